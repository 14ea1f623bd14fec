/** A file that a tool does not take. */
export interface RefusedFile {
  readonly name: string;
  /** What is wrong with it, and what to do, in sentences. */
  readonly reason: string;
}

/** Files that a message names; of more it gives the number, so that a dropped folder does not fill the panel. */
const NAMED = 3;

/** What to say about files that were refused, a line each; null when there are none. */
export function refusalText(files: readonly RefusedFile[]): string | null {
  if (files.length === 0) return null;
  const lines = files.slice(0, NAMED).map(({ name, reason }) => `${name}: ${reason}`);
  const others = files.length - NAMED;
  if (others > 0) lines.push(others === 1 ? '1 more file is not taken.' : `${others} more files are not taken.`);
  return lines.join('\n');
}
