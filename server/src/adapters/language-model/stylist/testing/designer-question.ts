/** A question as a designer writes it, and what an answer on the point has to speak of. */
export interface DesignerQuestion {
  readonly asks: string;
  /**
   * Each entry has alternatives, parted by `|`: one of them has to begin a word of the answer. Without entries nobody
   * expects the stylist to know, and only an honest answer is right.
   */
  readonly about: readonly string[];
}
