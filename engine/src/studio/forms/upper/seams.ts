import type { Painter } from '../../material.ts';
import { grooveSlope, OWN_THREAD, shadeLine, stepSlope, stitchRow, tilt } from '../sewn/seam.ts';
import { TAU } from '../../../geometry/interpolation.ts';
import type { UvTable } from '../../../geometry/uv-table.ts';
import { SEAM } from './cloth-piece.ts';
import type { UpperCut } from './cut.ts';

const HEM_ROWS = { twin: [0.0205, 0.0255], narrow: [0.007], none: [] } as const;

/** Twin needle stitches above the hem, and the seams at shoulders, sides and armholes. */
export function bodyDetail(cut: UpperCut, seams: UvTable): Painter {
  return (point, surface) => {
    const row = seams(point.u, point.v);
    const x = row[SEAM.x]!;
    const y = row[SEAM.y]!;
    const z = row[SEAM.z]!;
    const low = row[SEAM.hem]!;
    if (low < cut.ribs) ribbed(point, surface, cut.ribPitch, 0, 1, 0);
    else if (low < 0.034) {
      for (const at of HEM_ROWS[cut.stitches]) stitchRow(point, surface, low - at, point.u, OWN_THREAD);
      if (cut.stitches === 'twin') tilt(surface, -stepSlope(low - 0.023, 0.0007, 0.0022), 0, 1, 0);
    }
    if (y > cut.armpit + 0.06 && Math.abs(z) < 0.012) {
      tilt(surface, grooveSlope(z, 0.0008, 0.0016), 0, 0, 1);
      shadeLine(surface, z, 0.0012, 0.2);
    }
    const arm = -row[SEAM.armhole]!;
    if (arm < 0.012) {
      tilt(surface, -0.7 * stepSlope(arm - 0.0015, 0.0012, 0.0022), x > 0 ? -1 : 1, 0, 0);
      shadeLine(surface, arm, 0.0014, 0.3);
    }
    if (point.back && z < 0) neckTape(point, surface, x, row[SEAM.neckline]!);
  };
}

/** Inside the back of the neck: a woven label, and a tape over the seam. */
function neckTape(point: Parameters<Painter>[0], surface: Parameters<Painter>[1], x: number, depth: number): void {
  const label = Math.min(0.021 - Math.abs(x), 0.036 - depth, depth - 0.012);
  if (label > 0) {
    const ink = Math.abs(x) < 0.013 && Math.abs(depth - 0.024) < 0.0022 ? 0.25 : 1;
    surface.r = surface.g = surface.b = 0.62 * ink;
    shadeLine(surface, label, 0.0009, 0.3);
  }
  if (depth > 0.011) return;
  stitchRow(point, surface, depth - 0.0095, point.u, OWN_THREAD);
  tilt(surface, stepSlope(depth - 0.0108, 0.0006, 0.0012), 0, 1, 0);
}

export function sleeveDetail(cut: UpperCut, seams: UvTable): Painter {
  return (point, surface) => {
    const row = seams(point.u, point.v);
    const toEnd = row[SEAM.end]!;
    if (toEnd < cut.ribs) ribbed(point, surface, cut.ribPitch, row[SEAM.x]! > 0 ? 0.3 : -0.3, -0.95, 0);
    else if (toEnd < 0.034) {
      for (const at of HEM_ROWS[cut.stitches]) stitchRow(point, surface, toEnd - at, point.u, OWN_THREAD);
      if (cut.stitches === 'twin')
        tilt(surface, -stepSlope(toEnd - 0.023, 0.0007, 0.0022), -0.4 * Math.sign(row[SEAM.x]!), 0.9, 0);
    }
    const arm = row[SEAM.armhole]!;
    if (arm < 0.008) shadeLine(surface, arm, 0.0014, 0.3);
  };
}

/** One by one rib: ridges across the band, side by side along u. */
export function ribDetail({ ribPitch }: UpperCut): Painter {
  return (point, surface) => ribShade(point, surface, ribPitch);
}

function ribShade(point: Parameters<Painter>[0], surface: Parameters<Painter>[1], pitch: number): void {
  const fine = Math.min(1, (pitch * 0.4) / point.footprint);
  const k = 1 - 0.32 * fine * (0.5 - 0.5 * Math.cos((point.u / pitch) * TAU));
  surface.r *= k;
  surface.g *= k;
  surface.b *= k;
}

/** Ribs that run along (ax, ay, az), a unit vector: shaded and leaning to both sides. */
function ribbed(
  point: Parameters<Painter>[0],
  surface: Parameters<Painter>[1],
  pitch: number,
  ax: number,
  ay: number,
  az: number,
): void {
  ribShade(point, surface, pitch);
  const fine = Math.min(1, (pitch * 0.3) / point.footprint);
  const slope = 0.7 * fine * Math.sin((point.u / pitch) * TAU) * (point.back ? -1 : 1);
  const { nx, ny, nz } = point;
  tilt(surface, slope, ay * nz - az * ny, az * nx - ax * nz, ax * ny - ay * nx);
}
