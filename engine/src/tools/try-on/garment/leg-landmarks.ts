import type { Point } from '../../../perception/faces/point.ts';
import type { GarmentCut } from './garment-cut.ts';
import { point } from '../body/place.ts';
import { rowsOf, runCentre, runWidth, spanOf, type Run } from './rows.ts';

/** Landmarks of a garment for the lower body, from its outline. */
export interface LowerOutline {
  /** The whole span of every row; null for an empty row. */
  readonly body: readonly (Run | null)[];
  /** Rows of waist and hem. */
  readonly waist: number;
  readonly hem: number;
  /** Point at which the legs separate, and the column between them for each row from there on; null for a skirt. */
  readonly crotch: (Point & { readonly split: readonly number[] }) | null;
  /** Width in pixels at the hips. */
  readonly hips: number;
  /** Per pixel: 0 above the crotch or for a skirt, 1 left leg, 2 right leg. */
  readonly parts: Uint8Array;
}

/** The waist is the first row whose width has this share of the width of a row below it (`BELOW_WAIST`). */
const WAIST = 0.75;
/** Distance of that row from the top, as a share of the height. */
const BELOW_WAIST = 0.06;
/** Legs are separate when a gap parts them over this share of the height. */
const MIN_PARTED_SHARE = 0.08;
/** Legs are also separate when the ratio of the garment's height to its width is above this. */
const MIN_LEG_RATIO = 2.1;
/** Row at which legs part when no gap shows it, as a share of the height. */
const USUAL_RISE = 0.27;
/** Range of the height in which a gap between legs may begin. */
const EARLIEST = 0.1;
const LATEST = 0.9;
/** Maximum distance of a gap from the centre of its row, as a share of the width. */
const CENTRAL = 0.2;
/** Minimum height of the crotch below the waist when no gap shows it, in widths of the hips. */
const MIN_RISE = 0.62;

/** Finds the landmarks of trousers or a skirt that was cut out of its picture. */
export function lowerOutline({ width, height, alpha }: GarmentCut): LowerOutline {
  const rows = rowsOf(alpha, width, height, 2);
  const body = rows.map(spanOf);
  const top = body.findIndex((run) => run !== null);
  const hem = body.findLastIndex((run) => run !== null);
  const widthAt = (y: number) => (body[y] ? runWidth(body[y]) : 0);
  const quarter = top + Math.round((hem - top) / 4);
  const hips = Math.max(...body.slice(top, quarter).map((run) => (run ? runWidth(run) : 0)), 1);
  let waist = top;
  const below = widthAt(top + Math.round(BELOW_WAIST * (hem - top)));
  while (waist < quarter && widthAt(waist) < WAIST * below) waist++;
  const crotch = crotchOf(rows, body, waist, hem, hips);
  const parts = new Uint8Array(width * height);
  if (crotch) {
    for (let y = Math.round(crotch.y); y < height; y++) {
      const split = crotch.split[y - Math.round(crotch.y)] ?? crotch.split.at(-1)!;
      for (let x = 0; x < width; x++) parts[y * width + x] = x < split ? 1 : 2;
    }
  }
  return { body, waist, hem, crotch, hips, parts };
}

function crotchOf(
  rows: readonly (readonly Run[])[],
  body: readonly (Run | null)[],
  waist: number,
  hem: number,
  hips: number,
): LowerOutline['crotch'] {
  const gapAt = (y: number): Run | null => {
    const span = body[y];
    if (!span || rows[y]!.length < 2) return null;
    const near = (span.left + span.right) / 2;
    const gaps = rows[y]!.slice(1).map((run, index) => ({ left: rows[y]![index]!.right + 1, right: run.left - 1 }));
    return gaps.find((gap) => Math.abs(runCentre(gap) - near) < CENTRAL * runWidth(span)) ?? null;
  };
  let [top, parted] = [-1, 0];
  for (let y = hem; y >= waist; y--) {
    if (!gapAt(y)) continue;
    parted++;
    top = y;
  }
  const length = hem - waist;
  const isParted =
    parted > MIN_PARTED_SHARE * length && top > waist + EARLIEST * length && top < waist + LATEST * length;
  if (!isParted && length < MIN_LEG_RATIO * hips) return null;
  const seen = isParted ? top : Infinity;
  const y = Math.min(seen, Math.round(waist + Math.max(USUAL_RISE * length, MIN_RISE * hips)));
  const middleAt = (row: number) => (body[row] ? runCentre(body[row]) : 0);
  const column = isParted ? runCentre(gapAt(top)!) : middleAt(y);
  let last = column;
  const split = Array.from({ length: hem - y + 1 }, (_, row) => {
    const gap = gapAt(y + row);
    last = gap ? runCentre(gap) : last;
    return last;
  });
  return { ...point(column, y), split };
}
