"""Requests to the operating system: processes, signals, files, the cache."""
