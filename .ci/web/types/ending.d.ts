/* An ending to play out; generator/cardwright/lessons/ending.py writes it into the page. */

declare namespace Ending {
  type Card = [id: string, name: string];

  /** The name of a move, the place after it, its sentences, and the card that it plays, if any. */
  type Move = [name: string, to: number, lines: number[], card: string | null];

  /** A place in the tree with a seat to move. Worth is the lead of the reader’s side; `refused` has a
      sentence for each card that may not be played. */
  type Turn = [seat: number, worth: number, moves: Move[], refused: Record<string, number>];

  interface Tree {
    seat: number;
    players: string[];
    /** The cards of each seat. */
    hands: Card[][];
    /** All sentences; moves refer to them by number. */
    said: string[];
    places: ([worth: number] | Turn)[];
    results: Record<number, string>;
  }
}
