/** A deterministic choice from a text and a number: FNV-1a, then mulberry32. */
export function seededChoice(text: string, seed: number) {
  let state = 2_166_136_261 ^ seed;
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 16_777_619);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  return {
    /** One of the items; undefined for an empty list. */
    of: <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(next() * items.length)],
    /** All items in a random order. */
    shuffled: <Item>(items: readonly Item[]): Item[] =>
      items
        .map((item) => [next(), item] as const)
        .sort(([a], [b]) => a - b)
        .map(([, item]) => item),
  };
}
export type SeededChoice = ReturnType<typeof seededChoice>;
