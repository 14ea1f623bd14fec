import { coverOf, resolved } from '../../../fabrics/weave.ts';
import type { Painter } from '../../../materials/material.ts';
import { grooveSlope, OWN_THREAD, shadeLine, stepSlope, stitchRow, thicken, tilt } from '../../sewing/seam.ts';
import { TAU } from '../../../../foundation/geometry/interpolation.ts';
import type { UvTable } from '../../../../foundation/geometry/tables/uv-table.ts';
import { SEAM } from './cloth-piece.ts';
import type { UpperCut } from '../cut/cut.ts';

/** Distances in metres from a hem to its rows of stitches: two for a twin needle, one for a narrow hem. */
const TWIN_ROWS = [0.0205, 0.0255];
const NARROW_ROWS = [0.007];

const hemRows = ({ twinNeedle }: UpperCut) => (twinNeedle ? TWIN_ROWS : NARROW_ROWS);

/**
 * Paints the front or the back: the ribs of the hem or the stitches above it, the shoulder seams or the yoke, the
 * armhole seams, and the tape inside the neck.
 */
export function bodyDetail(cut: UpperCut, seams: UvTable): Painter {
  return (point, surface) => {
    const row = seams(point.u, point.v);
    const x = row[SEAM.x]!;
    const y = row[SEAM.y]!;
    const z = row[SEAM.z]!;
    const low = row[SEAM.hem]!;
    thickenHem(cut, low, surface);
    if (low < cut.ribs) ribbed(point, surface, cut.ribPitch, 0, 1, 0);
    else if (low < 0.034) {
      for (const at of hemRows(cut)) stitchRow(point, surface, low - at, point.u, OWN_THREAD);
      if (cut.twinNeedle) tilt(surface, -stepSlope(low - 0.023, 0.0007, 0.0022), 0, 1, 0);
    }
    if (cut.yoke) yoke(point, surface, row);
    else if (y > cut.armpit + 0.06 && Math.abs(z) < 0.012) {
      tilt(surface, grooveSlope(z, 0.0008, 0.0016), 0, 0, 1);
      shadeLine(surface, z, 0.0012, 0.2);
    }
    const arm = -row[SEAM.armhole]!;
    if (arm < 0.012 && !cut.sleeve.cutOn) {
      tilt(surface, -0.7 * stepSlope(arm - 0.0015, 0.0012, 0.0022), x > 0 ? -1 : 1, 0, 0);
      shadeLine(surface, arm, 0.0014, 0.3);
    }
    if (point.back && z < 0) neckTape(point, surface, row[SEAM.neckline]!);
  };
}

/** Depth in metres of a shirt's yoke in front of the shoulder. */
const YOKE_FRONT = 0.036;
/** Height in the cut, in metres, at which the yoke ends at the back. */
const YOKE_BACK = 1.352;
/** Half the width in metres of the box pleat below the yoke. */
const PLEAT = 0.017;

/**
 * Paints the double layer over a shirt's shoulders, edge-stitched, and the box pleat that opens below it at the back.
 */
function yoke(point: Parameters<Painter>[0], surface: Parameters<Painter>[1], row: Float64Array): void {
  const x = row[SEAM.x]!;
  const y = row[SEAM.y]!;
  const z = row[SEAM.z]!;
  if (z > 0) {
    const inside = YOKE_FRONT - z;
    if (y < 1.38 || Math.abs(inside) > 0.012) return;
    tilt(surface, stepSlope(inside, 0.0009, 0.0014), 0, 0.4, -0.9);
    shadeLine(surface, inside + 0.0006, 0.0011, 0.28);
    stitchRow(point, surface, inside - 0.0045, x, OWN_THREAD);
    return;
  }
  const over = y - YOKE_BACK;
  if (Math.abs(over) < 0.02) {
    tilt(surface, stepSlope(over, 0.001, 0.0014), 0, 1, 0);
    shadeLine(surface, over + 0.0006, 0.0012, 0.3);
    stitchRow(point, surface, over - 0.0045, x, OWN_THREAD);
  }
  const across = Math.abs(x) - PLEAT;
  if (over > 0 || over < -0.3 || Math.abs(across) > 0.012) return;
  const pressed = 1 - Math.min(1, -over / 0.3);
  tilt(surface, -stepSlope(across, 0.0026 * pressed, 0.0022), Math.sign(x), 0, 0);
  shadeLine(surface, across - 0.001, 0.0018, 0.4 * pressed);
}

/** Paints a tape over the seam inside the back of the neck. */
function neckTape(point: Parameters<Painter>[0], surface: Parameters<Painter>[1], depth: number): void {
  if (depth > 0.011) return;
  stitchRow(point, surface, depth - 0.0095, point.u, OWN_THREAD);
  tilt(surface, stepSlope(depth - 0.0108, 0.0006, 0.0012), 0, 1, 0);
}

/** Makes a hem less transparent, because it is folded twice. */
function thickenHem(cut: UpperCut, toEdge: number, surface: Parameters<Painter>[1]): void {
  if (toEdge < hemRows(cut)[0]!) thicken(surface, 0.55);
}

/** Paints a sleeve: the ribs of its end or the stitches of its hem, and the shade along the armhole. */
export function sleeveDetail(cut: UpperCut, seams: UvTable): Painter {
  return (point, surface) => {
    const row = seams(point.u, point.v);
    const toEnd = row[SEAM.end]!;
    thickenHem(cut, toEnd, surface);
    if (toEnd < cut.ribs) ribbed(point, surface, cut.ribPitch, row[SEAM.x]! > 0 ? 0.3 : -0.3, -0.95, 0);
    else if (toEnd < 0.034) {
      for (const at of hemRows(cut)) stitchRow(point, surface, toEnd - at, point.u, OWN_THREAD);
      if (cut.twinNeedle)
        tilt(surface, -stepSlope(toEnd - 0.023, 0.0007, 0.0022), -0.4 * Math.sign(row[SEAM.x]!), 0.9, 0);
    }
    const arm = row[SEAM.armhole]!;
    if (arm < 0.008 && !cut.sleeve.cutOn) shadeLine(surface, arm, 0.0014, 0.3);
  };
}

/** Paints a one-by-one rib: ridges across the band, side by side along u. */
export function ribDetail({ ribPitch }: UpperCut): Painter {
  return (point, surface) => ribShade(point, surface, ribPitch);
}

function ribShade(point: Parameters<Painter>[0], surface: Parameters<Painter>[1], pitch: number): void {
  const fine = resolved(0.55 * pitch, coverOf(point));
  const k = 1 - 0.32 * fine * (0.5 - 0.5 * Math.cos((point.u / pitch) * TAU));
  surface.r *= k;
  surface.g *= k;
  surface.b *= k;
}

/** Paints ribs that run along (ax, ay, az), a unit vector: shaded, and leaning to both sides. */
function ribbed(
  point: Parameters<Painter>[0],
  surface: Parameters<Painter>[1],
  pitch: number,
  ax: number,
  ay: number,
  az: number,
): void {
  ribShade(point, surface, pitch);
  const fine = resolved(0.5 * pitch, coverOf(point));
  const slope = 0.7 * fine * Math.sin((point.u / pitch) * TAU) * (point.back ? -1 : 1);
  const { nx, ny, nz } = point;
  tilt(surface, slope, ay * nz - az * ny, az * nx - ax * nz, ax * ny - ay * nx);
}
