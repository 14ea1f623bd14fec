/** What is known of the mask that is painted. */
interface PaintedMask {
  readonly covered: boolean;
  readonly whole: boolean;
}

/** What keeps a fill from being sent, in words; null when nothing does. */
export function fillProblem(mask: PaintedMask | null, prompt: string): string | null {
  if (mask === null) return 'Wait for the picture to load';
  if (!mask.covered) return 'Paint over what should change first';
  // Without words what is around the mask is continued into it, and nothing is.
  if (!mask.whole || prompt.trim() !== '') return null;
  return 'The mask covers the whole picture: describe the replacement, or leave a part unpainted';
}
