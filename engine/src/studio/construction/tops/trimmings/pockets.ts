import { valueContours } from '../../../../foundation/geometry/mesh/contour.ts';
import { insideOutline } from '../../../../foundation/geometry/curves/outline.ts';
import type { Material } from '../../../materials/material.ts';
import type { Part } from '../../../parts/part.ts';
import { buttonPart } from '../../hardware/button.ts';
import { OWN_THREAD, shadeLine, stitchRow } from '../../sewing/seam.ts';
import { pipedEdge, pipingParts } from '../../sewing/piping.ts';
import { spotOn } from '../../sewing/surface-point.ts';
import { SEAM, valuesOf } from '../cloth/cloth-piece.ts';
import type { UpperCut } from '../cut/cut.ts';
import { patchParts } from '../cloth/patch.ts';
import type { UpperGarment } from '../cloth/upper-garment.ts';

type Outline = readonly (readonly [x: number, y: number])[];

/** Height in metres of a chest pocket's upper edge in the cut. */
const CHEST = 1.312;

/** The two ends, as distances from the centre, and the height of the opening of the pocket on the wearer's left. */
export const CHEST_OPENING = [0.052, 0.15, CHEST] as const;

const CHEST_POCKET: Outline = [
  [0.052, CHEST],
  [0.15, CHEST],
  [0.15, 1.215],
  [0.101, 1.192],
  [0.052, 1.215],
];

/** A flap, wider than the pocket and pointed like it. */
const CHEST_FLAP: Outline = [
  [0.049, CHEST + 0.016],
  [0.153, CHEST + 0.016],
  [0.153, CHEST - 0.026],
  [0.101, CHEST - 0.045],
  [0.049, CHEST - 0.026],
];

/**
 * Builds chest pockets on the wearer's left (side 1) and right (side -1); `flap` is the material of the button of a
 * flap.
 */
export function chestPockets(garment: UpperGarment, sides: readonly (1 | -1)[], flap?: Material): Part[] {
  return sides.flatMap((side) => {
    const mirrored = (outline: Outline) => outline.map(([x, y]) => [x * side, y] as const);
    const name = side > 0 ? 'chest pocket' : 'right chest pocket';
    return [
      ...pocket(garment, { name, outline: mirrored(CHEST_POCKET), facing: flap ? NO_FACING : CHEST }),
      ...(flap ? pocketFlap(garment, name, mirrored(CHEST_FLAP), flap) : []),
    ];
  });
}

function pocketFlap(garment: UpperGarment, pocketName: string, outline: Outline, material: Material): Part[] {
  const name = `${pocketName} flap`;
  const { mesh, rest } = garment.front.piece;
  const spot = spotOn(mesh, outline[3]![0], outline[3]![1] + 0.014, 1, rest);
  return [
    ...pocket(garment, { name, outline, facing: NO_FACING, height: 0.0038 }),
    ...(spot
      ? [buttonPart({ name: `${name} button`, kind: 'sewn', spot, radius: 0.0056, lift: 0.0042, material })]
      : []),
  ];
}

/** A height above every garment, for a pocket or flap without a wide hem. */
const NO_FACING = 9;

/** Builds one pouch for both hands above the hem, or a pocket on each side of a zip. */
export function kangarooPocket(
  garment: UpperGarment,
  cut: UpperCut,
  { parted, piped }: { readonly parted: boolean; readonly piped: boolean },
): Part[] {
  const low = cut.hem + cut.ribs + 0.002;
  const half = (side: 1 | -1, inner: number): Outline => [
    [inner * side, low],
    [inner * side, low + 0.185],
    [0.088 * side, low + 0.185],
    [0.138 * side, low + 0.045],
    [0.138 * side, low],
  ];
  const like = { name: 'kangaroo pocket', facing: NO_FACING, height: 0.003, piped };
  if (!parted)
    return pocket(garment, { ...like, outline: [...half(1, 0).slice(2), ...half(-1, 0).slice(2).reverse()] });
  const sides = [1, -1] as const;
  return sides.flatMap((side) => pocket(garment, { ...like, name: `pocket ${side}`, outline: half(side, 0.013) }));
}

interface PocketRequest {
  readonly name: string;
  readonly outline: Outline;
  /** Height in metres of an opening with a wide hem; `NO_FACING` for none. */
  readonly facing: number;
  readonly height?: number;
  /** True for piping along its outline. Default false. */
  readonly piped?: boolean;
}

function pocket({ front: { piece, seams } }: UpperGarment, request: PocketRequest): Part[] {
  const { name, facing, height = 0.0017 } = request;
  const inside = insideOutline(request.outline);
  const outline = valuesOf(piece, (x, y) => inside(x, y));
  const lines = request.piped ? valueContours(piece.mesh, { values: outline }, 0.004).slice(0, 1) : [];
  const patch = patchParts({
    name,
    role: 'cloth',
    colourPart: 'pockets',
    on: piece,
    within: [outline],
    height,
    detail: (point, surface) => {
      const row = seams(point.u, point.v);
      const y = row[SEAM.y]!;
      const hem = facing - y;
      const edge = inside(row[SEAM.x]!, y);
      stitchRow(point, surface, edge - 0.003, point.u + point.v, OWN_THREAD);
      stitchRow(point, surface, hem - 0.024, point.u, OWN_THREAD);
      shadeLine(surface, hem, 0.0022, 0.4);
      if (facing > 2) stitchRow(point, surface, edge - 0.0085, point.u + point.v, OWN_THREAD);
    },
  });
  const piping = pipingParts(
    `${name} piping`,
    lines.map((line) => pipedEdge(line, height)),
  );
  return [...patch, ...piping];
}
