/** What people write about a picture, with the edits that each message must give, as `instructionShorthand` writes them. */
export interface InstructionRow {
  readonly say: string;
  /** Messages before, oldest first. */
  readonly after?: readonly string[];
  /** Something is marked with the brush. */
  readonly marked?: true;
  readonly means: string;
}
