/** A word of the trade. Each text is a sentence or two that can stand alone. */
export interface Term {
  /** What people call it; the first is its title. */
  readonly names: readonly string[];
  readonly is: string;
  /** When one chooses it, and for what. */
  readonly use: string;
  /** How it is made, what size it has, or what goes wrong; '' where there is little to say. */
  readonly how: string;
}
