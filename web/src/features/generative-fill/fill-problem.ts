interface PaintedMask {
  readonly covered: boolean;
  readonly whole: boolean;
}

/** Why a fill cannot be sent, as text for the person; null when it can. */
export function fillProblem(mask: PaintedMask | null, prompt: string): string | null {
  if (mask === null) return 'Wait for the picture to load';
  if (!mask.covered) return 'Paint over what should change first';
  // Without words the surroundings are continued into the mask, which is impossible when the mask covers everything.
  if (!mask.whole || prompt.trim() !== '') return null;
  return 'The mask covers the whole picture: describe the replacement, or leave a part unpainted';
}
