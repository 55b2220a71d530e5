/* The table for a match. play.js runs the engine; table-kept.js stores the match; table-terms.js has
   the form for a new match and the settings; table-door.js is the page before the deal; table-match.js
   has the state of the match, table-words.js its sentences, table-story.js its story; table-view.js
   draws it; table-help.js answers questions; table-sight.js scrolls, moves the focus and checks
   presses; table-review.js has the end of a deal and its review; table.js ties them together. */

interface Engine {
  /** The longest silence of the engine, in ms. */
  patience: number;
  /** The sentence for a page that is opened from a folder. */
  NOT_SERVED: string;
  /** Loads the engine; `tell` receives the share that is loaded, from 0 to 1. */
  start(tell?: (share: number) => void): Promise<void>;
  /** Sends a message; see session.d.ts. */
  ask<Do extends keyof Session.Messages>(message: Session.Message<Do>): Promise<Session.Answer<Do> | Session.Failed>;
  /** Sends a message to the print shop; `tell` hears how far it is. */
  print(message: Shop.Message, tell?: Engine.Waiting["tell"]): Promise<Shop.Answer>;
  /** Sends a message to the workshop; `tell` hears how far it is. */
  make<Do extends keyof Workshop.Answers>(message: Workshop.Message<Do>, tell?: Engine.Waiting["tell"]): Promise<Workshop.Answers[Do] | Workshop.Fault>;
  /** Ends the engine and its match; start() loads it again. */
  stop(): void;
}

declare namespace Engine {
  /** A promise that waits for an answer. */
  interface Waiting {
    resolve(answer?: unknown): void;
    reject(error: Error): void;
    /** Hears how far it is: so many pages are drawn, of so many. */
    tell?: ((drawn: number, all: number) => void) | undefined;
  }

  /** A message of play-worker.js: the share that is loaded, ready, a step, an answer, or a fault. */
  interface Message {
    share?: number;
    ready?: true;
    id?: number;
    step?: [drawn: number, all: number];
    answer?: unknown;
    fault?: string;
  }
}

declare namespace Table {
  /** A match as the browser stores it. */
  interface Begun extends Beside {
    match: Session.Match;
    ended: boolean;
  }

  /** What is stored beside a match: that it is a single deal, and the deal with help, if any: a hint,
      or a move undone. */
  interface Beside {
    once?: Results.Once;
    aided?: number;
  }

  /** The match in an address, with the claim of a challenge; or the name of another game, or a damaged
      link. */
  interface Sent {
    match?: Session.Match;
    beat?: Results.Points;
    other?: string;
    damaged?: true;
  }

  /** The terms of a new match, from the form. */
  interface Terms {
    game: string;
    form: string;
    seats: Session.Sitter[];
    agreements: Record<string, string>;
    learning: boolean;
  }

  /** The settings of this device; the speed is in ms, or “press” for a button. */
  interface Settings {
    speed: string;
    large: boolean;
    left: boolean;
    sound: boolean;
  }

  /** A card that was just played, with the name of the player. */
  interface Played {
    card: Session.Card;
    why: string;
    seat: number;
  }

  /** The opponent and the group of the card to ask for. */
  interface Asked {
    seat: number;
    group: string;
  }

  /** The note on a deed: all that it comes to, and in a few words what it may cost. */
  interface Cost {
    text: string;
    cost: string;
  }

  /** The actions of hand, buttons and calls, and what they show. */
  interface Does {
    act(action: number | null, name: string): void;
    /** The card of the hand with this id is pressed. */
    card(id: string, event: MouseEvent): void;
    deed(one: Session.Open, event: MouseEvent): void;
    /** A plainly better action, if the table shows it. */
    plain: number | null;
    /** The notes on deeds, by notation. */
    costs: Record<string, Cost>;
    came: Set<string>;
    calls: Session.Call[];
    asked: Asked;
  }

