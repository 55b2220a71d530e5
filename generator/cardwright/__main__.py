"""``python -m cardwright`` is the command ``cardwright``."""

from cardwright.system.processes import leave_here

if __name__ == "__main__":
    leave_here()  # before anything else is imported
    from cardwright.cli import main

    main()
