"""Getting to know a printer: a sheet to print and read, and the profile that comes of it.

``places`` says what lies where, ``scales`` draws it, ``sheet`` makes the pages; ``readings`` turns
what was read into a printer, and ``profile`` writes it down and reads it again.
"""
