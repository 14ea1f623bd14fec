import { insideOutline, polylineDistance, smoothOutline } from '../../../../foundation/geometry/curves/outline.ts';
import { smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { planeTable } from '../../../../foundation/geometry/tables/plane-table.ts';
import type { Surface, SurfacePoint } from '../../../materials/material.ts';
import { grooveSlope, shadeLine, stepSlope, stitchRow, tilt } from '../../sewing/seam.ts';
import type { Thread } from '../../sewing/seam.ts';
import { BANDS } from '../cut/bands.ts';
import type { TrouserCut } from '../cut/cut.ts';
import { POCKET_SETS } from '../cut/pocket-sets.ts';
import { PLEATS } from '../cloth/folds.ts';
import type { PanelPlace } from '../cloth/panel-place.ts';

export type PanelDetail = (place: PanelPlace, point: Readonly<SurfacePoint>, surface: Surface) => void;

/** Details on the front of one side above the thigh. */
export function frontDetail(
  cut: TrouserCut,
  crease: (height: number) => number,
  thread: Thread | null,
  side: 1 | -1,
): PanelDetail {
  const { mouths } = POCKET_SETS[cut.pockets];
  const pocket = !mouths ? null : cut.jeans ? scoopPocket(cut, thread, side) : slantPocket(cut, side);
  const fly = BANDS[cut.band].buttoned && !cut.sailor ? flyDetail(cut, thread, side) : null;
  return (place, point, surface) => {
    pocket?.(place, point, surface);
    fly?.(place, point, surface);
    if (cut.pleats > 0) pleatLines(cut, place, crease(place.height), surface, side);
    if (cut.sailor) sailorFront(cut, place, surface, side);
  };
}

/** Range in metres of the tables of pocket mouths: distance from the side seam, and below the waist. */
const SPAN = { min: [-0.01, 0.02], max: [0.13, 0.2], step: 0.0026 } as const;

function scoopPocket({ bandHeight: band }: TrouserCut, thread: Thread | null, side: 1 | -1): PanelDetail {
  const curve = smoothOutline(
    [
      [0.098, band - 0.014],
      [0.095, band + 0.022],
      [0.075, band + 0.056],
      [0.04, band + 0.076],
      [-0.02, band + 0.084],
    ],
    6,
  );
  const inside = planeTable(insideOutline([...curve, [-0.03, band - 0.02], [0.09, band - 0.02]]), SPAN);
  const along = planeTable((x, y) => polylineDistance(curve)(x, y).along, { ...SPAN, step: 0.006 });
  const coin = insideOutline([
    [0.014, band - 0.02],
    [0.07, band - 0.02],
    [0.068, band + 0.09],
    [0.014, band + 0.09],
  ]);
  return ({ outer, below }, point, surface) => {
    if (outer > 0.115 || below > band + 0.1) return;
    const depth = inside(outer, below);
    tilt(surface, -stepSlope(depth, 0.0026, 0.0015), side * -0.55, 0.83, 0);
    if (depth > 0) {
      shadeLine(surface, depth, 0.0052, 0.62);
      if (side < 0) coinPocket(coin(outer, below), below - band - 0.016, point, surface, thread);
    } else if (thread && depth > -0.014) {
      const way = along(outer, below);
      stitchRow(point, surface, -depth - 0.0028, way, thread);
      stitchRow(point, surface, -depth - 0.0088, way, thread);
    }
  };
}

function coinPocket(
  side: number,
  top: number,
  point: Readonly<SurfacePoint>,
  surface: Surface,
  thread: Thread | null,
): void {
  const edge = Math.min(side, top);
  if (edge < 0) shadeLine(surface, edge, 0.0024, 0.45);
  tilt(surface, stepSlope(edge, 0.0011, 0.0012), 0, -1, 0);
  if (!thread || edge < 0) return;
  stitchRow(point, surface, edge - 0.0026, top < side ? point.u : point.v, thread);
  stitchRow(point, surface, top - 0.0082, point.u, thread);
}

/** Metres from the side seam at which a slanted pocket meets the waistband. */
const MOUTH = 0.068;

/** A pocket mouth from the waistband to the side seam, about 18 cm long. */
function slantPocket({ bandHeight: band, jeans }: TrouserCut, side: 1 | -1): PanelDetail {
  const length = 0.165;
  return ({ outer, below }, point, surface) => {
    const down = below - band;
    if (outer > MOUTH + 0.02 || down < -0.01 || down > length + 0.004) return;
    const slope = MOUTH / length;
    const off = (outer - MOUTH + slope * down) / Math.sqrt(1 + slope * slope);
    tilt(surface, -stepSlope(off, 0.0026, 0.0017), side, 0, 0);
    if (off < 0) shadeLine(surface, off, 0.0042, 0.5);
    else if (!jeans) shadeLine(surface, off - 0.006, 0.0009, 0.13);
    if (Math.abs(down - length + 0.004) < 0.002 && Math.abs(off - 0.003) < 0.004) shadeLine(surface, 0, 1, 0.25);
    stitchRow(point, surface, off - 0.006, point.v, PICK);
  };
}

/** Stitches in the cloth's own colour along a tailored edge, as if sewn by hand. */
const PICK: Thread = { colour: null, width: 0.0007, pitch: 0.006 };

/** Metres from the waistband down to the end of the fly. */
export const FLY = 0.128;

function flyDetail({ bandHeight: band, jeans }: TrouserCut, thread: Thread | null, side: 1 | -1): PanelDetail {
  const end = band + FLY;
  const curve = smoothOutline(
    [
      [0.038, band - 0.02],
      [0.038, end - 0.05],
      [0.033, end - 0.022],
      [0.019, end + 0.002],
      [-0.002, end + 0.012],
    ],
    6,
  );
  const line = polylineDistance(curve);
  const own: Thread = thread ?? { colour: null, width: 0.0007, pitch: 0.0034 };
  return ({ inner, below }, point, surface) => {
    if (inner > 0.055 || below > end + 0.03) return;
    if (below < end) {
      // The wearer's left overlaps the right, a few millimetres past the centre.
      if (side > 0) tilt(surface, stepSlope(inner, 0.003, 0.0016), 1, 0, 0);
      else shadeLine(surface, inner, 0.0022, 0.45 * smoothstep(end, end - 0.03, below));
    }
    if (side < 0) return;
    const { distance, along } = line(inner, below);
    if (distance > 0.012) return;
    stitchRow(point, surface, distance, along, own);
    // Within the curve, which turns in to the centre at its lower end.
    const within = inner < 0.038 && below < end + 0.012 - 0.062 * Math.pow(inner / 0.038, 3);
    if (jeans && within) stitchRow(point, surface, distance - 0.006, along, own);
    tilt(surface, (within ? 1 : 0.6) * grooveSlope(distance, 0.0004, 0.0016), 1, 0, 0);
  };
}

/** The shaded side of each pleat, which closes downwards. */
function pleatLines(
  { bandHeight }: TrouserCut,
  { s, below }: PanelPlace,
  creased: number,
  surface: Surface,
  side: 1 | -1,
): void {
  const down = below - bandHeight;
  if (down > 0.22) return;
  const fade = Math.min(1, Math.max(0, 1.25 - down / 0.19));
  for (const at of PLEATS) {
    const off = (s - creased + 0.25 - at) * 0.42;
    if (off < -0.006 || off > 0.012) continue;
    if (off > 0) shadeLine(surface, off, 0.0045, 0.66 * fade);
    tilt(surface, -stepSlope(off, 0.0035 * fade, 0.0018), side, 0, 0);
  }
}

/** A fall front between two lines of buttons. */
function sailorFront({ bandHeight }: TrouserCut, { inner, below }: PanelPlace, surface: Surface, side: 1 | -1): void {
  const off = inner - 0.105 - 0.05 * (below - bandHeight);
  if (below - bandHeight > 0.17 || Math.abs(off) > 0.012) return;
  tilt(surface, -stepSlope(off, 0.002, 0.0016), side, 0, 0);
  if (off > 0) shadeLine(surface, off, 0.004, 0.5);
}
