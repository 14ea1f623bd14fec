/** Probabilities 0 to 1, which sum to 1. */
export interface ExplicitContentScores {
  readonly drawing: number;
  readonly hentai: number;
  readonly neutral: number;
  readonly porn: number;
  readonly sexy: number;
}
