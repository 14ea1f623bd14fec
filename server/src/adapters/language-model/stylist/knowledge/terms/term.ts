/** A trade term. Each text is a sentence or two that can stand alone. */
export interface Term {
  /** Common names; the first is the title. */
  readonly names: readonly string[];
  readonly is: string;
  /** When it is chosen, and for what. */
  readonly use: string;
  /** How it is made, its usual size, or common mistakes; '' where there is little to say. */
  readonly how: string;
}
