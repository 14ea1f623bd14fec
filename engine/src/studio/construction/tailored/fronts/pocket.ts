import { insideOutline } from '../../../../foundation/geometry/curves/outline.ts';
import type { PlanePoint } from '../../../../foundation/geometry/curves/outline.ts';
import type { DistanceField } from '../../../../foundation/geometry/curves/distance-field.ts';
import { contours } from '../../../../foundation/geometry/mesh/contour.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import type { Part } from '../../../parts/part.ts';
import { layerParts } from '../../sewing/layer.ts';
import { pipedEdge, pipingParts } from '../../sewing/piping.ts';
import { edgeStitch } from '../trimmings/edge-stitch.ts';
import { braid, braided } from './seams.ts';
import type { TailoredCut } from '../cut/cut.ts';
import type { PocketKind } from '../cut/pockets.ts';

/** A layer given by its outline as seen from the front, on one side, or mirrored on both. */
export interface PocketOutline {
  readonly name: string;
  readonly inside: (x: number, y: number) => number;
  readonly height: number;
  /** 1 for the wearer's left side only, -1 for the right, 0 for both. */
  readonly side: 0 | 1 | -1;
}

/** Returns the outlines of a garment's pockets; none when there is no space for them between waist and hem. */
export function pocketOutlines(cut: TailoredCut): PocketOutline[] {
  if (cut.pocket === null || cut.hem > MAX_HEM) return [];
  const { rise, outlines } = POCKETS[cut.pocket];
  const { kind, hem } = cut;
  return outlines(cut, Math.max(kind.pocketMinHeight, hem + (kind.pocketRise ?? rise(cut))));
}

/** Maximum height in metres of the hem of a garment with pockets. */
const MAX_HEM = 0.97;

interface Pocket {
  /** Height of the reference line above the hem in metres, for kinds of garments that do not fix it. */
  readonly rise: (cut: TailoredCut) => number;
  /** Outlines for a reference line at height `y`. */
  readonly outlines: (cut: TailoredCut, y: number) => PocketOutline[];
}

const usualRise = ({ ribbed }: TailoredCut) => (ribbed ? 0.19 : 0.15);

const POCKETS: Readonly<Record<PocketKind, Pocket>> = {
  welt: {
    rise: usualRise,
    outlines: (cut, y) => [cut.waistcoat ? waistcoatWelt(cut) : slantedWelt(cut, y)],
  },
  patch: { rise: (cut) => (cut.braid ? usualRise(cut) : 0.2), outlines: (cut, y) => [patch(cut, y)] },
  flap: {
    rise: () => 0.07,
    outlines: ({ trench, kind }, y) => (trench || !kind.breastPocket ? [flap(y)] : [flap(y), BREAST_POCKET]),
  },
};

const onBothSides = (name: string, points: readonly PlanePoint[], height: number): PocketOutline => ({
  name,
  inside: insideOutline(points),
  height,
  side: 0,
});

function waistcoatWelt({ hem }: TailoredCut): PocketOutline {
  const high = hem + 0.148;
  return onBothSides(
    'welt',
    [
      [0.064, high - 0.006],
      [0.143, high + 0.007],
      [0.144, high - 0.013],
      [0.065, high - 0.026],
    ],
    0.0032,
  );
}

function slantedWelt({ kind: { weltSlant } }: TailoredCut, y: number): PocketOutline {
  return onBothSides(
    'welt',
    [
      [0.108, y + 0.055],
      [0.138, y + 0.049],
      [0.138 + weltSlant, y - 0.098],
      [0.108 + weltSlant, y - 0.104],
    ],
    0.0042,
  );
}

function patch({ kind, braid }: TailoredCut, y: number): PocketOutline {
  const deep = braid ? 0.105 : kind.patchDepth;
  // The pockets of braided jackets are small and sit further in, where the front still faces forward.
  const inner = braid ? 0.012 : 0;
  return onBothSides(
    'patch pocket',
    [
      [0.056 - inner, y + 0.01],
      [0.156 - 2 * inner, y + 0.018],
      [0.159 - 2 * inner, y - deep + 0.03],
      [0.148 - 2 * inner, y - deep + 0.014],
      [0.07 - inner, y - deep],
      [0.057 - inner, y - deep + 0.014],
    ],
    0.0026,
  );
}

function flap(y: number): PocketOutline {
  return onBothSides(
    'pocket flap',
    [
      [0.066, y + 0.002],
      [0.156, y + 0.01],
      [0.159, y - 0.034],
      [0.152, y - 0.041],
      [0.075, y - 0.048],
      [0.067, y - 0.041],
    ],
    0.005,
  );
}

/** A welt on the wearer's left chest. */
const BREAST_POCKET: PocketOutline = {
  name: 'breast pocket',
  inside: insideOutline([
    [0.062, 1.252],
    [0.148, 1.264],
    [0.15, 1.241],
    [0.064, 1.229],
  ]),
  height: 0.0035,
  side: 1,
};

/** Builds the pockets on the fronts of the wearer's left (1) and right (-1). */
export function pocketParts(
  fronts: Readonly<Record<1 | -1, Mesh>>,
  outlines: readonly PocketOutline[],
  cut: TailoredCut,
  spacing: number,
): Part[] {
  const { braid: colour } = cut;
  return outlines.flatMap(({ name, inside, height, side }) => {
    const sides = side === 0 ? ([1, -1] as const) : [side];
    return sides.flatMap((own) => {
      const edge = (x: number, y: number, z: number) => (z < 0 ? -0.05 : inside(x * own, y));
      const label = `${own > 0 ? 'left' : 'right'} ${name}`;
      const parts = layerParts({
        name: label,
        role: 'cloth',
        colourPart: 'pockets',
        on: fronts[own],
        edge,
        height,
        spacing,
        detail: colour
          ? (point, surface) => braid(point, surface, edge(point.x, point.y, point.z), colour)
          : edgeStitch(cut, edge),
      });
      if (cut.piped) parts.push(...pocketPiping(label, fronts[own], edge, { height, spacing }));
      return colour ? parts.map((part) => (part.detail ? part : { ...part, detail: braided(colour) })) : parts;
    });
  });
}

/** Piping round a pocket or a flap. */
function pocketPiping(
  label: string,
  on: Mesh,
  edge: DistanceField,
  { height, spacing }: { readonly height: number; readonly spacing: number },
): Part[] {
  const lines = contours(on, edge, spacing, ([, , z]) => z > 0);
  return pipingParts(
    `${label} piping`,
    lines.slice(0, 1).map((line) => pipedEdge(line, height)),
  );
}
