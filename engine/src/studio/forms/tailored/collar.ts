import { lerp } from '../../../geometry/interpolation.ts';
import type { Part } from '../../part.ts';
import { standCollar } from '../sewn/stand-collar.ts';
import { turnedCollar } from '../sewn/turned-collar.ts';
import type { CollarMeshes } from '../sewn/turned-collar.ts';
import type { TailoredBody } from './body.ts';
import type { TailoredCut } from './cut.ts';
import { lapelShape } from './lapel.ts';
import type { LapelShape } from './lapel.ts';

/** The collar above the lapels, or a band that only stands. */
export function collarParts(cut: TailoredCut, body: TailoredBody, detail: number): Part[] {
  if (cut.collar === 'none') return [];
  const shape = lapelShape(cut);
  const meshes = shape
    ? lapelledCollar(cut, body, shape, detail)
    : standCollar(cut.kind === 'coat' ? 0.062 : 0.042, detail);
  const part = { role: 'cloth', colourPart: 'collar' } as const;
  return [
    { ...part, name: 'collar', mesh: meshes.sheet },
    { ...part, name: 'collar edge', mesh: meshes.edge, solid: true },
  ];
}

/** Its front end follows the seam to the lapel up to the notch and then stands free. */
function lapelledCollar(cut: TailoredCut, body: TailoredBody, shape: LapelShape, detail: number): CollarMeshes {
  const broad = cut.collar === 'wide' ? 1.16 : 1;
  const [tipX, tipY] = shape.collar;
  const rollX = body.roll(shape.gorge);
  return turnedCollar(
    {
      field: body.field,
      fold: [
        [0, 1.512, -0.079],
        [0.04, 1.512, -0.071],
        [0.072, 1.506, -0.026],
        [0.077, 1.486, 0.02],
        [lerp(0.074, rollX, 0.55), lerp(1.486, shape.gorge, 0.6), 0.06],
        [rollX, shape.gorge, 0.1],
      ],
      leaf: [
        [0, 1.512 - 0.075 * broad, -0.115],
        [0.06 * broad, 1.45 - 0.012 * broad, -0.1],
        [0.116 * broad, 1.452, -0.05],
        [0.126 * broad, 1.442, 0.01],
        [lerp(0.126 * broad, tipX, 0.6), lerp(1.442, tipY, 0.42), 0.055],
        [tipX, tipY, 0.09],
      ],
      notch: [shape.notch[0], shape.notch[1] + 0.003],
      ...{ lie: 0.0085, front: [0.0165, 0.0115], stand: 0.036, edge: 0.0019 },
    },
    detail,
  );
}
