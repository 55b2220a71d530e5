/* Messages to the engine and its answers, as far as the table of the site uses them;
   generator/cardwright/engine/session documents all of them. NOBODY is −1. */

declare namespace Session {
  interface Card {
    id: string;
    name: string;
  }

  /** A card in hand: the action that plays it, or null, and whether it may be played now. */
  interface Held extends Card {
    action: number | null;
    may: boolean;
    text: string;
    clause: string;
  }

  interface Action {
    action: number;
    name: string;
    says: string;
  }

  interface Open extends Action {
    cards: string[];
    text: string;
    clause: string;
  }

  interface Call {
    action: number;
    seat: number;
    card: Card & { group: string };
  }

  interface Told {
    text: string;
    clauses: string[];
    news: boolean;
  }

  interface Moment {
    deal: number;
    dealer: number;
    to_move: number;
    keeper: string;
    deal_over: boolean;
    match_over: boolean;
  }

  interface Line {
    deal: number;
    side: number;
    who: string;
    points: number;
    reason: string;
    clauses: string[];
  }

  interface Scored {
    score: { side: number; who: string; points: number }[];
    target: number;
    sheet: Line[];
    clauses: Texts;
  }

  /** The words of clauses by their ids. */
  type Texts = Record<string, string>;

  interface Seat {
    seat: number;
    name: string;
    keeper: string;
    side: number;
    at_table: boolean;
  }

  interface Lying {
    card: Card;
    how: string;
    seat: number;
    why: string;
  }

  interface Pile {
    name: string;
    seat: number;
    cards: Card[];
    down: number;
    piece: string;
  }

  interface Look extends Moment, Scored {
    seat: number;
    question: string;
    seats: Seat[];
    hand: Held[];
    open: Open[];
    plain: number | null;
    may_undo: boolean;
    table: {
      held: number[];
      seen: Card[][];
      lying: Lying[];
      piles: Pile[];
      sides: { who: string }[];
      said: { label: string; text: string; hand: number }[];
    };
  }

  /** A deal, with all moves in it so far. */
  interface Dealt extends Moment {
    told: Told[];
    clauses: Texts;
    did?: undefined;
    came?: undefined;
  }

  /** A move. */
  interface Done extends Moment {
    told: Told[];
    clauses: Texts;
    did: Action & { seat: number; cards: Card[] };
    came: Card[];
  }

  interface Refused {
    ok: false;
    text: string;
    clause: string;
    clauses: Texts;
  }

  interface Advice extends Action {
    why: string;
    figures: string;
    prospect: string;
  }

  interface End extends Moment, Scored {
    reason: string;
    winners: number[];
    /** How the deal came to its points, a sentence without an end; or "". */
    story: string;
  }

  /** A move of a deal that is over; `choice` if anything else was open. */
  interface Move extends Action {
    move: number;
    seat: number;
    cards: Card[];
    choice: boolean;
    told: Told[];
  }

  /** The judgment of a move; the reason is empty unless it is costly. */
  interface Judged {
    move: number;
    kind: "only" | "best" | "fine" | "costly";
    loss: number;
    exact: boolean;
    better: Action | null;
    why: string;
    figures: string;
  }

  interface Sitter {
    name: string;
    /** A person by default. */
    keeper?: string;
  }

  /** The fields of `begin`: a new match, or one to continue. */
  interface Match {
    game: string;
    form: string;
    seats: Sitter[];
    agreements?: Record<string, string>;
    learning?: boolean;
    seed: number;
    dealer?: number;
    actions?: number[][];
  }

  interface Form {
    form: string;
    title: string;
    seats: number;
    seat_choices: number[];
    warnings: Record<string, string[]>;
    agreements: Agreement[];
    recommended: { agreements: Record<string, string>; title: string; usual: string } | null;
  }

  interface Agreement {
    option: string;
    question: string;
    choices: { choice: string; reading: string }[];
    default: string;
  }

  /** The fields of each message, and its answer. */
  interface Messages {
    begin: [Match, Dealt];
    look: [{ seat: number }, Look];
    play: [{ seat: number; action: number }, Refused | (Done & { ok: true })];
    step: [{ seat?: number }, Done];
    calls: [{ seat: number }, { calls: Call[] }];
    advise: [{ seat: number }, Advice];
    undo: [{ seat: number }, Moment];
    next: [{}, Dealt];
    end: [{ seat?: number }, End];
    moves: [{ seat?: number }, { moves: Move[] }];
    review: [{ move: number }, Judged];
    record: [{}, { record: object }];
    link: [{}, { link: Match }];
  }

  type Message<Do extends keyof Messages> = { do: Do } & Messages[Do][0];
  type Answer<Do extends keyof Messages> = Messages[Do][1];

  /** An error, which can answer any message. */
  interface Failed {
    error: string;
    hint: string;
  }
}
