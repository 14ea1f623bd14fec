/** Returns the next number of a seeded sequence, 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/** xorshift32 (Marsaglia 2003) over a hashed seed; equal seeds give equal sequences on every machine. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b) >>> 0;
  state = (Math.imul(state ^ (state >>> 16), 0x45d9f3b) ^ 0x9e3779b9) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

/** A seed for an independent sequence, so that one part's draws never shift another's. */
export function deriveSeed(seed: number, label: string): number {
  let hash = (seed ^ 0x811c9dc5) >>> 0;
  for (let i = 0; i < label.length; i++) hash = Math.imul(hash ^ label.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}

/** A random number from `low` (inclusive) to `high` (exclusive). */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}
