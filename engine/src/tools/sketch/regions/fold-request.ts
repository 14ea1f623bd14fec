import type { Regions } from './regions.ts';

/** How the cloth of a part falls. */
export interface Fall {
  /**
   * `hanging`: folds run down and open towards the hem; `fitted`: it pulls from shoulders and waist; `limb`: it wrinkles
   * across an arm or a leg; `stiff`: a board of leather or felt with hardly a dent.
   */
  readonly kind: 'hanging' | 'fitted' | 'limb' | 'stiff';
  /** Metres that the highest folds stand off. */
  readonly depth: number;
  /** Folds across the whole width. */
  readonly count: number;
}

export interface FoldRequest {
  readonly regions: Regions;
  readonly ink: Float32Array;
  readonly partOf: readonly number[];
  /** By part. */
  readonly falls: readonly Fall[];
  /** Pixels per metre. */
  readonly scale: number;
  readonly seed: number;
  readonly check: () => void;
}
