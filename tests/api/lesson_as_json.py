"""A lesson with all that the engine says to it, as JSON."""

import json

from cardwright import load_lesson

lesson = load_lesson("court", "follow-and-take")
print(json.dumps(lesson.to_dict(), ensure_ascii=False, indent=1))
