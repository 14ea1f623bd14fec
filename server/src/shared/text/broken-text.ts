/** Text that PostgreSQL refuses: the character U+0000, and a surrogate without its partner. */
export const isBrokenText = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** The path of the first invalid text in a parsed value, such as `takes.0.name`; null when there is none. */
export function findBrokenText(value: unknown): string | null {
  // A list instead of recursion: a body may be nested more deeply than the stack allows.
  const waiting: { path: string; value: unknown }[] = [{ path: '', value }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next.value === 'string' && isBrokenText(next.value)) return next.path;
    if (typeof next.value !== 'object' || next.value === null) continue;
    const prefix = next.path === '' ? '' : `${next.path}.`;
    for (const [name, inner] of Object.entries(next.value)) {
      if (isBrokenText(name)) return next.path;
      waiting.push({ path: prefix + name, value: inner });
    }
  }
  return null;
}
