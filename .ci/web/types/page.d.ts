/* What every script may use: page.js, elements.js, stored.js, progress.js, marks.js, course.js. */

/** A value as it comes out of the storage: it may be anything. Of what should be an object the
    fields may be asked for: to ask null for one throws, which `Stored` takes for damage. */
type Unread<T> = T extends readonly unknown[]
  ? unknown
  : T extends object
    ? { [K in keyof T]-?: Unread<NonNullable<T[K]>> }
    : unknown;

interface PagePart {
  /** The address of the site’s first folder. */
  root: string;
  /** The element of this kind that the page must have; throws where it has none. */
  one<T extends Element>(kind: new () => T, selector: string, within?: ParentNode): T;
  /** All elements of this kind. */
  all<T extends Element>(kind: new () => T, selector: string, within?: ParentNode): T[];
  /** Says something above what the page has, once. */
  notice(text: string): void;
}

interface Elements {
  make<K extends keyof HTMLElementTagNameMap>(
    tag: K,
    properties: Partial<HTMLElementTagNameMap[K]>,
    ...children: (Node | string)[]
  ): HTMLElementTagNameMap[K];
  button(text: string, press: (event: MouseEvent) => unknown, className?: string): HTMLButtonElement;
  /** `text` is what the rule says, or "" where it is not to be opened. */
  mark(clause: string, text: string, lawPage: string): HTMLAnchorElement;
  picture(folder: string, card: string): HTMLImageElement;
  typed(input: { value: string; maxLength: number }, otherwise: string): string;
  readdress(address: string): void;
  start(text: string): string;
}

interface Stored<T> {
  /** The value, or what there is without one; a value that is not whole is set aside. */
  read(): T;
  /** Stores it, or nothing for null; without storage it lasts as long as the page. */
  write(value: T | null): void;
  /** Writes what `make` returns for the value as it is now. */
  change(make: (value: T) => T): void;
  /** Moves the value to a key of its own. */
  setAside(): void;
  /** Whether another tab changed it since it was read or written here. */
  readonly stale: boolean;
  /** Calls `tell` whenever another tab changes it. */
  heard(tell: () => void): void;
}

interface StoredClass {
  /** `what` it is, in a sentence; `whole(value)`, whether the page can use it; `none`, what is read
      where nothing is stored. */
  new <T>(name: string, what: string, whole: (value: Unread<NonNullable<T>>) => boolean, none: T): Stored<T>;
  isRecord(value: unknown): value is Record<string, unknown>;
  isTexts(value: unknown): value is string[];
}

/** For each game, the words of the rules that were met, by their ids. */
type Met = Record<string, Record<string, string>>;

interface Progress {
  /** The lessons of a course that are done, and the first that is not. */
  course(lessons: string[], done: string[]): { here: string[]; next: string | undefined };
  /** What is done once this lesson is. */
  added(done: string[], lesson: string): string[];
  /** What is done once a course is forgotten. */
  forgotten(done: string[], lessons: string[]): string[];
  /** The clauses of a game that were met, and those that were not. */
  clauses(all: string[], known: Record<string, string>): { here: string[]; other: string[] };
  /** Which of the clauses are new, and all that was met once they are. */
  meet(met: Met, game: string, clauses: string[], texts: Record<string, string>): { fresh: string[]; met: Met };
}

interface Marks {
  /** Close the rule that is open. */
  close(): void;
}

interface Course {
  /** Remember that this lesson is done. */
  done(lesson: string): void;
}
