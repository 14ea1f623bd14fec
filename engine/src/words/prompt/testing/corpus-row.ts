/** A prompt as a person writes it, with the brief that it must produce. */
export interface CorpusRow {
  readonly prompt: string;
  readonly negative?: string;
  readonly accent?: string;
  readonly styles?: readonly string[];
  /** The expected brief in the notation of `briefShorthand`. */
  readonly brief: string;
}
