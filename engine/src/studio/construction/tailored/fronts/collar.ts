import { lerp } from '../../../../foundation/geometry/interpolation.ts';
import type { Vec3 } from '../../../../foundation/geometry/vector.ts';
import { paintInOrder } from '../../../materials/material.ts';
import type { Painter } from '../../../materials/material.ts';
import type { Part } from '../../../parts/part.ts';
import { PIPED } from '../../sewing/piping.ts';
import { standCollar } from '../../collars/stand-collar.ts';
import { collarStitch } from '../../collars/collar-stitch.ts';
import { TURNED_ROWS, turnedCollar } from '../../collars/turned-collar.ts';
import { backAt } from '../trimmings/neck.ts';
import { OCHRE } from '../trimmings/denim.ts';
import { atDetail } from '../../../parts/at-detail.ts';
import type { CollarMeshes } from '../../collars/turned-collar.ts';
import { underCollar } from '../trunk/body.ts';
import type { TailoredBody } from '../trunk/body.ts';
import type { TailoredCut } from '../cut/cut.ts';
import type { LapelShape } from '../cut/collar-kinds.ts';
import { facing, LAPEL_LIFT } from './lapel.ts';
import { ribs } from './seams.ts';

/** Builds the collar above the lapels, a shirt collar or a stand collar. */
export function collarParts(cut: TailoredCut, body: TailoredBody, detail: number): Part[] {
  // A hood is sewn into the seam of a stand collar.
  const { lapel, stands, bare } = cut.collar;
  if (bare || (stands && cut.hood)) return [];
  const meshes = lapel
    ? lapelledCollar(cut, body, lapel, detail)
    : stands
      ? standCollar(
          { height: cut.stand, puff: cut.quilt > 0 ? 0.011 : 0, behind: standNape(body), front: standFoot(body) },
          detail,
        )
      : shirtCollar(body, detail);
  // A knitted collar matches the bands at hem and cuffs.
  const part = { role: 'cloth', ...(cut.faced ? facing(cut) : { colourPart: 'collar' as const }) } as const;
  const finish = cut.ribbed
    ? ribs
    : cut.denim
      ? collarStitch(meshes.sheet, atDetail(TURNED_ROWS, detail), OCHRE)
      : undefined;
  return [
    { ...part, name: 'collar', mesh: meshes.sheet, detail: paintInOrder(sameInside, finish)! },
    { ...part, name: 'collar edge', mesh: meshes.edge, solid: true, ...(cut.piped && PIPED) },
  ];
}

/** Shows the collar's own fabric on its wrong side too. */
const sameInside: Painter = (point, surface) => {
  if (!point.back) return;
  surface.r /= 0.7;
  surface.g /= 0.7;
  surface.b /= 0.7;
  surface.occlusion *= 1.2;
};

/** Height in metres to which a stand collar's seam rises from the edge of the fabric, which the collar hides. */
const RAISED = 1.477;

/** The seam of a stand collar behind the shoulders, where padded fabric stands off the neck. */
function standNape({ trunk }: TailoredBody): Vec3[] {
  const onBack = [0, 0.03, 0.055, 0.072].map((x): Vec3 => {
    const edge = underCollar(x);
    return [x, lerp(RAISED, edge, 0.2), backAt(trunk.field, x, edge) + 0.0025];
  });
  return [...onBack, [0.078, 1.469, -0.018]];
}

/** The seam of a stand collar on the front, along the opening of the neck. */
function standFoot({ trunk, roll }: TailoredBody): Vec3[] {
  return [1.45, 1.422, 1.4, 1.3875].map((y) => [roll(y), y, trunk.frontAt(roll(y), y) + 0.001]);
}

/** A collar with lapels: its front end follows the seam to the lapel up to the notch, and is free from there. */
function lapelledCollar(cut: TailoredCut, body: TailoredBody, shape: LapelShape, detail: number): CollarMeshes {
  const { broad } = shape;
  const [tipX, tipY] = shape.collar;
  const rollX = body.roll(shape.gorge);
  const onFront = (x: number, y: number): Vec3 => [x, y, body.trunk.frontAt(x, y)];
  return turnedCollar(
    {
      field: body.trunk.field,
      fold: [
        [0, 1.512, -0.079],
        [0.04, 1.511, -0.071],
        [0.07, 1.506, -0.03],
        [0.0745, 1.487, 0.018],
        onFront(lerp(0.0715, rollX, 0.5), lerp(1.474, shape.gorge, 0.5)),
        onFront(rollX, shape.gorge),
      ],
      leaf: [
        [0, 1.452 - broad, -0.115],
        [0.06, 1.455 - broad, -0.1],
        [0.102 + broad, 1.462 - 0.4 * broad, -0.058],
        [0.113 + broad, 1.464, -0.005],
        onFront(lerp(0.115 + broad, tipX, 0.6), lerp(1.455, tipY, 0.6)),
        onFront(tipX, tipY),
      ],
      notch: shape.notch,
      joined: shape.joined,
      // The collar of a trench coat also covers the storm cape on its back.
      lie: cut.trench ? 0.0105 : 0.0046,
      front: LAPEL_LIFT,
      stand: 0.046,
      edge: 0.0021,
    },
    detail,
  );
}

/** A collar with pointed leaves that closes up to the neck. */
function shirtCollar(body: TailoredBody, detail: number): CollarMeshes {
  return turnedCollar(
    {
      field: body.trunk.field,
      fold: [
        [0, 1.512, -0.079],
        [0.042, 1.511, -0.069],
        [0.072, 1.502, -0.024],
        [0.071, 1.474, 0.03],
        [0.045, 1.437, 0.068],
        [0.01, 1.408, 0.095],
      ],
      leaf: [
        [0, 1.45, -0.115],
        [0.06, 1.453, -0.1],
        [0.1, 1.464, -0.05],
        [0.108, 1.458, 0.005],
        [0.1, 1.424, 0.055],
        [0.074, 1.362, 0.1],
      ],
      lie: 0.0065,
      front: [0.01, 0.007],
      stand: 0.046,
      edge: 0.0016,
    },
    detail,
  );
}
