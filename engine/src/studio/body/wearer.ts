import type { Fit } from './builds.ts';
import type { PoseRow } from './posing/pose-rows.ts';

/** A person in a photograph, as clothes are fitted to them and bent with them. */
export interface Wearer {
  readonly fit: Fit;
  /** Share 0 to 1 of the bust of `body.ts`. */
  readonly bust: number;
  readonly pose: PoseRow;
}
