/** A small generator of random numbers (mulberry32): the same seed gives the same requests on any machine. */
export interface SeededRandom {
  /** From 0 to 1, exclusive. */
  next(): number;
  /** From 0 to `end`, exclusive. */
  below(end: number): number;
  isTrue(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    next,
    below: (end) => Math.floor(next() * end),
    isTrue: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)]!,
  };
}
