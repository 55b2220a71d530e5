/* The search: finding.js searches the index, search.js is the page. law.js uses it, too. */

declare namespace Search {
  type Kind = "page" | "term" | "guide" | "text" | "rule" | "card" | "author" | "lesson";

  /** A row of the index; generator/cardwright/website/search_index.py writes it. `asked` are the
      words of visitors for it, divided by semicolons. */
  type Written = [kind: Kind, title: string, game: string, address: string, text: string, asked?: string];

  /** From site/synonyms.toml: British beginnings of words with the American ones, and for each word
      how its synonyms begin. */
  interface Synonyms {
    spelling: Record<string, string>;
    words: Record<string, string[]>;
    /** The words of visitors for a mishap, divided by semicolons, and the rules that settle it. */
    mishaps?: [asked: string, ids: string[]][];
  }

  /** A row with its texts prepared for the search. */
  interface Row {
    kind: Kind;
    title: string;
    game: string;
    address: string;
    text: string;
    /** The words of visitors for it, without their endings. */
    named: string[][];
    head: string;
    all: string;
  }

  /** Patterns for a word: the word, its synonyms, and for a short word an exact match. */
  interface Pattern {
    word: string;
    own: RegExp;
    also: RegExp;
    exact: RegExp | null;
  }
}

interface Finding {
  KINDS: Record<Search.Kind, string>;
  row(written: Search.Written): Search.Row;
  patterns(asked: string): Search.Pattern[];
  /** Tests if at least half of what is asked is a name of the row. */
  isNamed(found: Search.Row, wanted: Search.Pattern[]): boolean;
  /** `game` is the title of one game, or "" for all. If rows fit, `near` has others that have most
      of the words; else `best` has those with some of them. */
  fitting(rows: Search.Row[], wanted: Search.Pattern[], game: string): { all: boolean; best: Search.Row[]; near: Search.Row[] };
}
