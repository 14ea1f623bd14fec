/** A message as people write it, with the edits that it must produce in the notation of `instructionShorthand`. */
export interface InstructionRow {
  readonly say: string;
  /** Earlier messages, oldest first. */
  readonly after?: readonly string[];
  /** Set when an area is marked with the brush. */
  readonly marked?: true;
  readonly means: string;
}
