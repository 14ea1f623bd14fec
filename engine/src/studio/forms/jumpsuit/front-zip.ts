import { material } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { laidOn } from '../../construction/legs/trimmings/laid-on.ts';
import { placeRound, waistCircumference } from '../../construction/legs/trimmings/waistband.ts';
import type { LegPair } from '../../construction/legs/trimmings/waistband.ts';

/** Length in metres of the zip below the waist. */
const LENGTH = 0.2;
/** Width in metres of the zip. */
const WIDTH = 0.0085;

/** The zip of the bodice continues below the waist, `lift` metres above the fabric, and over a waistband. */
export function frontZip(pair: LegPair, lift = 0.0016): Part {
  const circumference = waistCircumference(pair);
  const top = pair[0].heights[0]! - (lift > 0.003 ? 0 : 0.012);
  return {
    name: 'front zip',
    role: 'hardware',
    colourPart: 'zip',
    material: TEETH,
    mesh: laidOn({
      on: (x, y, out) => placeRound(pair, ((x - 0.5) * WIDTH) / circumference, top - y * LENGTH, out),
      height: () => lift,
      columns: 6,
      rows: 60,
      size: [WIDTH, LENGTH],
    }),
  };
}

const TEETH = material({
  albedo: [0.5, 0.5, 0.52],
  roughness: 0.32,
  metal: 1,
  paint(point, surface) {
    const off = Math.abs(point.u - WIDTH / 2);
    if (off > 0.0027) {
      surface.metal = 0;
      surface.r = surface.g = surface.b = 0.03;
      surface.roughness = 0.8;
      return;
    }
    const tooth = Math.sin(point.v * 2400 + (point.u > WIDTH / 2 ? 3 : 0));
    surface.occlusion *= 0.75 + 0.25 * tooth;
    surface.tiltY += 0.3 * tooth;
  },
});
