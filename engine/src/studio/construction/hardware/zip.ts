import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { addScaled, normalise, subtract } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { metalPart, plate, wireRing } from './fittings.ts';

/** Metres from the centre of a zip to the edge of its teeth. */
const TEETH = 0.0024;
/** Metres along the zip from one tooth to the next of the same side. */
const TOOTH_PITCH = 0.0022;
/** Metres on either side of the centre in which the teeth of both sides interlock, so that no gaps are seen. */
const INTERLOCK = 0.0006;
/** Brightness of the gaps between teeth as a share of that of the teeth. */
const GAP_LIGHT = 0.35;
/** Brightness of the tape as a share of that of its dye, because it lies in the shade of the teeth. */
const TAPE_LIGHT = 0.55;
/** Linear colour of brass. */
const BRASS = { r: 0.8, g: 0.62, b: 0.34 } as const;

/** A zip along a path whose visible side faces `up`: a tape with metal teeth, a slider and a leather puller. */
export function zipParts(path: readonly Vec3[], up: Vec3, named: boolean, detail: number): Part[] {
  const tape = beltMesh(path, { half: 0.0062, thickness: 0.0012, up, rows: atDetail(path.length * 2, detail) });
  const [end, before] = [path[path.length - 3]!, path[path.length - 5]!];
  const along = normalise(subtract(end, before));
  const slider = addScaled(end, up, 0.002);
  const tip = addScaled(addScaled(slider, along, -0.004), [0, -1, 0], 0.03);
  const puller = beltMesh(
    [slider, addScaled(addScaled(slider, [0, 0, 1], 0.006), [0, -1, 0], 0.008), addScaled(tip, [0, 0, 1], 0.008)],
    { half: 0.0036, thickness: 0.0022, up: [0, 0, 1], rows: 24 },
  );
  return [
    { name: 'zip', role: 'cloth', colourPart: 'zip', mesh: tape, solid: true, detail: teeth },
    { name: 'zip puller', role: 'cloth', colourPart: 'zip', mesh: puller, solid: true },
    metalPart(
      'zip slider',
      [
        plate(slider, [0.0036, 0.0048], 0.0026, 0.0014, normalise([up[0], up[1], up[2] + 0.15])),
        wireRing(addScaled(slider, [0, 0, 1], 0.004), [0.003, 0, 0], [0, 0.004, 0], 0.0008, detail),
        tubeMesh([slider, addScaled(slider, [0, 0, 1], 0.003)], { radius: 0.001, sides: 8, rows: 4 }),
      ],
      named,
    ),
  ];
}

const teeth: Painter = (point, surface) => {
  const across = Math.abs(point.u);
  if (across > TEETH) {
    surface.r *= TAPE_LIGHT;
    surface.g *= TAPE_LIGHT;
    surface.b *= TAPE_LIGHT;
    surface.roughness = 0.85;
    return;
  }
  const tooth = point.v / TOOTH_PITCH - Math.floor(point.v / TOOTH_PITCH);
  const light = (point.u > 0 ? tooth < 0.5 : tooth >= 0.5) || across < INTERLOCK ? 1 : GAP_LIGHT;
  surface.r = BRASS.r * light;
  surface.g = BRASS.g * light;
  surface.b = BRASS.b * light;
  surface.metal = 1;
  surface.roughness = 0.28;
};
