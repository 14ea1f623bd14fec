import { smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { bodyDistance } from '../../../body/body.ts';
import type { Part } from '../../../parts/part.ts';
import { isPiped, PIPED } from '../../sewing/piping.ts';
import { standCollar } from '../../collars/stand-collar.ts';
import { turnedCollar } from '../../collars/turned-collar.ts';
import type { TurnedCollar } from '../../collars/turned-collar.ts';
import type { Vec3 } from '../../../../foundation/geometry/vector.ts';
import { collarKind } from '../plan/collar-kinds.ts';
import type { CollarKind } from '../plan/collar-kinds.ts';
import { bowMeshes } from '../sewn-on/bow.ts';
import type { TrimmingContext } from '../sewn-on/trimming-context.ts';

/** Fold line of collars: close to the neck, down to the closure in front. */
const CLOSED_FOLD: readonly Vec3[] = [
  [0, 1.498, -0.068],
  [0.04, 1.496, -0.06],
  [0.066, 1.486, -0.018],
  [0.066, 1.458, 0.034],
  [0.042, 1.424, 0.068],
  [0.006, 1.412, 0.082],
];
/** Fold line of collars that are open in a V. */
const OPEN_FOLD: readonly Vec3[] = [
  [0, 1.502, -0.07],
  [0.042, 1.5, -0.06],
  [0.07, 1.49, -0.018],
  [0.072, 1.455, 0.04],
  [0.056, 1.405, 0.078],
  [0.032, 1.36, 0.1],
];

/** Edges of leaves from the centre of the back to the front on the +x side, metres. */
const LEAVES = {
  point: [
    [0, 1.452, -0.1],
    [0.055, 1.452, -0.086],
    [0.096, 1.456, -0.042],
    [0.11, 1.44, 0.012],
    [0.106, 1.4, 0.056],
    [0.078, 1.344, 0.11],
  ],
  'peter-pan': [
    [0, 1.445, -0.104],
    [0.058, 1.446, -0.09],
    [0.106, 1.45, -0.046],
    [0.126, 1.432, 0.006],
    [0.118, 1.394, 0.058],
    [0.05, 1.356, 0.1],
  ],
  shawl: [
    [0, 1.446, -0.102],
    [0.06, 1.448, -0.086],
    [0.108, 1.452, -0.042],
    [0.124, 1.43, 0.02],
    [0.112, 1.38, 0.076],
    [0.06, 1.32, 0.112],
  ],
  wide: [
    [0, 1.43, -0.108],
    [0.07, 1.432, -0.094],
    [0.128, 1.44, -0.044],
    [0.142, 1.416, 0.012],
    [0.138, 1.37, 0.062],
    [0.112, 1.31, 0.104],
  ],
} as const satisfies Readonly<Record<NonNullable<CollarKind['leaf']>, readonly Vec3[]>>;

/** Collars that lie on the bodice, stand up at the neck or are tied in a bow. */
export function collarParts(context: TrimmingContext): Part[] {
  const { piece, plan, detail, random } = context;
  const collar = collarKind(piece);
  if (!plan.kind.bodice || !collar) return [];
  const { sheet, edge } = collar.standing
    ? standCollar({ height: collar.standing }, detail)
    : turnedCollar(turned(collar, plan.neckline === 'crew'), detail);
  const part = { role: 'contrast', colourPart: 'collar' } as const;
  const parts: Part[] = [
    { ...part, name: 'collar', mesh: sheet },
    { ...part, name: 'collar edge', mesh: edge, solid: true, ...(isPiped(piece) && PIPED) },
  ];
  if (!collar.tied) return parts;
  const tied = bowMeshes(
    {
      at: [0.002, 1.402, 0.114] as const,
      front: [0, 0.25, 1] as const,
      loop: 0.085,
      width: 0.055,
      tails: [0.22, 0.26] as const,
      swell: (down: number) => 0.062 * smoothstep(0, 0.13, down),
    },
    random,
    detail,
  );
  return [...parts, ...tied.map((mesh, i): Part => ({ ...part, name: `neck bow ${i + 1}`, mesh }))];
}

function turned({ leaf = 'point', stand = 0.03 }: CollarKind, closed: boolean): TurnedCollar {
  return {
    field: (x, y, z) => bodyDistance(x, y, z) - 0.0045,
    fold: closed ? CLOSED_FOLD : OPEN_FOLD,
    leaf: LEAVES[leaf],
    lie: 0.006,
    front: [0.006, 0.006],
    stand,
    edge: 0.0012,
  };
}
