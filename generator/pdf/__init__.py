"""Scenes onto paper: fonts, painting, sheets of cards. The only package that knows points."""
