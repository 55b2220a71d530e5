"""Files for print services: one piece a page or a picture, in the inks of a press, and checked.

``inks`` has the process colors of every ink by role, ``pack`` what is printed and how often,
``deck`` the pages as PDF, and ``standard`` makes PDF/X-4 or PDF/X-1a of them. ``vendors`` says what
each service takes, as data; ``canvas``, ``job`` and ``tabletop`` make what it gets. ``rules`` has
what is checked, ``content`` and ``pictures`` what is looked at, and ``preflight`` calls them.
"""
