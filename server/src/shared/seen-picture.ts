/** A picture that somebody sees at an address. */
export interface SeenPicture {
  readonly imageId: number;
  /** Whether its prompt is hidden from them. */
  readonly hidesPrompt: boolean;
  /** The address of a variant of this or another picture in the same place; null where they may not see it. */
  addressOf(imageId: number, variantKey: string): Promise<string | null>;
}
