/**
 * Measures that change along one coordinate, without overshoot: cubic Hermite with harmonic-mean slopes (Fritsch and
 * Butland 1984). Used for half-widths and half-depths of bodies as functions of height.
 */
export type ProfileKey = readonly [at: number, ...values: number[]];
export type Profile = (at: number, out: Float64Array | number[]) => void;

/** Keys must ascend by their first number; before the first and after the last key their values apply. */
export function profile(keys: readonly ProfileKey[]): Profile {
  const channels = keys[0]!.length - 1;
  const slopes = Array.from({ length: channels }, (_, channel) => harmonicSlopes(keys, channel + 1));
  const last = keys.length - 1;
  return (at, out) => {
    if (at <= keys[0]![0]) return copyValues(keys[0]!, out);
    if (at >= keys[last]![0]) return copyValues(keys[last]!, out);
    let i = 1;
    while (at > keys[i]![0]) i++;
    const a = keys[i - 1]!;
    const b = keys[i]!;
    const span = b[0] - a[0];
    const t = (at - a[0]) / span;
    const t2 = t * t;
    const t3 = t2 * t;
    for (let c = 0; c < channels; c++) {
      const slope = slopes[c]!;
      out[c] =
        (2 * t3 - 3 * t2 + 1) * a[c + 1]! +
        (t3 - 2 * t2 + t) * span * slope[i - 1]! +
        (3 * t2 - 2 * t3) * b[c + 1]! +
        (t3 - t2) * span * slope[i]!;
    }
  };
}

/** A profile of a single value. */
export function curve(keys: readonly (readonly [at: number, value: number])[]): (at: number) => number {
  const evaluate = profile(keys);
  const out = [0];
  return (at) => {
    evaluate(at, out);
    return out[0]!;
  };
}

function copyValues(key: ProfileKey, out: Float64Array | number[]): void {
  for (let c = 1; c < key.length; c++) out[c - 1] = key[c]!;
}

function harmonicSlopes(keys: readonly ProfileKey[], channel: number): number[] {
  const secants = keys.slice(1).map((key, i) => (key[channel]! - keys[i]![channel]!) / (key[0] - keys[i]![0]));
  return keys.map((_, i) => {
    if (i === 0) return secants[0] ?? 0;
    if (i === keys.length - 1) return secants[i - 1]!;
    const before = secants[i - 1]!;
    const after = secants[i]!;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
}
