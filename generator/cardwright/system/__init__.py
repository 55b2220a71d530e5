"""What the operating system is asked for: processes, signals, files, the cache."""
