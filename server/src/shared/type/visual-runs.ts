/** Orders lines that mix Hebrew or Arabic with other scripts, by the bidirectional algorithm (Unicode, Annex 9). */
import createBidi from 'bidi-js';

// The types of bidi-js describe a module, but its file exports a function.
const bidi = (createBidi as unknown as typeof createBidi.default)();

export type Direction = 'ltr' | 'rtl';

/** The direction of a text, by its first letter that has one. */
export const directionOf = (text: string): Direction =>
  bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';

/**
 * Splits a line wherever `keyOf` of a character changes, and around right-to-left text, and returns the parts from left
 * to right. Each part keeps its logical order.
 */
export function visualRuns(
  line: string,
  direction: Direction,
  keyOf: (character: string, before: string | null) => string | null,
): { key: string; text: string }[] {
  const levels = bidi.getEmbeddingLevels(line, direction);
  const runs: { key: string; text: string; start: number; level: number }[] = [];
  let start = 0;
  for (const character of line) {
    const last = runs.at(-1);
    const level = levels.levels[start]!;
    const drawn = (level % 2 === 1 && bidi.getMirroredCharacter(character)) || character;
    const key = keyOf(drawn, last?.key ?? null);
    const isSpace = level % 2 === 1 && (character === ' ' || last?.text === ' ');
    if (key !== null) {
      if (last && last.key === key && last.level === level && !isSpace) last.text += drawn;
      else runs.push({ key, text: drawn, start, level });
    }
    start += character.length;
  }
  const places = new Map<number, number>();
  bidi.getReorderedIndices(line, levels).forEach((index, place) => places.set(index, place));
  return runs.sort((one, other) => places.get(one.start)! - places.get(other.start)!);
}
