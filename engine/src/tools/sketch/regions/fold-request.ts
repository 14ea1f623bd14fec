import type { Regions } from './regions.ts';

/** How the cloth of a part falls. */
export interface Fall {
  /**
   * `hanging`: folds run down and widen towards the hem; `fitted`: tension from shoulders and waist; `limb`: wrinkles
   * across an arm or a leg; `stiff`: leather or felt, almost without folds.
   */
  readonly kind: 'hanging' | 'fitted' | 'limb' | 'stiff';
  /** Height of the largest folds in metres. */
  readonly depth: number;
  /** Number of folds across the whole width. */
  readonly count: number;
}

export interface FoldRequest {
  readonly regions: Regions;
  readonly ink: Float32Array;
  readonly partOf: readonly number[];
  /** Indexed by part. */
  readonly falls: readonly Fall[];
  /** Pixels per metre. */
  readonly scale: number;
  readonly seed: number;
  readonly check: () => void;
}
