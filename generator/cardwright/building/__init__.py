"""Builds: what is ordered, made, kept in the cache, and put into an output folder."""
