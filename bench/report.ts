/** A measurement and its baseline, which is measured in the same run or is a fixed budget. */
export interface Measurement {
  readonly name: string;
  readonly measured: string;
  readonly baseline: string;
  /** Measured value relative to the baseline; smaller is better where there is a target. */
  readonly ratio: number;
  /** The largest acceptable ratio. */
  readonly target?: number;
}

/** The median of at least one value; of an even number of values the upper one of the two central ones. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

export const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

export function print({ name, measured, baseline, ratio, target }: Measurement): void {
  const wanted = target === undefined ? '' : `, ${ratio <= target ? 'within' : 'OVER'} the target of ${target}`;
  console.log(`${name}\n  ${measured}\n  compared with ${baseline}\n  ratio ${ratio.toFixed(3)}${wanted}\n`);
}
