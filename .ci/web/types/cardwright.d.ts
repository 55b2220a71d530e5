/* The one global name of the site’s scripts. Each script adds its part; a page has the parts of the
   scripts that it loads, in that order. */

interface CardwrightParts {
  page: PagePart;
  elements: Elements;
  Stored: StoredClass;
  progress: Progress;
  course: Course;
  marks: Marks;
  score: ScorePart;
  sheet: SheetPart;
  entries: Entries;
  engine: Engine;
  kept: Kept;
  terms: TermsPart;
  words: WordsPart;
  view: View;
  Story: StoryClass;
  sight: Sight;
  LiveMatch: new (match?: Session.Match) => LiveMatch;
  Refusal: new (message: string) => Error;
  door: Door;
  finding: Finding;
  /** The index of the search, which is loaded when it is wanted. */
  index: Search.Written[];
}

declare var Cardwright: CardwrightParts;
