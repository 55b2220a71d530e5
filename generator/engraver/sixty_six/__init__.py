"""Sixty-Six's pictures."""
