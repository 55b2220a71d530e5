"""Lessons: worked examples that the engine has judged, so that none can say what is not so.

A lesson is a file, `site/lessons/<game>/NN-name.toml` (see `reading.py`). It sets up a deal, asks
a question, and claims an answer; the engine is asked about everything that is shown. What it said
last time is kept in a lock beside the lessons (`lock.py`).
"""

from cardwright.lessons.check import Report, check, lessons, load_lesson, taught
from cardwright.lessons.judged import (
    Choice,
    DealScore,
    DealStep,
    Judged,
    LessonQuestion,
    Statement,
    StoryPart,
)
from cardwright.lessons.reading import read_lessons
from cardwright.lessons.records import Lesson
from cardwright.lessons.table import HeldCards, LessonTable, TableCard

__all__ = [
    "Choice",
    "DealScore",
    "DealStep",
    "HeldCards",
    "Judged",
    "Lesson",
    "LessonQuestion",
    "LessonTable",
    "Report",
    "Statement",
    "StoryPart",
    "TableCard",
    "check",
    "lessons",
    "load_lesson",
    "read_lessons",
    "taught",
]
