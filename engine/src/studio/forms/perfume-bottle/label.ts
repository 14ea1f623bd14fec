import { blendColour } from '../../materials/blend-colour.ts';
import { slabMesh } from '../../../foundation/geometry/mesh/slab.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { atDetail } from '../../parts/at-detail.ts';
import { material } from '../../materials/material.ts';
import type { Material, Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { edgeShare } from '../../patterns/drawing/coverage.ts';
import type { Flacon } from './flacon.ts';
import { lettering } from '../../construction/lettering/lettering.ts';

/** What distinguishes a kind of label. */
export interface LabelKind {
  /** Corner radius and thickness in metres of the slab of the label; null for print on the glass. */
  readonly slab: { readonly corner: number; readonly thickness: number } | null;
  /** Material of the label, or null for the metal or the ink of the request. */
  readonly material: Material | null;
  /** True when its metal is always gold. */
  readonly golden: boolean;
}

const PAPER = material({ albedo: [0.7, 0.675, 0.62], roughness: 0.75, reflectance: 0.04 });

export const PAPER_LABEL: LabelKind = { slab: { corner: 0.0006, thickness: 0.0003 }, material: PAPER, golden: false };
export const PLAQUE: LabelKind = { slab: { corner: 0.0012, thickness: 0.0008 }, material: null, golden: true };
export const PRINTED: LabelKind = { slab: null, material: null, golden: false };

export interface LabelRequest {
  readonly kind: LabelKind;
  /** The printed name, in capitals. */
  readonly name: string;
  /** Metal of a plaque, or ink of a print on glass. */
  readonly tone: Material;
  readonly detail: number;
}

const INK = [0.035, 0.032, 0.03] as const;

/**
 * Metres inside the print at a point relative to the centre of a label: a name, a rule
 * and two lines of small capitals.
 */
function printOf(name: string, [width, height]: readonly [number, number]): (x: number, y: number) => number {
  const trial = lettering(name, { height: 1, tracking: 0.3 });
  const tall = Math.min(height * 0.25, (width * 1.42) / trial.width);
  const title = lettering(name, { height: tall, tracking: 0.3 });
  const small = tall * 0.36;
  const under = lettering('EAU DE PARFUM', { height: small, tracking: 0.42, stem: 0.14, hairline: 0.09 });
  const size = lettering('50 ML', { height: small * 0.85, tracking: 0.4, stem: 0.14, hairline: 0.09 });
  return (x, y) =>
    Math.max(
      title.inside(x, y - height * 0.17),
      Math.min(width * 0.13 - Math.abs(x), 0.00011 - Math.abs(y + height * 0.09)),
      under.inside(x, y + height * 0.29),
      size.inside(x, y + height * 0.62),
    );
}

/** A paper label or a metal plaque, inked, with a border; or print on the glass itself. */
export function labelPart(place: NonNullable<Flacon['label']>, { kind, name, tone, detail }: LabelRequest): Part {
  const { half, z, y } = place;
  const print = printOf(name, half);
  if (!kind.slab) {
    return {
      name: 'label',
      role: 'cloth',
      castsShadow: false,
      material: tone,
      mesh: printSheet(place),
      trim: (_x, _y, _z, u, v) => print(u, v),
    };
  }
  const [width, height] = half;
  const { mesh, edge } = slabMesh({
    columns: atDetail(60, detail),
    rows: atDetail(60, detail),
    length: height * 2,
    bothEnds: true,
    ...kind.slab,
    half: () => width,
    lay: (x, s, lift, out) => {
      out[0] = x;
      out[1] = y + height - s;
      out[2] = z + 0.00005 + lift;
    },
  });
  const paint: Painter = (point, surface) => {
    const soft = Math.max(point.footprint, 0.00004);
    const frame = edgeShare(0.00014 - Math.abs(edge(point.u, point.v) - 0.0013), soft);
    const ink = Math.max(frame, edgeShare(print(point.u, point.v + height), soft));
    blendColour(surface, INK, ink);
    surface.metal *= 1 - ink;
  };
  return {
    name: 'label',
    role: 'cloth',
    mesh,
    material: kind.material ?? tone,
    detail: paint,
    castsShadow: false,
  };
}

/** A flat sheet just in front of the glass, trimmed to the shape of the letters. */
function printSheet({ half: [width, height], z, y }: NonNullable<Flacon['label']>): Mesh {
  return gridMesh(
    {
      columns: 40,
      rows: 40,
      develop: (_u, _v, position, out) => {
        out[0] = position[0];
        out[1] = position[1] - y;
      },
    },
    (u, v, out) => {
      out[0] = (u * 2 - 1) * width;
      out[1] = y + (1 - v * 2) * height;
      out[2] = z + 0.00012;
    },
  );
}
