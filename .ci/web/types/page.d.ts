/* Parts that many pages use: page.js, elements.js, stored.js, progress.js, marks.js, course.js,
   awake.js, keys.js. */

/** A value from the storage that is not checked yet: every field may be anything. If the value is
    null, reading a field throws, and `Stored` takes that as damage. */
type Unread<T> = T extends readonly unknown[]
  ? unknown
  : T extends object
    ? { [K in keyof T]-?: Unread<NonNullable<T[K]>> }
    : unknown;

interface PagePart {
  /** The address of the site’s first folder. */
  root: string;
  /** The first such element; throws if the page has none. */
  one<T extends Element>(kind: new () => T, selector: string, within?: ParentNode): T;
  /** All such elements. */
  all<T extends Element>(kind: new () => T, selector: string, within?: ParentNode): T[];
  /** Shows a text at the top of the page, once; with a link to the backup, where the page has it. */
  notice(text: string): void;
}

/** What a class takes, as the pages say it. */
interface Classes {
  many(number: number, thing: string): string;
  duration(minutes: number): string;
  money(cents: number): string;
  /** The number of times, such as “once.” */
  times(number: number): string;
  /** The numbers in a list with spaces, such as “2 3 4”. */
  numbers(list?: string): number[];
  /** The pupils at each table, and how many have no seat; `players` is how many may play. */
  seated(pupils: number, atDeck: number, players: number[]): { tables: number[]; extra: number };
  /** The pages for so many decks, of a file with a set of decks that have so many pages each. */
  pagesToPrint(decks: number, each: number, set: number): string;
  numberIn(field: { valueAsNumber: number; min: string; max: string }): number;
}

interface Elements {
  make<K extends keyof HTMLElementTagNameMap>(
    tag: K,
    properties: Partial<HTMLElementTagNameMap[K]>,
    ...children: (Node | string)[]
  ): HTMLElementTagNameMap[K];
  /** “Tap again”, or “Press again” where there is no finger. */
  again(): string;
  button(text: string, press: (event: MouseEvent) => unknown, className?: string): HTMLButtonElement;
  /** `text` is the rule itself; with "" the mark is a plain link. */
  mark(clause: string, text: string, lawPage: string): HTMLAnchorElement;
  picture(folder: string, card: string): HTMLImageElement;
  typed(input: { value: string; maxLength: number }, otherwise: string): string;
  readdress(address: string): void;
  start(text: string): string;
}

interface Stored<T> {
  /** The value, or the default; a damaged value is set aside. */
  read(): T;
  /** Stores the value, or removes it for null; without storage it lasts as long as the page. */
  write(value: T | null): void;
  /** Writes the result of `make` for the current value. */
  change(make: (value: T) => T): void;
  /** Moves the value to a key of its own, where nothing is yet. */
  setAside(): void;
  /** True if another tab has changed it since it was last read or written here. */
  readonly stale: boolean;
  /** Calls `tell` whenever another tab changes it, or a file that is restored. */
  heard(tell: (restored: boolean) => void): void;
}

interface StoredClass {
  /** `what` names the value in a sentence; `whole` checks it; `none` is the default. */
  new <T>(name: string, what: string, whole: (value: Unread<NonNullable<T>>) => boolean, none: T): Stored<T>;
  isRecord(value: unknown): value is Record<string, unknown>;
  isTexts(value: unknown): value is string[];
  /** All texts of the site by their names, also those that could not be stored. */
  texts(): Record<string, string>;
  /** Stores texts by their names, and wakes those that listen. */
  restore(texts: Record<string, string>): void;
  /** Asks the browser not to delete what is stored. */
  persist(): void;
  /** A name like this that is still free: “score.court (damaged 2)”. */
  free(taken: Record<string, string>, name: string, why: string): string;
}

/** For each game, the words of the rules met, by their ids. */
type Met = Record<string, Record<string, string>>;

interface Progress {
  /** The finished lessons of a course, and the first unfinished one. */
  course(lessons: string[], done: string[]): { here: string[]; next: string | undefined };
  /** All finished lessons, including this one. */
  added(done: string[], lesson: string): string[];
  /** All finished lessons, without those of a course. */
  forgotten(done: string[], lessons: string[]): string[];
  /** The clauses of a game, split into those met and the others. */
  clauses(all: string[], known: Record<string, string>): { here: string[]; other: string[] };
  /** The clauses that are new, and all rules met including them. */
  meet(met: Met, game: string, clauses: string[], texts: Record<string, string>): { fresh: string[]; met: Met };
}

interface Marks {
  /** Closes the open rule. */
  close(): void;
}

interface Course {
  /** Stores that this lesson is done. */
  done(lesson: string): void;
}

interface Awake {
  /** Keeps the screen on, also when the page is hidden and shown again; does nothing where refused. */
  keep(): void;
  /** Lets the screen go dark. */
  release(): Promise<void>;
}

interface Keys {
  /** A line of keys, each with what it is for; `other` has words in place of the usual ones. */
  list(names: string[], other?: Record<string, string>): HTMLElement;
  /** Does what a key is for, and returns true; false for a key without a deed. */
  press(event: KeyboardEvent, deeds: Record<string, () => unknown>): boolean;
}
