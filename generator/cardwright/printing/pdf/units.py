"""Millimeters to PDF points."""

#: PDF points in a millimeter.
POINTS_PER_MM = 72 / 25.4
