/* Messages to the print shop and its answers; generator/cardwright/building/print_shop.py documents
   them. */

declare namespace Shop {
  /** The options are by the names of their flags; `number` is that of a page, from 0. */
  interface Message {
    do: keyof Answers;
    options: Record<string, string>;
    number: number;
  }

  /** The names of the pages, and what the deck takes; `stock` is a perforated sheet, if any. */
  interface Plan {
    pages: string[];
    sheets: number;
    cuts: number;
    rounds: number;
    stock: string | null;
    notes: string[];
  }

  interface Answers {
    plan: Plan;
    page: { svg: string };
    make: { name: string; bytes: Uint8Array<ArrayBuffer> };
  }

  interface Fault {
    fault: string;
    hint: string;
  }

  type Answer = Answers[keyof Answers] | Fault;
}