  /** The sentences of an answer. */
  interface Entry {
    deal: number;
    told: Session.Told[];
    /** True for the deal itself. */
    dealt: boolean;
    /** True for a move of the person; `byCard` if they only played or asked for a card. */
    mine: boolean;
    byCard: boolean;
    /** The rules met for the first time. */
    met: string[];
    /** The names of the drawn cards. */
    drawn: string[];
  }

  /** A sentence with its clauses. */
  interface Line {
    text: string;
    clauses: string[];
  }

  /** A hint with its question and the clause before it; "" fits any. */
  interface Hint {
    text: string;
    question: string;
    after: string;
  }

  /** The fields of a press event that `slips` reads. */
  interface Press {
    timeStamp: number;
    clientX: number;
    clientY: number;
    detail: number;
  }

  interface Option {
    text: string;
    clause: string;
    /** True if it is refused. */
    not?: boolean;
  }
}

interface Kept {
  met: Stored<Met>;
  begun(game: string, offer: Session.Form[]): Stored<Table.Begun | null>;
  single(game: string, offer: Session.Form[]): Stored<Table.Begun | null>;
  /** The match behind # in an address; `isHere` checks for an anchor of the page. */
  linked(hash: string, game: string, offer: Session.Form[], isHere: (id: string) => boolean): Table.Sent | null;
  /** The part of an address behind # for a match, or for a challenge. */
  hash(match: Session.Match, beat?: Results.Points): string;
  download(record: object, name: string): HTMLElement;
  /** A button that copies a text. */
  copy(text: string, name?: string): HTMLElement;
  open(pictures: string[]): Promise<void>;
  knock(): void;
}

interface TermsPart {
  /** The names of players, until they choose their own. */
  NAMES: string[];
  /** The form for a new match. `weight` is the size of the engine, or ""; `lost` names a match that the new one replaces. */
  terms(
    offer: Session.Form[], weight: string, before: Partial<Table.Terms> & { game: string }, lost: string,
    begin: (match: Session.Match) => void,
  ): HTMLElement;
  /** The settings, to change at any time. */
  settings(now: Table.Settings): HTMLElement;
  /** The current settings, updated from other tabs. */
  shown(): Table.Settings;
}

interface WordsPart {
  persons(match: Session.Match): number;
  /** The seat of the first person, or 0. */
  first(match: Session.Match): number;
  door(kept: Table.Begun | null): string;
  inPlay(look: Session.Look): Session.Lying[];
  elsewhere(look: Session.Look): boolean;
  wanted(look: Session.Look, match: Session.Match): string;
  /** The choices by name, or "" if the turn line has them. */
  choices(look: Session.Look, calls: Session.Call[], match: Session.Match): string;
  hand(look: Session.Look): string;
  /** The whole table, sentence by sentence. */
  state(look: Session.Look): string[];
  options(look: Session.Look, calls: Session.Call[]): Table.Option[];
  /** The question to a learner before this deed: its cost, or a plainly better one; or "", also
      for an action that a hint has advised. */
  doubt(
    one: { action: number; name: string }, look: { open: Session.Open[]; plain: number | null },
    costs: Record<string, Table.Cost>, advised?: number,
  ): string;
  /** Better uses of a card: an announcement with it, or a plainly better action; none if a hint has
      advised to play it. */
  better(
    card: string, look: { hand: Session.Held[]; open: Session.Open[]; plain: number | null }, advised?: number,
  ): Session.Open[];
  hint(hints: Table.Hint[], done: string[], question: string, cited: string[]): Table.Hint | undefined;
  standing(scored: Session.Scored): string;
  /** `noted` is the number of lines before this deal. */
  ended(end: Session.End, noted: number, unit: string): { title: string; story: string; lines: Table.Line[] };
}

interface View {
  around(look: Session.Look): HTMLElement;
  middle(look: Session.Look, trick: Table.Played[]): HTMLElement;
  facts(look: Session.Look): { counts: HTMLElement; others: HTMLElement };
  hand(look: Session.Look, does: Table.Does): HTMLElement;
  deeds(look: Session.Look, does: Table.Does): HTMLElement;
  calls(look: Session.Look, does: Table.Does): HTMLElement[];
  sheet(look: Session.Look): HTMLElement;
  options(look: Session.Look, calls: Session.Call[], texts: Session.Texts): HTMLElement[];
  face(id: string, alt: string): HTMLPictureElement;
  pictures(): string[];
  marks(clauses: string[], texts: Session.Texts): (Node | string)[];
}

