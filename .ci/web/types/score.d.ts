/* The page that keeps the score: score.js does the sums, sheet.js has the words, entries.js the
   choices, keeper.js the page. NOBODY is −1. */

declare namespace Score {
  /** The law of a form; generator/cardwright/website/score_keeper.py makes it. */
  interface Law {
    kind: "race" | "tally" | "tennis";
    seats: number;
    seat_choices: number[];
    /** The seats of each side. With three players, and in a tally, each seat is a side. */
    sides: number[][];
    target: number;
    /** In tennis, the calls for one, two and three balls. */
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
    /** The tricks of a deal, if only tricks count; else 0. */
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

  /** An award by its number in the law, and how many times a side made it. */
  type Made = [side: number, award: number, times: number];

  /** An entry of the sheet: one of these fields is set. */
  interface Entry {
    /** The awards at the end of a deal. */
    made?: Made[];
    /** An award in the middle of a deal. */
    now?: [side: number, award: number];
    /** A deal without points: a tie, or not. */
    tie?: true;
    none?: true;
    /** A void deal: the same dealer deals again. */
    again?: true;
    /** In tennis, the side that won a ball. */
    ball?: number;
    /** In a tally, a stack. */
    stack?: [seat: number, award: number, group: number];
    /** In a tally, the end of the game. */
    end?: true;
  }

  /** The first dealer, and all entries. */
  interface Match {
    dealer: number;
    entries: Entry[];
  }

  /** An award at the end of a deal. */
  interface Scoring {
    side: number;
    award: Award;
    times: number;
  }

  /** Writes points down; with three players `dealer` is the dealer, if the dealer scores. */
  type Hold = (
    law: Law, now: Now, side: number, points: number, reason: string, clauses: string[], dealer: number,
  ) => void;

  /** A line of the sheet: points, a deed of a side, or a note. */
  interface Line {
    deal: number;
    dealer: number;
    side: number;
    points: number;
    reason: string;
    clauses: string[];
    how: "scores" | "does" | "notes";
  }

  /** The state of a match after its entries. */
  interface Now {
    number: number;
    dealer: number;
    /** The seats that still play. */
    table: number[];
    score: number[];
    /** Points carried from ties. */
    carry: number;
    winner: number;
    loser: number;
    winners: number[];
    over: boolean;
    balls: number[];
    sets: number[];
    /** The first server of this set. */
    opener: number;
    /** For each group, the parts still to be stacked. */
    left: number[];
    lines: Line[];
  }

  /** Choices that are not yet written down. */
  interface Draft {
    side: number;
    group: number;
    /** The tricks of both sides. */
    tricks: number[] | null;
    extra: Made | null;
  }

  /** The earlier games of an evening. */
  interface Evening {
    games: number;
    totals: number[];
  }

  /** A match as the browser stores it. */
  interface Sheet extends Match {
    form: string;
    seats: number;
    names: string[];
    agreed: boolean;
    draft: Draft;
    evening?: Evening;
  }

  /** A match with its law and its state. */
  interface Standing {
    rules: Law;
    now: Now;
    names: string[];
    agreed: boolean;
    evening?: Evening;
    readonly draft: Draft;
  }

  /** A standing with its actions. */
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
