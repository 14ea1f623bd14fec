import { between, clamp, point } from '../body/place.ts';
import { bareSide, baseOf, neckOf } from './bare-side.ts';
import { axisOf, centralRun, chestWidth, topContour } from './central-runs.ts';
import type { GarmentCut } from './garment-cut.ts';
import type { GarmentSide } from './garment-side.ts';
import type { OutlineRows } from './outline-rows.ts';
import { rowsOf, spanOf, type Run } from './rows.ts';
import { bayOf, raisedUnderarm } from './sleeve-bay.ts';
import { bodyRun, partsOf, sleeveOf } from './sleeve-parts.ts';

/** Landmarks of a garment for the upper body, from its outline; sides as in its picture, the left one first. */
export interface UpperOutline {
  readonly sides: readonly [GarmentSide, GarmentSide];
  /** The body's part of every row; null where the row has none. */
  readonly body: readonly (Run | null)[];
  /** Rows of the top and of the hem. */
  readonly top: number;
  readonly hem: number;
  /** Per pixel: 0 body, 1 left sleeve, 2 right sleeve. */
  readonly parts: Uint8Array;
}

/** Finds the landmarks of a top or a dress that was cut out of its picture. A side without a bay has no sleeve. */
export function upperOutline({ width, height, alpha }: GarmentCut): UpperOutline {
  const rows = rowsOf(alpha, width, height, 2);
  const top = rows.findIndex((runs) => runs.length > 0);
  const spans = rows.map(spanOf);
  const last = spans.findLastIndex((span) => span !== null);
  const axis = axisOf(rows, top, last);
  const contour = topContour(alpha, width, height);
  const central = rows.map((runs, y) => centralRun(runs, y, axis, contour));
  const hem = central.findLastIndex((run) => run !== null);
  const chest = chestWidth(central, top, hem);
  const outline: OutlineRows = { rows, central, contour, top, hem, chest };
  const bays = [bayOf(outline, 0), bayOf(outline, 1)];
  const bare = [0, 1].map((side) => {
    const bay = bays[side]!;
    const neck = neckOf(contour, axis, side === 0 ? -1 : 1, chest);
    if (!bay) return bareSide(outline, neck, side as 0 | 1);
    const tip = point(bay.x, contour[clamp(Math.round(bay.x), 0, width - 1)]!);
    return { neck, base: baseOf(contour, neck, tip), tip, underarm: raisedUnderarm(bay, tip, chest), sleeve: null };
  });
  const parts = partsOf(alpha, width, height, central, bare, bays);
  const sides = bare.map((side, index) => {
    if (!bays[index]) return side;
    const from = between(side.tip, side.underarm, 0.5);
    return { ...side, sleeve: sleeveOf(parts, alpha, width, index + 1, from) };
  }) as unknown as readonly [GarmentSide, GarmentSide];
  const body = rows.map((runs, y) => bodyRun(runs, y, width, parts));
  return { sides, body, top, hem, parts };
}