interface Story {
  add(entry: Table.Entry): void;
  /** Adds cards that the last move took out of the hand, unless the person made it. */
  lose(names: string[]): void;
  /** The entries of this deal since the person’s last move, with that. */
  since(deal: number): Table.Entry[];
  /** The first sentence on the person’s last move, or “”. */
  own(deal: number): string;
  /** The news, at most three sentences. */
  newest(deal: number): Session.Told[];
  /** The sentences since the person’s last move, and the rules met. */
  latest(deal: number): { lines: Table.Line[]; met: string[] };
  /** The last sentence that names something. */
  last(deal: number, about: string): (Session.Told & { dealt: boolean }) | undefined;
  /** Everything that was not heard yet, with the news to be seen; heard from now on. */
  news(deal: number): HTMLElement;
  /** Takes everything as heard. */
  hush(): void;
  /** Begins again with nothing told. */
  retell(): void;
  recent(deal: number): HTMLElement;
  /** The log of the match: the same element every time; `word` is the game’s word for a deal. */
  whole(word: string): HTMLElement;
}

/** `texts` has the words of clauses, and grows with the answers. */
type StoryClass = new (texts: Session.Texts) => Story;

/** A match as the page plays it. */
interface LiveMatch {
  match: Session.Match;
  /** The person whose hand is shown, or −1 at first. */
  seat: number;
  /** The table as that seat sees it. */
  look: Session.Look;
  /** All cards that the person could ask for. */
  calls: Session.Call[];
  asked: Table.Asked;
  /** The action that a hint advised in this turn, or −1. */
  advised: number;
  /** The new cards of the hand. */
  came: Set<string>;
  /** The trick just played, shown until another begins. */
  trick: Table.Played[];
  /** The lines of the sheet before this deal; −1 until it is seen. */
  noted: number;
  texts: Session.Texts;
  /** The clauses behind what was said last. */
  cited: string[];
  story: Story;
  /** The number of persons. */
  readonly persons: number;
  /** True if the deal had moves before this page opened it. */
  resumed(deal: number): boolean;
  /** Once in a deal for each person: the hand in words, or the whole table of a resumed deal; then "". */
  greeting(): string;
  /** Asks the engine; throws its error as a Refusal, with the hint. */
  ask<Do extends keyof Session.Messages>(message: Session.Message<Do>): Promise<Session.Answer<Do>>;
  /** Adds an answer to the match and its story. */
  note(answer: Session.Dealt | Session.Done): void;
  /** Asks for the table as a seat sees it. */
  see(seat: number): Promise<void>;
  /** Asks for the result of the deal. */
  end(): Promise<Session.End>;
  /** Asks for all moves of the deal that is over. */
  moves(): Promise<{ moves: Session.Move[] }>;
  /** Starts the story over. */
  retell(): void;
  /** Marks rules as met and as behind what was said last, and returns the new ones. */
  cite(clauses: string[]): string[];
  /** Marks rules as met, and returns the new ones. */
  meet(clauses: string[]): string[];
}

interface Door {
  /** Where the match at the table is stored: with matches, or with single deals. */
  readonly stored: Stored<Table.Begun | null>;
  readonly more: Table.Beside;
  /** True if the table ends after one deal. */
  readonly isSingle: boolean;
  /** The match in the address. */
  sent(): Table.Sent | null;
  /** What the page offers to continue, and how many results there are, as one text. */
  offered(): string;
  /** The stored match, to continue it. */
  again(): Session.Match | undefined;
  /** Stores the match at the table. */
  keep(match: Session.Match, ended: boolean): void;
  /** Notes that a deal was played with help. */
  help(deal: number): void;
  /** Calls `tell` whenever another tab changes what the page offers. */
  heard(tell: () => void): void;
  /** The page before the deal; `loaded` if the engine is loaded. */
  doors(loaded: boolean, begin: (match: Session.Match) => void, resume: () => void): HTMLElement[];
  /** Scrolls to what the address asks for, or to the top after a match. */
  arrive(loaded: boolean): void;
}

