import { smoothPath } from '../../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../../foundation/geometry/mesh/tube.ts';
import type { MutableVec3, Vec3 } from '../../../../foundation/geometry/vector.ts';
import type { Part } from '../../../parts/part.ts';
import { OWN_THREAD, stitchRow } from '../../sewing/seam.ts';
import { BANDS } from '../cut/bands.ts';
import type { TrouserCut } from '../cut/cut.ts';
import type { LegPlace } from '../cloth/leg-cloth.ts';
import { placeRound, waistCircumference, waistRing } from './waistband.ts';
import type { LegPair } from './waistband.ts';

/** What holds a waistband: a leather belt, a drawstring, or the sash of a paperbag waist. */
export function waistTies(pair: LegPair, cut: TrouserCut, detail: number): Part[] {
  const { buttoned, frilled } = BANDS[cut.band];
  if (cut.belt && buttoned) return leatherBelt(pair, cut, detail);
  if (cut.drawstring) return cords(pair, cut.bandHeight * 0.5, 0.0031, 0.19);
  return frilled ? cords(pair, cut.bandHeight - 0.012, 0.0062, 0.26) : [];
}

/** The point at `turn` round the waist, `below` metres under its edge and `off` metres in front of the cloth. */
function raised(pair: LegPair, turn: number, below: number, off: number): MutableVec3 {
  const place: LegPlace = { at: [0, 0, 0], normal: [0, 0, 1] };
  placeRound(pair, turn, pair[0].heights[0]! - below, place);
  return [0, 1, 2].map((axis) => place.at[axis]! + place.normal[axis]! * off) as MutableVec3;
}

/** Distance of the belt from the fabric of the leg in metres: on the band, under the loops. */
const BELT_LIFT = 0.0046;
/** Width of the belt in metres. */
const BELT_WIDTH = 0.031;

function leatherBelt(pair: LegPair, { bandHeight }: TrouserCut, detail: number): Part[] {
  const density = Math.sqrt(detail);
  const top = (bandHeight - BELT_WIDTH) / 2;
  const belt: Part = {
    name: 'belt',
    role: 'leather',
    colourPart: 'belt',
    mesh: waistRing(pair, {
      columns: Math.round(200 * density),
      rows: Math.round(14 * density),
      section: (share) => {
        const rim = Math.max(0, Math.abs(2 * share - 1) - 0.88) / 0.12;
        return [top + (1 - share) * BELT_WIDTH, BELT_LIFT - 0.0032 * rim * rim];
      },
    }),
    detail(point, surface) {
      const across = -point.v - top;
      stitchRow(point, surface, Math.min(across, BELT_WIDTH - across) - 0.003, point.u, OWN_THREAD);
    },
  };
  const halfBuckle = 0.019 / waistCircumference(pair);
  const frame = [
    [-halfBuckle, top - 0.004],
    [halfBuckle, top - 0.004],
    [halfBuckle * 1.06, top + BELT_WIDTH / 2],
    [halfBuckle, top + BELT_WIDTH + 0.004],
    [-halfBuckle, top + BELT_WIDTH + 0.004],
    [-halfBuckle * 1.06, top + BELT_WIDTH / 2],
  ] as const;
  const corners = frame.map(([turn, below]): Vec3 => raised(pair, turn, below, BELT_LIFT + 0.0035));
  const prong: Vec3[] = [-halfBuckle, 0, halfBuckle].map((turn, i) =>
    raised(pair, turn, top + BELT_WIDTH / 2, BELT_LIFT + 0.003 + 0.001 * i),
  );
  const metal = { role: 'hardware', colourPart: 'hardware', solid: true } as const;
  return [
    belt,
    { ...metal, name: 'buckle', mesh: tubeMesh(smoothPath(corners, 8, true), { radius: 0.0024, closed: true }) },
    { ...metal, name: 'prong', mesh: tubeMesh(prong, { radius: 0.0015, rows: 8 }) },
  ];
}

/** A bow at the centre front: two loops and two ends that hang down the fabric. */
function cords(pair: LegPair, below: number, radius: number, length: number): Part[] {
  const circumference = waistCircumference(pair);
  const knot = raised(pair, 0, below, 0.009);
  const at = (side: number, across: number, down: number, off: number) =>
    raised(pair, (side * across) / circumference, below + down, off + radius);
  const shape = { role: 'cloth', colourPart: 'trim', solid: true } as const;
  const size = length / 0.19;
  return [
    ...([1, -1] as const).flatMap((side): Part[] => {
      const name = side > 0 ? 'left' : 'right';
      const loop = [
        knot,
        at(side, 0.026 * size, 0.002, 0.012),
        at(side, 0.05 * size, 0.028 * size, 0.008),
        at(side, 0.032 * size, 0.036 * size, 0.007),
        knot,
      ];
      const end = [
        knot,
        at(side, 0.012, 0.03, 0.005),
        at(side, 0.018, 0.09 * size, 0.002),
        at(side, side > 0 ? 0.026 : 0.016, length * (side > 0 ? 1 : 0.9), 0.002),
      ];
      return [
        { ...shape, name: `${name} loop of the tie`, mesh: tubeMesh(smoothPath(loop, 8), { radius, sides: 10 }) },
        { ...shape, name: `${name} end of the tie`, mesh: tubeMesh(smoothPath(end, 8), { radius, sides: 10 }) },
      ];
    }),
    {
      ...shape,
      name: 'knot of the tie',
      mesh: tubeMesh(smoothPath([at(1, 0.007, -0.001, 0.008), knot, at(-1, 0.007, 0.003, 0.008)], 6), {
        radius: radius * 1.7,
        sides: 12,
      }),
    },
  ];
}
