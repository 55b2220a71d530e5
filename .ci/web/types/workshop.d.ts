/* Messages to the workshop and its answers, which generator/cardwright/building/workshop.py documents,
   and the parts of its page: workshop-grid.js, workshop-faces.js, workshop-opened.js. */

declare namespace Workshop {
  /** The settings are by their keys in deck.toml; the first row has the headings. */
  interface Project {
    settings: Record<string, unknown>;
    rows: string[][];
  }

  interface Sent {
    sample: { game: string; language: string };
    open: { name: string; data: string };
    check: { project: Project };
    face: { row: number };
    save: { project: Project };
    make: { project: Project; kind: string; options: Record<string, string> };
  }

  type Message<Do extends keyof Sent> = { do: Do } & Sent[Do];

  /** Something wrong, or only doubtful. The row counts from 1, and is 0 for the whole list or the
      settings; the column counts from 0. */
  interface Finding {
    file: string;
    row: number;
    column: number | null;
    heading: string;
    what: string;
    advice: string;
    doubtful: boolean;
  }

  /** The cards of a row; with the same key they look the same. */
  interface Card {
    row: number;
    name: string;
    key: string;
  }

  /** A list that was read; of a project the settings as well, and the number of its pictures. */
  interface Read {
    rows: string[][];
    headed: boolean;
    notes: string[];
    settings?: Record<string, unknown>;
    pictures?: number;
  }

  /** The pictures of the cards of a row, and the key that they have by now. */
  interface Face {
    key: string;
    svgs: string[];
    findings: Finding[];
  }

  interface Made {
    name: string;
    bytes: Uint8Array<ArrayBuffer>;
  }

  interface Answers {
    sample: Project;
    open: Read;
    check: { findings: Finding[]; cards: Card[]; counts: string[] };
    face: Face;
    save: Made;
    make: Made;
  }

  interface Fault {
    fault: string;
    hint: string;
    findings?: Finding[];
  }

  /** A table in which people type. */
  interface Grid {
    rows: string[][];
    /** The row and column of the cell in use, from 0. */
    readonly at: [row: number, column: number];
    /** Shows rows, of which the first has the headings. */
    show(rows: string[][]): void;
    /** Shows what was found beside the cells. */
    mark(findings: Finding[]): void;
    /** Moves to a cell, which is made if it is the first below the last row. */
    go(row: number, column: number): void;
    /** Puts cells into the table from a cell on; it grows as far as it must. */
    fill(cells: string[][], row: number, column: number): void;
  }

  interface Heard {
    /** A cell was typed in; the name is the same as long as it is the same cell. */
    typed(cell: string): void;
    /** Somebody pastes several cells at a place. */
    pasted(cells: string[][], row: number, column: number): void;
    /** A cell of a row is in use. */
    moved(row: number): void;
  }

  type GridClass = {
    new (table: HTMLTableElement, heard: Heard): Grid;
    /** The cells of a text that was copied from a spreadsheet; a single cell is none. */
    cells(text: string): string[][] | null;
  };

  /** The pictures of the cards. */
  interface Faces {
    show(cards: Card[]): void;
    /** Brings the card of a row into view. */
    look(row: number): void;
    /** What was found while the cards were drawn. */
    readonly findings: Finding[];
  }

  type FacesClass = new (
    place: HTMLElement,
    draw: (row: number) => Promise<Face | null>,
    heard: { drawn(): void; chosen(row: number): void },
  ) => Faces;

  /** A project as it was opened: its pictures are in no other place of the page. */
  interface File {
    name: string;
    data: string;
  }

  /** Files that people open; the last project is kept in the browser. */
  interface Opened {
    coded(bytes: Uint8Array): string;
    read(): Promise<File | null>;
    write(file: File | null): Promise<void>;
  }
}
