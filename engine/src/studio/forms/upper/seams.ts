import type { Painter } from '../../material.ts';
import { grooveSlope, OWN_THREAD, shadeLine, stepSlope, stitchRow, tilt } from '../sewn/seam.ts';
import type { UpperBody } from './body.ts';
import type { UpperCut } from './cut.ts';

const HEM_ROWS = { twin: [0.0205, 0.0255], narrow: [0.007], none: [] } as const;

/** Twin needle stitches above the hem, and the seams at shoulders, sides and armholes. */
export function bodyDetail(cut: UpperCut, body: UpperBody): Painter {
  return (point, surface) => {
    const { x, y, z } = point;
    const low = body.hem(x, y, z);
    if (low < 0.034) {
      for (const row of HEM_ROWS[cut.stitches]) stitchRow(point, surface, low - row, x + z * 0.8, OWN_THREAD);
      if (cut.stitches === 'twin') tilt(surface, -stepSlope(low - 0.023, 0.0007, 0.0022), 0, 1, 0);
    }
    const shoulder = y > cut.armpit + 0.06 && Math.abs(z) < 0.012;
    if (shoulder) {
      tilt(surface, grooveSlope(z, 0.0008, 0.0016), 0, 0, 1);
      shadeLine(surface, z, 0.0012, 0.2);
    }
    const arm = -body.armhole(x, y, z);
    if (arm < 0.012 && y > cut.armpit - 0.04) {
      const side = x > 0 ? 1 : -1;
      tilt(surface, -0.7 * stepSlope(arm - 0.0015, 0.0012, 0.0022), -side, 0, 0);
      shadeLine(surface, arm, 0.0014, 0.3);
    }
    if (point.back && z < 0) neckTape(point, surface, body);
  };
}

/** Inside the back of the neck: a tape over the seam and a woven label. */
function neckTape(point: Parameters<Painter>[0], surface: Parameters<Painter>[1], body: UpperBody): void {
  const depth = body.neckline(point.x, point.y, point.z);
  if (depth < 0.011) {
    stitchRow(point, surface, depth - 0.0095, point.x, OWN_THREAD);
    tilt(surface, stepSlope(depth - 0.0108, 0.0006, 0.0012), 0, 1, 0);
  }
}

export function sleeveDetail(cut: UpperCut, body: UpperBody): Painter {
  return (point, surface) => {
    const { x, y, z } = point;
    const { toEnd, angle, radius } = body.sleeve.locate(x, y, z);
    if (toEnd < 0.034) {
      for (const row of HEM_ROWS[cut.stitches]) stitchRow(point, surface, toEnd - row, angle * radius, OWN_THREAD);
      if (cut.stitches === 'twin')
        tilt(surface, -stepSlope(toEnd - 0.023, 0.0007, 0.0022), -0.5 * Math.sign(x), 0.85, 0);
    }
    const arm = body.armhole(x, y, z);
    if (arm < 0.008) shadeLine(surface, arm, 0.0014, 0.3);
  };
}

/** One by one rib: ridges across the band, side by side along u. */
export function ribDetail({ ribPitch }: UpperCut): Painter {
  return (point, surface) => {
    const phase = point.u / ribPitch;
    const fine = Math.min(1, (ribPitch * 0.4) / point.footprint);
    const wave = (phase - Math.floor(phase)) * 2 * Math.PI;
    const k = 1 - 0.28 * fine * (0.5 - 0.5 * Math.cos(wave));
    surface.r *= k;
    surface.g *= k;
    surface.b *= k;
  };
}