interface Presses {
  /** True for an accidental second press at the same place. `sure` is the action in question, `drawn`
      the time when the table was drawn. */
  slips(action: number, press: Table.Press, sure: number, drawn: number): boolean;
  /** Forgets the last press. */
  forget(): void;
}

interface Sight {
  Presses: new () => Presses;
  /** Scrolls to the things to do, if they are out of sight. */
  bring(board: HTMLElement, said: HTMLElement, what: string): void;
  /** Marks buttons and cards, and scrolls to them. */
  advise(board: HTMLElement, actions: (number | null)[]): void;
  /** Makes a change, and keeps an element in its place on the screen. */
  still(element: Element, change: () => void): void;
  /** Gives the line and the table one height together, so that the hand below them stays; `anew` at a
      deal, or when the window has another size. At a deal (`dealt`, by default as `anew`) the cards of
      a phone get their size, too. */
  settle(place: HTMLElement, line: HTMLElement, anew: boolean, dealt?: boolean): void;
  /** Hides sentences of the news until the line of the turn has two lines, on a phone. */
  shorten(line: HTMLElement): void;
  /** Replaces the parts of a board, but for those that it has already, and the card that has the focus;
      open details stay open, and the focus of a card that is gone goes to that in its place. */
  redraw(board: HTMLElement, ...parts: HTMLElement[]): void;
  /** Moves the focus to the hand. */
  toHand(board: HTMLElement): void;
  /** The name of a tapped card or pile, and the caption of a pile. */
  tapped(target: EventTarget | null): { about?: string; what?: string };
  /** Waits by the speed, longer if a trick is shown. */
  pause(board: HTMLElement, speed: string, shown: boolean): Promise<unknown>;
  /** Moves within the hand; returns true if the key was an arrow. */
  arrows(board: HTMLElement, event: KeyboardEvent): boolean;
}

/** Where cards were before the table was drawn again, by their ids. */
interface Places {
  hand: Map<string, DOMRect>;
  trick: Map<string, DOMRect>;
  /** The cards of the trick. */
  cards: HTMLElement[];
}

interface Motion {
  snap(board: HTMLElement): Places;
  play(board: HTMLElement, before: Places): void;
}

/** What the table tells whoever asks. */
interface Help {
  /** The place where it is told. */
  box: HTMLElement;
  /** Tells something. */
  show(...what: (Node | string)[]): void;
  /** The buttons for help, and further ones: `advise` for a hint, `back` to undo. */
  tools(advise: () => unknown, back: () => unknown, more: HTMLElement[]): HTMLElement;
  /** Keys, and what they tell. */
  deeds: Record<string, () => void>;
  /** True if the person is to play; else it tells who is. */
  isMine(): boolean;
}

/** `live` is the match now; `prepare` clears what was asked or refused before something is told. */
type Helping = (live: () => LiveMatch, prepare: () => void) => Help;
/** The end of a deal, and its review. */
interface ReviewPart {
  /** Shows the end of a deal over its table, with a button to review it and `more` at its foot. */
  show(
    board: HTMLElement, now: LiveMatch, end: Session.End, next: HTMLElement, rewind: ReviewPart.Rewind,
    guarded: ReviewPart.Guarded, more: HTMLElement[],
  ): Promise<void>;
  /** The match before this move of its last deal, with undo. */
  back(match: Session.Match, move: number): Session.Match;
  costliest(judged: Session.Judged[]): Session.Judged | undefined;
  summary(judged: Session.Judged[]): string;
  verdict(judged: Session.Judged): string;
}

declare namespace ReviewPart {
  /** Plays on from a moment of the match. */
  type Rewind = (match: Session.Match) => void;
  /** Does something with the engine; a failure is shown with a way on. */
  type Guarded = (deed: () => unknown) => () => Promise<void>;
}
