"""The rules of the games. Standard library only, so that they run unchanged in a browser."""
