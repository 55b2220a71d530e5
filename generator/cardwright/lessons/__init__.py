"""Lessons: worked examples that the engine has judged, so that none can say what is not so.

A lesson is a file, `site/lessons/<game>/NN-name.toml` (see `reading.py`). It sets up a deal, asks
a question, and claims an answer; the engine is asked about everything that is shown. What it said
last time is kept in a lock beside the lessons (`lock.py`).
"""

from cardwright.lessons.check import Report, check, lessons, taught
from cardwright.lessons.judged import Asked, Choice, Judged, Part, Sheet, Step, Told
from cardwright.lessons.reading import read_lessons
from cardwright.lessons.records import Lesson
from cardwright.lessons.table import Hand, Lying, Table

__all__ = [
    "Asked",
    "Choice",
    "Hand",
    "Judged",
    "Lesson",
    "Lying",
    "Part",
    "Report",
    "Sheet",
    "Step",
    "Table",
    "Told",
    "check",
    "lessons",
    "read_lessons",
    "taught",
]
