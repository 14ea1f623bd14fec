/** What a person writes, with the brief that it must give. */
export interface CorpusRow {
  readonly prompt: string;
  readonly negative?: string;
  readonly accent?: string;
  readonly styles?: readonly string[];
  /** As `briefShorthand` writes it. */
  readonly brief: string;
}
