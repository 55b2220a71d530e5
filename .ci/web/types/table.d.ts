/* The table at which a match is played: play.js asks the engine, table-kept.js stores, table-terms.js
   has the form before the deal, table-words.js the sentences, table-view.js the table, table-story.js
   what happened, table-sight.js what is seen and pressed, table-match.js what a
   match has come to, table-door.js what there is before the deal, table.js all of it. */

interface Engine {
  /** How long, in ms, nothing may come of what was asked for. */
  patience: number;
  /** Why there is none on a page that lies in a folder. */
  NOT_SERVED: string;
  /** A promise that it can be asked; `tell` is told from 0 to 1 how much has come of what is loaded. */
  start(tell?: (share: number) => void): Promise<void>;
  /** A promise of the answer; see session.d.ts. */
  ask<Do extends keyof Session.Messages>(message: Session.Message<Do>): Promise<Session.Answer<Do> | Session.Failed>;
  /** Ends it: start() begins anew, and no match has begun. */
  stop(): void;
}

declare namespace Engine {
  /** Whoever waits for an answer. */
  interface Waiting {
    resolve(answer?: unknown): void;
    reject(error: Error): void;
  }

  /** What play-worker.js tells: how much has come, that it is ready, an answer, or a fault. */
  interface Message {
    share?: number;
    ready?: true;
    id?: number;
    answer?: unknown;
    fault?: string;
  }
}

declare namespace Table {
  /** A match as this browser stores it. */
  interface Begun {
    match: Session.Match;
    ended: boolean;
  }

  /** What an address leads to: a match, another game by its name, or nothing whole. */
  interface Sent {
    match?: Session.Match;
    other?: string;
    damaged?: true;
  }

  /** How a match begins, as the form has it. */
  interface Terms {
    game: string;
    form: string;
    seats: Session.Sitter[];
    agreements: Record<string, string>;
    learning: boolean;
  }

  /** How this device shows a table: the speed in ms, “press” for a button. */
  interface Settings {
    speed: string;
    large: boolean;
    left: boolean;
    sound: boolean;
  }

  /** A card that was just played, and who played it. */
  interface Played {
    card: Session.Card;
    why: string;
  }

  /** Of whom and of which group a card is asked for. */
  interface Asked {
    seat: number;
    group: string;
  }

  /** What the hand, the buttons and the calls of a table do. */
  interface Does {
    act(action: number | null, name: string): void;
    card(card: Session.Held, event: MouseEvent): void;
    deed(one: Session.Open, event: MouseEvent): void;
    /** What is better than all else, where that is said. */
    plain: number | null;
    /** What a deed comes to, by its notation. */
    costs: Record<string, string>;
    came: Set<string>;
    calls: Session.Call[];
    asked: Asked;
  }

  /** What an answer told. */
  interface Entry {
    deal: number;
    told: Session.Told[];
    /** Whether it is of the deal itself. */
    dealt: boolean;
    /** Whether it is of the person, and of a card alone that they played or asked for. */
    mine: boolean;
    byCard: boolean;
    /** The rules that were met. */
    met: string[];
    /** The names of the cards that came. */
    drawn: string[];
  }

  /** A sentence, and the clauses behind it. */
  interface Line {
    text: string;
    clauses: string[];
  }

  /** A hint, and when it fits: at which question, after which clause; "" is any. */
  interface Hint {
    text: string;
    question: string;
    after: string;
  }

  /** What is asked of the event of a press. */
  interface Press {
    timeStamp: number;
    clientX: number;
    clientY: number;
    detail: number;
  }

  interface Option {
    text: string;
    clause: string;
    /** Whether it is refused. */
    not?: boolean;
  }
}

interface Kept {
  met: Stored<Met>;
  begun(game: string, offer: Session.Form[]): Stored<Table.Begun | null>;
  /** What the part of an address behind # leads to; `isHere` tells whether this page has such a place. */
  linked(hash: string, game: string, offer: Session.Form[], isHere: (id: string) => boolean): Table.Sent | null;
  /** A match as the part of an address behind #. */
  hash(match: Session.Match): string;
  download(record: object, name: string): HTMLElement;
  copy(address: string): HTMLElement;
  open(folder: string, cards: string[]): Promise<void>;
  knock(): void;
}

interface TermsPart {
  /** The form; it says how much is loaded, if anything is, and what is lost. */
  terms(
    offer: Session.Form[], weight: string, before: Partial<Table.Terms> & { game: string }, lost: string,
    begin: (match: Session.Match) => void,
  ): HTMLElement;
  /** The settings, to be changed at any time. */
  settings(now: Table.Settings): HTMLElement;
  /** How a table is shown, as it is set in any tab. */
  shown(): Table.Settings;
}

