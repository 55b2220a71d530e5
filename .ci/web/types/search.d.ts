/* The search: finding.js looks through the index, search.js is the page. */

declare namespace Search {
  type Kind = "page" | "term" | "guide" | "rule" | "card" | "author" | "lesson";

  /** A row of the index, as generator/cardwright/website/search_index.py writes it. */
  type Written = [kind: Kind, title: string, game: string, address: string, text: string];

  /** A row, with its title and all of it as they are looked through. */
  interface Row {
    kind: Kind;
    title: string;
    game: string;
    address: string;
    text: string;
    head: string;
    all: string;
  }

  /** A word that is looked for: itself, what others call it, and if it is short, alone. */
  interface Pattern {
    own: RegExp;
    also: RegExp;
    exact: RegExp | null;
  }
}

interface Finding {
  KINDS: Record<Search.Kind, string>;
  row(written: Search.Written): Search.Row;
  patterns(asked: string): Search.Pattern[];
  /** `game` is the title of the only game to look in, or "". */
  fitting(rows: Search.Row[], wanted: Search.Pattern[], game: string): { all: boolean; best: Search.Row[] };
}
