/** What is known of the mask that is painted. */
interface PaintedMask {
  readonly covered: boolean;
  readonly whole: boolean;
}

/** What keeps a fill from being sent, in words; null when nothing does. */
export function fillProblem(mask: PaintedMask | null, prompt: string): string | null {
  if (mask === null) return 'The picture is not there yet';
  if (!mask.covered) return 'Paint over what should change first';
  // Without words what is around the mask is continued into it, and nothing is.
  if (!mask.whole || prompt.trim() !== '') return null;
  return 'All of it is painted over: describe what takes its place, or leave a part as it is';
}