interface WordsPart {
  persons(match: Session.Match): number;
  /** The seat of the first person, or the first seat. */
  first(match: Session.Match): number;
  door(kept: Table.Begun | null): string;
  inPlay(look: Session.Look): Session.Lying[];
  elsewhere(look: Session.Look): boolean;
  wanted(look: Session.Look, match: Session.Match): string;
  options(look: Session.Look, calls: Session.Call[]): Table.Option[];
  /** What somebody who is learning reads before this, or "": what it may cost, or what is plainly better. */
  doubt(
    one: { action: number; name: string; text: string }, look: { open: Session.Open[]; plain: number | null },
    costs: Record<string, string>,
  ): string;
  /** What could be done in place of playing a card alone: announce with it, or what is plainly better. */
  better(card: string, look: { open: Session.Open[]; plain: number | null }): Session.Open[];
  hint(hints: Table.Hint[], done: string[], question: string, cited: string[]): Table.Hint | undefined;
  standing(scored: Session.Scored): string;
  /** `noted` is how many lines the sheet had when the deal began. */
  ended(end: Session.End, noted: number, deal: string, unit: string): { title: string; lines: Table.Line[] };
}

interface View {
  around(look: Session.Look): HTMLElement;
  middle(look: Session.Look, trick: Table.Played[]): HTMLElement;
  facts(look: Session.Look): HTMLElement;
  hand(look: Session.Look, does: Table.Does): HTMLElement;
  deeds(look: Session.Look, does: Table.Does): HTMLElement;
  calls(look: Session.Look, does: Table.Does): HTMLElement[];
  sheet(look: Session.Look): HTMLElement;
  options(look: Session.Look, calls: Session.Call[], texts: Session.Texts): HTMLElement[];
  /** What a deal has come to, and what can be done then. */
  ended(end: Session.End, noted: number, texts: Session.Texts, ...deeds: HTMLElement[]): HTMLElement;
  marks(clauses: string[], texts: Session.Texts): (Node | string)[];
}

interface Story {
  add(entry: Table.Entry): void;
  /** Cards that went out of the hand by what happened last, not by the person. */
  lose(names: string[]): void;
  /** The entries of this deal from what the person did last. */
  since(deal: number): Table.Entry[];
  /** At most three sentences. */
  newest(deal: number): Session.Told[];
  /** What happened since the person last played: its sentences, and the rules that were met. */
  latest(deal: number): { lines: Table.Line[]; met: string[] };
  /** The sentence that named something last. */
  last(deal: number, about: string): (Session.Told & { dealt: boolean }) | undefined;
  news(deal: number): HTMLElement;
  recent(deal: number): HTMLElement;
  whole(deal: number, title: string): HTMLElement;
}

/** `texts` has the words of clauses, and more of them as they are told. */
type StoryClass = new (texts: Session.Texts) => Story;

/** A match as the page plays it. */
interface LiveMatch {
  match: Session.Match;
  /** The person whose hand is shown, or −1 before the first has come. */
  seat: number;
  /** What that seat sees. */
  look: Session.Look;
  /** What a person can ask for, where cards are asked for. */
  calls: Session.Call[];
  asked: Table.Asked;
  /** The cards that have come into the hand. */
  came: Set<string>;
  /** The trick that was just played: one that is complete is shown until another begins. */
  trick: Table.Played[];
  /** How many lines the sheet had when the deal began; −1 until that is seen. */
  noted: number;
  texts: Session.Texts;
  story: Story;
  /** How many persons play. */
  readonly persons: number;
  /** The answer of the engine; an error that it tells is thrown as a Refusal, with its hint. */
  ask<Do extends keyof Session.Messages>(message: Session.Message<Do>): Promise<Session.Answer<Do>>;
  /** Writes down what happened. */
  note(answer: Session.Dealt | Session.Done): void;
  /** Asks what a seat sees now. */
  see(seat: number): Promise<void>;
  /** Forgets the story, which is told again. */
  retell(): void;
  /** Marks rules as met; those that were not before. */
  meet(clauses: string[]): string[];
}

interface Door {
  stored: Stored<Table.Begun | null>;
  /** What the address leads to. */
  sent(): Table.Sent | null;
  /** All there is before the deal; `loaded` where somebody has played here. */
  doors(loaded: boolean, begin: (match: Session.Match) => void, resume: () => void): HTMLElement[];
}

interface Presses {
  /** Whether it is a second press at the same place, that nobody meant. `sure` is the action that was
      asked about, `drawn` when the table was drawn. */
  slips(action: number, press: Table.Press, sure: number, drawn: number): boolean;
  /** Another table: what was pressed at the one before is over. */
  forget(): void;
}

interface Sight {
  Presses: new () => Presses;
  /** What there is to do comes into sight, where it is not. */
  bring(board: HTMLElement, said: HTMLElement, what: string): void;
  /** Marks what would be done, and brings it into sight. */
  advise(board: HTMLElement, actions: (number | null)[]): void;
  /** What is changed leaves an element where it is seen. */
  still(element: Element, change: () => void): void;
  /** Draws a board anew: what was open stays open, and the focus on what it was on, or it goes to the hand. */
  redraw(board: HTMLElement, ...parts: HTMLElement[]): void;
  /** What a card or a pile is called that was tapped, and what is said below a pile. */
  tapped(target: EventTarget | null): { about?: string; what?: string };
  /** Waits as long as the speed says, and longer where a trick is shown. */
  pause(board: HTMLElement, speed: string, shown: boolean): Promise<unknown>;
  /** Moves within the hand by an arrow, and tells whether it was one. */
  arrows(board: HTMLElement, event: KeyboardEvent): boolean;
}
