/* The search: finding.js searches the index, search.js is the page. */

declare namespace Search {
  type Kind = "page" | "term" | "guide" | "rule" | "card" | "author" | "lesson";

  /** A row of the index; generator/cardwright/website/search_index.py writes it. */
  type Written = [kind: Kind, title: string, game: string, address: string, text: string];

  /** A row with its texts prepared for the search. */
  interface Row {
    kind: Kind;
    title: string;
    game: string;
    address: string;
    text: string;
    head: string;
    all: string;
  }

  /** Patterns for a word: the word, its synonyms, and for a short word an exact match. */
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
  /** `game` is the title of one game, or "" for all. */
  fitting(rows: Search.Row[], wanted: Search.Pattern[], game: string): { all: boolean; best: Search.Row[] };
}
