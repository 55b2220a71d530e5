/* The one global name of the site’s scripts. Each script adds its part; a page has the parts of its
   own scripts, and later scripts use earlier parts. */

interface CardwrightParts {
  page: PagePart;
  elements: Elements;
  classes: Classes;
  Stored: StoredClass;
  progress: Progress;
  course: Course;
  marks: Marks;
  awake: Awake;
  keys: Keys;
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
  motion: Motion;
  helping: Helping;
  LiveMatch: new (match?: Session.Match) => LiveMatch;
  Refusal: new (message: string) => Error;
  door: Door;
  results: ResultsPart;
  daily: Daily;
  copies: Copies;
  review: ReviewPart;
  finding: Finding;
  Grid: Workshop.GridClass;
  Faces: Workshop.FacesClass;
  opened: Workshop.Opened;
  /** The search index, loaded for the first search. */
  index: Search.Written[];
  /** Loaded before the search, or by tests. */
  synonyms?: Search.Synonyms;
}

declare var Cardwright: CardwrightParts;
