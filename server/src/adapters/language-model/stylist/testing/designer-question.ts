/** A designer's question, and the topics that a relevant answer must mention. */
export interface DesignerQuestion {
  readonly asks: string;
  /**
   * Each entry has alternatives separated by `|`, one of which must begin a word of the answer. Without entries the
   * stylist is not expected to know, and only an honest "I do not know" is correct.
   */
  readonly about: readonly string[];
}
