/* Results of deals and their copies: results.js does the sums; table-daily.js shows the deal of the
   day, challenges and results; copies.js and backup.js save everything in a file and restore it. */

declare namespace Results {
  /** The opponents: all of one kind, or mixed. */
  type Foe = "beginner" | "good" | "strong" | "mixed";

  /** Points of the person’s side, and of the best other side. */
  type Points = [mine: number, theirs: number];

  interface Score {
    foe: Foe;
    mine: number;
    theirs: number;
  }

  interface Row extends Score {
    /** The local date, as 2026-11-30; of a deal of the day, its date. */
    on: string;
    /** True if moves were undone, or hints asked for. */
    aided?: true;
    /** True for a deal of the day. */
    daily?: true;
  }

  /** The first result of each deal, by its seed and number. */
  type All = Record<string, Row>;

  interface Sum extends Score {
    aided: boolean;
    deals: number;
    won: number;
    lost: number;
  }

  /** A single deal: the date of a deal of the day, the claim of a challenge, and whether it has a
      result from before. */
  interface Once {
    day?: string;
    beat?: Points;
    again?: true;
  }

  /** All texts that the browser keeps for the site, by their names. */
  type Texts = Record<string, string>;

  /** What a file changes: the texts to write, the numbers of new things by their kind, and texts that
      differ from those kept here. */
  interface Plan {
    write: Texts;
    added: Record<string, number>;
    differ: Texts;
  }
}

interface ResultsPart {
  /** The date where the device is, as 2026-11-30. */
  dayOf(date: Date): string;
  /** “November 30”. */
  dated(day: string): string;
  /** The seed of the deal of a day. */
  seedOf(game: string, day: string): number;
  /** The deal of a day: the game’s first form, and a person against good players. */
  daily(game: string, form: Session.Form, names: string[], day: string): Session.Match;
  /** True if two matches differ only in names and moves. */
  sameDeal(one: Session.Match, other: Session.Match): boolean;
  /** The number of days in a row until today or yesterday, and the most ever. A date may be one day
      ahead, after a flight; later ones count when their day has come. */
  streak(days: string[], today: string): { now: number; longest: number };
  idOf(match: { seed: number }, deal: number): string;
  /** The points of the last deal, as the sheet of the engine has them. */
  scored(end: Session.Scored & { deal: number }, seats: Session.Seat[], seat: number): Results.Score;
  isResults(all: unknown): all is Results.All;
  /** All results of both; of one deal the earlier. */
  merged(here: Results.All, there: Results.All): Results.All;
  /** The dates with a finished deal of the day. */
  days(all: Results.All): string[];
  sums(all: Results.All): Results.Sum[];
  /** A claim as links have it. */
  claim(points: Results.Points): string;
  claimed(text: string): Results.Points | null;
  isOnce(once: unknown): boolean;
  /** “3 points to 0”. */
  points(points: Results.Points, unit: string): string;
  /** “won, 3 points to 0”. */
  spelled(score: { mine: number; theirs: number }, unit: string): string;
  /** Whether a result beats a claim: the greater lead wins. */
  verdict(score: { mine: number; theirs: number }, claim: Results.Points, unit: string): string;
}

interface Daily {
  /** The results of this game. */
  stored: Stored<Results.All>;
  /** The deal of today: its terms, and what makes it a single deal. */
  today(): { match: Session.Match; once: Results.Once };
  /** A match as a single deal, maybe with the claim of a challenge. */
  once(match: Session.Match, beat?: Results.Points): Results.Once;
  /** The section before the deal; `going` is the single deal that is not finished. */
  section(
    weight: string, going: Table.Begun | null, begin: (match: Session.Match, once: Results.Once) => void, resume: () => void,
  ): HTMLElement;
  /** The section for a challenge. */
  challenge(match: Session.Match, beat: Results.Points, begin: (match: Session.Match, once: Results.Once) => void): HTMLElement;
  /** The table of results, if there are any. */
  table(): HTMLElement[];
  /** Counts the result of a deal, once, and shows what came of it. */
  ended(end: Session.End, now: LiveMatch, more: Table.Beside): HTMLElement[];
}

interface Copies {
  /** The file with everything that is kept. */
  packed(texts: Results.Texts, day: string): string;
  /** The texts in a file, or the sentence that says why there are none. */
  unpacked(file: string): Results.Texts | string;
  /** What restoring a file changes here; nothing that is here is lost. */
  plan(here: Results.Texts, there: Results.Texts): Results.Plan;
  /** “1 score sheet, 14 results”, or “”. */
  told(added: Record<string, number>): string;
}
