/* The page that keeps the score: score.js does the sums, sheet.js has the words, entries.js what can
   be written down, keeper.js the page. */

declare namespace Score {
  /** The law of a form, as generator/cardwright/website/score_keeper.py tells it. */
  interface Law {
    kind: "race" | "tally" | "tennis";
    seats: number;
    seat_choices: number[];
    /** The seats of each side; where three play, and in a tally, each seat is a side. */
    sides: number[][];
    target: number;
    /** In tennis, what one, two, three balls are called. */
    calls: number[];
    three: boolean;
    loser_deals: boolean;
    adds_up: boolean;
    ties: boolean;
    none: boolean;
    afresh: boolean;
    in_order: boolean;
    match: string;
    unit: string;
    deal: string;
    /** Where nothing but tricks is counted, how many a deal has. */
    tricks: number;
    trick: string;
    suit: string;
    groups: string[];
    agree: { word?: string; groups?: string[] };
    awards: Award[];
    clauses: Record<string, string[]>;
    unsure: { awards: [number, number]; clause: string }[];
    texts: Record<string, string>;
  }

  interface Award {
    name: string;
    points: number;
    most: number;
    fault: boolean;
    agreed: boolean;
    parts: number;
    clauses: string[];
    now: boolean;
  }

  /** An award by its number in the law, and how many times it was made. */
  type Made = [side: number, award: number, times: number];

  /** What was written down; each entry has one of these. */
  interface Entry {
    /** A deal has ended, and this was made. */
    made?: Made[];
    /** Made at once, in the middle of a deal. */
    now?: [side: number, award: number];
    /** A deal has ended without points, with or without a tie. */
    tie?: true;
    none?: true;
    /** A deal is void, and the same dealer deals again. */
    again?: true;
    /** A ball is won, in tennis. */
    ball?: number;
    /** A stack, in a tally. */
    stack?: [seat: number, award: number, group: number];
    /** The end of a game of a tally. */
    end?: true;
  }

  /** The seat that dealt first, and what was written down since. */
  interface Match {
    dealer: number;
    entries: Entry[];
  }

  /** An award that was made at the end of a deal. */
  interface Scoring {
    side: number;
    award: Award;
    times: number;
  }

  /** Puts down points; of three players `dealer` is told where it is the dealer who scores. */
  type Hold = (
    law: Law, now: Now, side: number, points: number, reason: string, clauses: string[], dealer: number,
  ) => void;

  /** A line of the sheet. Its reason is that of points, or what a side does, or a note. */
  interface Line {
    deal: number;
    dealer: number;
    side: number;
    points: number;
    reason: string;
    clauses: string[];
    how: "scores" | "does" | "notes";
  }

  /** What stands after the entries of a match. NOBODY is −1. */
  interface Now {
    number: number;
    dealer: number;
    /** Who sits at the deal. */
    table: number[];
    score: number[];
    /** What ties carry. */
    carry: number;
    winner: number;
    loser: number;
    winners: number[];
    over: boolean;
    balls: number[];
    sets: number[];
    /** Who served first in this set. */
    opener: number;
    /** Of each group, how many parts are still to be stacked. */
    left: number[];
    lines: Line[];
  }

  /** What is chosen and not yet written down. */
  interface Draft {
    side: number;
    group: number;
    /** Of two sides, the tricks that each won. */
    tricks: number[] | null;
    extra: Made | null;
  }

  /** The games of an evening before this one. */
  interface Evening {
    games: number;
    totals: number[];
  }

  /** A match as this browser stores it. */
  interface Sheet extends Match {
    form: string;
    seats: number;
    names: string[];
    agreed: boolean;
    draft: Draft;
    evening?: Evening;
  }

  /** A sheet with its law and what stands now. */
  interface Standing {
    rules: Law;
    now: Now;
    names: string[];
    agreed: boolean;
    evening?: Evening;
    readonly draft: Draft;
  }

  /** A standing, and what can be done with it. */
  interface Table extends Standing {
    write(entry: Entry): void;
    /** Keeps a draft. */
    draw(draft: Draft): void;
    tell(text: string): void;
    link(clause: string): HTMLElement;
  }
}

interface ScorePart {
  keep(law: Score.Law, match: Score.Match): Score.Now;
  call(law: Score.Law, now: Score.Now): string;
  called(law: Score.Law, award: Score.Award, times: number): string;
  givenBack(balls: number[]): number;
  has(law: Score.Law, side: number): string;
  nextFirst(law: Score.Law, now: Score.Now): number;
  isWhole(law: Score.Law, sheet: Unread<Score.Sheet>): boolean;
}

interface SheetPart {
  rulesOf(law: Score.Law, sheet: { seats: number; agreed: boolean }): Score.Law;
  nameOf(at: Score.Standing, side: number): string;
  able(at: Score.Standing): number[];
  made(law: Score.Law, tricks: number[], extra: Score.Made | null): Score.Made[];
  summary(at: Score.Standing): string;
  rest(at: Score.Standing, group: number): string;
  lineText(at: Score.Standing, line: Score.Line): string;
  standing(at: Score.Standing): string;
  called(at: Score.Standing): string;
  title(at: Score.Standing): string;
  reached(law: Score.Law, points: number): string | number;
  evening(at: Score.Standing, evening: Score.Evening): string;
}

interface Entries {
  surely(
    table: Score.Table, text: string, asks: string, press: () => void, className?: string,
  ): HTMLButtonElement;
  told(table: Score.Table, clauses: string[]): (Node | string)[];
  choices(table: Score.Table): HTMLElement[];
}
