"""What is printed: decks, books, boxes, trackers, and files for print services."""
