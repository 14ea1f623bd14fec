import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { insideOutline } from '../../../foundation/geometry/curves/outline.ts';
import { planeTable } from '../../../foundation/geometry/tables/plane-table.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Material, Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { layerParts } from '../../construction/sewing/layer.ts';
import { shadeLine } from '../../construction/sewing/seam.ts';
import type { Thread } from '../../construction/sewing/seam.ts';
import type { SneakerLast } from './last.ts';
import { OVERLAY_SHAPES } from './overlay-shapes.ts';
import { sewnRow } from './sewn-row.ts';
import type { SneakerKind } from './sneaker-kind.ts';

/** How the pieces sewn on the upper are made. */
interface OverlayStyle {
  readonly shapes: SneakerKind['overlays'];
  readonly high: boolean;
  /** Metres by which the whole upper is higher than on a plain sole. */
  readonly lift: number;
  readonly thread: Thread;
  /** Linear colour of the contrasting pieces; null when words decide it. */
  readonly accent: Rgb | null;
  /** Material of a piece that differs from the upper; null when all have the material of the upper. */
  readonly skin: ((role: Part['role'], colourPart: Part['colourPart']) => Material) | null;
}

interface Overlays {
  readonly parts: readonly Part[];
  /** The shadow of the pieces on the upper below them; undefined without pieces. */
  readonly shadow: Painter | undefined;
}

export function overlayParts(last: SneakerLast, upper: Mesh, style: OverlayStyle): Overlays {
  const { lift, thread, accent, skin } = style;
  const sides: Inside[] = [];
  const parts = OVERLAY_SHAPES[style.shapes](style.high).flatMap(({ outline, height, rows, within, ...part }) => {
    const inside = planeTable(insideOutline(outline), { min: [-0.19, -0.01], max: [0.17, 0.21], step: 0.002 });
    const side: Inside = (x, y, z) =>
      within === undefined ? inside(x, y - lift) : Math.min(inside(x, y - lift), within - Math.abs(z));
    sides.push(side);
    const dyed = part.role === 'contrast' && accent ? dye(accent) : skin ? undefined : OTHER_SKIN;
    const made = skin?.(part.role, part.colourPart);
    const sewn = paintInOrder(dyed, sewnEdge(side, rows, thread));
    const layer = layerParts({
      ...part,
      ...(made ? { material: made } : {}),
      on: upper,
      height,
      spacing: 0.0025,
      edge: (x, y, z) => Math.min(side(x, y, z), last.cut(x, y, z)),
      ...(sewn ? { detail: sewn } : {}),
    });
    return dyed ? layer.map((piece) => (piece.detail ? piece : { ...piece, detail: dyed })) : layer;
  });
  return { parts, shadow: sides.length > 0 ? contactShade(sides) : undefined };
}

/** Panels are cut from other hides than the vamp, so they are slightly warmer and darker. */
const OTHER_SKIN: Painter = (_point, surface) => {
  surface.r *= 0.965;
  surface.g *= 0.95;
  surface.b *= 0.925;
};

/** Metres inside the edge of a piece, negative outside. */
type Inside = (x: number, y: number, z: number) => number;

/** A piece one millimetre thick casts a shadow of a few millimetres. */
function contactShade(sides: readonly Inside[]): Painter {
  return (point, surface) => {
    let near = -1;
    for (const side of sides) {
      const far = side(point.x, point.y, point.z);
      if (far < 0 && far > near) near = far;
    }
    if (near < -0.005) return;
    const shade = 1 - 0.62 * Math.exp(near / 0.0016);
    surface.occlusion *= shade;
    surface.r *= 0.5 + 0.5 * shade;
    surface.g *= 0.5 + 0.5 * shade;
    surface.b *= 0.5 + 0.5 * shade;
  };
}

function dye([r, g, b]: Rgb): Painter {
  return (_point, surface) => {
    surface.r = r;
    surface.g = g;
    surface.b = b;
  };
}

function sewnEdge(side: Inside, rows: 0 | 1 | 2, thread: Thread): Painter {
  return (point, surface) => {
    const inside = side(point.x, point.y, point.z);
    if (inside > 0.008) return;
    shadeLine(surface, inside, 0.0008, 0.42);
    if (rows === 0) return;
    sewnRow(point, surface, inside - 0.0022, point.x + point.y, thread);
    if (rows === 2) sewnRow(point, surface, inside - 0.0048, point.x + point.y + 0.0012, thread);
  };
}
