"""Drawings as data: scenes of paths, text, groups and uses in named inks, printed in many ways."""
