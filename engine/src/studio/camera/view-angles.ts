import type { ViewName } from '../../words/prompt/vocabulary/scenes.ts';

/** Camera azimuth and elevation in radians for each view of a brief. */
export const VIEW_ANGLES: Readonly<Record<ViewName, readonly [azimuth: number, elevation: number]>> = {
  front: [0.12, 0.035],
  'three-quarter': [0.62, 0.05],
  side: [1.45, 0.035],
  back: [Math.PI - 0.16, 0.035],
  flat: [0, 1.45],
  'close-up': [0.3, 0.08],
  macro: [0.3, 0.12],
  low: [0.45, 0],
  high: [0.4, 0.72],
};
