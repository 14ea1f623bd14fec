import { smoothPath } from '../../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../../foundation/geometry/mesh/tube.ts';
import type { Vec3 } from '../../../../foundation/geometry/vector.ts';
import type { Part } from '../../../parts/part.ts';
import { drapedCut } from '../plan/draped-cuts.ts';
import { surfaceFrame } from '../sewn-on/surface-frame.ts';
import type { TrimmingContext } from '../sewn-on/trimming-context.ts';

/** The edge of a front that closes over the right breast: angle from the front and height, from the collar down. */
const EDGE: readonly (readonly [a: number, y: number])[] = [
  [0.0, 1.392],
  [-0.14, 1.391],
  [-0.32, 1.388],
  [-0.53, 1.38],
  [-0.74, 1.366],
  [-0.96, 1.335],
  [-1.14, 1.3],
  [-1.26, 1.262],
];
/** Points of the edge that the frogs close, and the turn of each from level in radians. */
const FROGS: readonly (readonly [point: number, turn: number])[] = [
  [0, 0.1],
  [3, 1.1],
  [5, 0.7],
  [7, 0.15],
];

/** Half the length of a frog in metres. */
const REACH = 0.028;
/** Radius of its cord in metres. */
const CORD = 0.0021;

/** A side-fastened front as on a qipao: its corded edge, closed by knots of cord between two loops. */
export function frogFastenings({ piece, surface, plan }: TrimmingContext): Part[] {
  if (!drapedCut(piece.cut).frogs || !plan.kind.bodice) return [];
  const part = { role: 'contrast', colourPart: 'buttons', solid: true } as const;
  const lifted = (a: number, y: number): Vec3 => {
    const { at, normal } = surfaceFrame(surface, a, y);
    return [at[0] + normal[0] * CORD, at[1] + normal[1] * CORD, at[2] + normal[2] * CORD];
  };
  const edge = smoothPath(
    EDGE.map(([a, y]) => lifted(a, y)),
    8,
  );
  const cord: Part = { ...part, name: 'cord', mesh: tubeMesh(edge, { radius: CORD * 0.8, sides: 8, rows: 120 }) };
  const frogs = FROGS.flatMap(([point, turn], i) => {
    const [a, y] = EDGE[point]!;
    const { at, normal, across } = surfaceFrame(surface, a, y);
    const up: Vec3 = [
      normal[1] * across[2] - normal[2] * across[1],
      normal[2] * across[0] - normal[0] * across[2],
      normal[0] * across[1] - normal[1] * across[0],
    ];
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    /** Converts metres along the frog, across it and off the cloth to a point. */
    const place = (along: number, aside: number, off: number): Vec3 => {
      const [x, v] = [along * c - aside * s, along * s + aside * c];
      return [0, 1, 2].map((k) => at[k]! + across[k]! * x + up[k]! * v + normal[k]! * off) as unknown as Vec3;
    };
    return [
      { ...part, name: `frog ${i + 1}`, mesh: frogCord(place) },
      { ...part, name: `frog knot ${i + 1}`, mesh: knot(place) },
    ];
  });
  return [cord, ...frogs];
}

type Place = (along: number, aside: number, off: number) => Vec3;

/** Two long loops, one on each side of the knot, as one closed cord. */
function frogCord(place: Place) {
  const loop = (side: number): Vec3[] => [
    place(0, 0.0012 * side, 0.0024),
    place(side * REACH * 0.45, 0.0052, 0.0022),
    place(side * REACH * 0.85, 0.0042, 0.002),
    place(side * REACH, 0, 0.002),
    place(side * REACH * 0.85, -0.0042, 0.002),
    place(side * REACH * 0.45, -0.0052, 0.0022),
    place(0, -0.0012 * side, 0.0024),
  ];
  return tubeMesh(smoothPath([...loop(1), ...loop(-1)], 6), { radius: CORD, sides: 8, rows: 130 });
}

function knot(place: Place) {
  const ball = (t: number) => 0.0046 * Math.sqrt(Math.max(0.02, 1 - (2 * t - 1) ** 2));
  const through = [place(0, 0, 0.001), place(0, 0, 0.005), place(0, 0, 0.0098)];
  return tubeMesh(through, { radius: ball, sides: 14, rows: 14 });
}
