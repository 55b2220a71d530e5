"""Everything that is printed: decks, books, boxes, trackers, files for print services."""
