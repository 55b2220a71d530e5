/* An ending to play out, as generator/cardwright/lessons/ending.py writes it into the page. */

declare namespace Ending {
  type Card = [id: string, name: string];

  /** What it is called, the place that it leads to, what is said, and the card that it plays, if any. */
  type Move = [name: string, to: number, lines: number[], card: string | null];

  /** A place where somebody is to move. Worth is what the reader’s side makes more than the other;
      `refused` has, for each card that may not be played, what is said. */
  type Turn = [seat: number, worth: number, moves: Move[], refused: Record<string, number>];

  interface Tree {
    seat: number;
    players: string[];
    /** By seat, its cards. */
    hands: Card[][];
    /** All sentences; others are told by their numbers. */
    said: string[];
    places: ([worth: number] | Turn)[];
    results: Record<number, string>;
  }
}
