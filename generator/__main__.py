"""``python -m generator`` is the command ``cardwright``."""

from generator.processes import leave_here

if __name__ == "__main__":
    leave_here()  # before anything else is imported
    from generator.cli import main

    main()
