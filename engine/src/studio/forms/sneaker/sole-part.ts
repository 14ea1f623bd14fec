import { clamp, smoothstep } from '../../../geometry/interpolation.ts';
import { noise3 } from '../../../geometry/noise.ts';
import { surfaceNets } from '../../../geometry/surface-nets.ts';
import type { Painter } from '../../material.ts';
import type { Part } from '../../part.ts';
import { grooveSlope, shadeLine, stitchRow, tilt } from '../sewn/seam.ts';
import type { SneakerLast } from './last.ts';

/** Metres of tread at the bottom of the side wall, and from the upper edge to the stitched groove. */
const TREAD = 0.0068;
const GROOVE = 0.0046;

/** A cup sole of rubber: a stitched groove under its rim, a tread below. */
export function solePart(last: SneakerLast, detail: number): Part {
  const mesh = surfaceNets(last.sole, {
    bounds: { min: [-0.17, -0.006, -0.07], max: [0.175, 0.085, 0.07] },
    cell: 0.0022 / Math.max(0.35, detail),
    steepness: 1.6,
    develop: (x, y, z) => [x + z * 0.4, y],
  });
  return { name: 'sole', role: 'rubber', colourPart: 'sole', mesh, solid: true, detail: soleWall(last) };
}

function soleWall(last: SneakerLast): Painter {
  return (point, surface) => {
    if (Math.abs(point.ny) > 0.75) return;
    const under = last.soleTop(point.x) - point.y;
    const above = point.y - last.soleBottom(point.x);
    tilt(surface, grooveSlope(under - GROOVE, 0.0007, 0.0008), 0, -1, 0);
    shadeLine(surface, under - GROOVE, 0.0008, 0.3);
    stitchRow(point, surface, under - GROOVE, point.x + point.z * 0.5, { colour: null, width: 0.0008, pitch: 0.0042 });
    tilt(surface, grooveSlope(above - TREAD, 0.0006, 0.0006), 0, 1, 0);
    shadeLine(surface, above - TREAD, 0.0006, 0.4);
    const wall = smoothstep(TREAD + 0.001, TREAD + 0.002, above) * smoothstep(GROOVE + 0.0012, GROOVE + 0.002, under);
    const shown = wall * clamp(1.2 - point.footprint / 0.0012);
    if (shown > 0)
      tilt(surface, 0.16 * shown * Math.sin(point.x * 1700 + point.z * 900) * Math.sin(point.y * 1900), 0, 1, 0);
    if (above < TREAD - 0.001) {
      const lug = Math.sin((point.x + 0.4 * Math.abs(point.z)) * 620);
      surface.occlusion *= 1 - 0.4 * smoothstep(0.2, 0.5, lug);
    }
    const soil = 1 + 0.025 * noise3(point.x * 60, point.y * 60, point.z * 60);
    surface.r *= soil;
    surface.g *= soil;
    surface.b *= soil;
  };
}
