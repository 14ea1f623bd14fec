import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import { clamp, lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import { bodyDistance, bodyPoint } from '../../body/body.ts';
import { bowMeshes } from '../../construction/draped/sewn-on/bow.ts';
import { clothPatch } from '../../construction/draped/sewn-on/cloth-patch.ts';
import type { ClothSurface } from '../../construction/draped/cloth/cloth-surface.ts';
import { OWN_THREAD, stitchRow } from '../../construction/sewing/seam.ts';
import type { Painter } from '../../materials/material.ts';
import type { FormContext } from '../../parts/form.ts';
import type { Part } from '../../parts/part.ts';
import type { ApronCut } from './apron-cut.ts';
import { sideAngle, TIED_AT } from './apron-panel.ts';

/** Thickness of a tie, metres. */
const THICK = 0.0022;

/** Ties from both sides round the waist to a bow at the back. Aprons without a bib also have a band in front. */
export function waistTies(cut: ApronCut, surface: ClothSurface, { random, detail }: FormContext): Part[] {
  const { tie, bib, reach } = cut;
  const half = bib ? tie : 0.018;
  /** A ribbon. `under` is the end that comes out from below the panel. */
  const ribbon = (name: string, [from, to]: readonly [number, number], lift: number, under?: 0 | 1): Part => ({
    name,
    role: 'cloth',
    colourPart: 'belt',
    mesh: clothPatch(
      surface,
      {
        at: (u, v, out) => {
          out[0] = lerp(from, to, u);
          out[1] = TIED_AT + half * (1 - 2 * v);
        },
        size: [Math.abs(to - from) * 0.13, half * 2],
        lift,
        spacing: 0.004,
        stand: (u) => (under === undefined ? 0 : -2.5 * lift * smoothstep(0.2, 0.06, Math.abs(u - under))),
      },
      detail,
    ),
    detail: edgeStitches(half),
  });
  const side = reach - (bib ? 0.06 : 0);
  const ties = [
    ribbon('left tie', [side, Math.PI + 0.02], THICK, bib ? 0 : undefined),
    ribbon('right tie', [-Math.PI - 0.02, -side], THICK, bib ? 1 : undefined),
    ...(bib ? [] : [ribbon('waistband', [-reach, reach], THICK + 0.0012)]),
  ];
  const knot: MutableVec3 = [0, 0, 0];
  surface.point(Math.PI, TIED_AT, knot);
  const meshes = bowMeshes(
    {
      at: [0, TIED_AT, knot[2] - 0.012],
      front: [0, 0.1, -1],
      loop: 0.085,
      width: half * 2.1,
      tails: [0.3, 0.35],
      swell: (down) => Math.min(0.075, 0.42 * down),
    },
    random,
    detail,
  );
  return [...ties, ...meshes.map((mesh, i): Part => bowPart(`waist bow ${i + 1}`, mesh, 'belt'))];
}

const bowPart = (name: string, mesh: Part['mesh'], colourPart: 'belt' | 'straps'): Part => ({
  name,
  role: 'cloth',
  colourPart,
  mesh,
});

const edgeStitches =
  (half: number): Painter =>
  (point, surface) => {
    stitchRow(point, surface, point.v + 0.0028, point.u, OWN_THREAD);
    stitchRow(point, surface, point.v + half * 2 - 0.0028, point.u, OWN_THREAD);
  };

/** Straps of the bib: two that are tied at the nape, or that cross at the back and are sewn to the sides. */
export function neckStraps(cut: ApronCut, surface: ClothSurface, context: FormContext): Part[] {
  const { bib, straps, tie } = cut;
  if (!bib || !straps) return [];
  const corner = (side: number, y: number): MutableVec3 => {
    const out: MutableVec3 = [0, 0, 0];
    const a = sideAngle(cut, surface)(y) - (tie + 0.005) / 0.13;
    surface.point(side * a, y, out);
    return [out[0] + Math.sin(side * a) * THICK, y, out[2] + Math.cos(a) * THICK];
  };
  const parts = ([-1, 1] as const).map((side): Part => {
    const from = [corner(side, bib.top - 0.03), corner(side, bib.top)];
    const on = straps === 'nape' ? overNape(side) : acrossBack(side, surface, cut.reach);
    const path = smoothPath([...from, ...on], 12).map((at) => clearOfBody(at, THICK + (side > 0 ? 0.0012 : 0.004)));
    return {
      name: side > 0 ? 'left strap' : 'right strap',
      role: 'cloth',
      colourPart: 'straps',
      solid: true,
      mesh: beltMesh(path, { half: tie, thickness: THICK, up: [0, 0, 1] }),
      detail: (point, on) => stitchRow(point, on, tie - Math.abs(point.u) - 0.0028, point.v, OWN_THREAD),
    };
  });
  return straps === 'nape' ? [...parts, ...napeBow(context, tie)] : parts;
}

/** Place of the bow at the nape, in metres. */
const NAPE: Vec3 = [0, 1.492, -0.066];

const overNape = (side: number): MutableVec3[] => [
  [side * 0.096, 1.42, 0.072],
  [side * 0.088, 1.466, 0.024],
  [side * 0.072, 1.486, -0.028],
  [side * 0.038, 1.496, -0.061],
  [side * 0.004, NAPE[1], NAPE[2]],
];

function napeBow({ random, detail }: FormContext, tie: number): Part[] {
  const at: Vec3 = [0, NAPE[1], NAPE[2] - 0.008];
  const options = { at, front: [0, 0.1, -1] as const, loop: 0.055, width: tie * 1.7, tails: [0.17, 0.2] as const };
  const swell = (down: number) => Math.min(0.05, 0.4 * down);
  return bowMeshes({ ...options, swell }, random, detail).map((mesh, i) =>
    bowPart(`nape bow ${i + 1}`, mesh, 'straps'),
  );
}

/** A strap over the shoulder and down to the other side of the waist. */
function acrossBack(side: number, surface: ClothSurface, reach: number): MutableVec3[] {
  const end: MutableVec3 = [0, 0, 0];
  surface.point(-side * (reach - 0.12), TIED_AT - 0.004, end);
  const behind = (turn: number, y: number): MutableVec3 => {
    const out: MutableVec3 = [0, 0, 0];
    bodyPoint(Math.PI + turn, y, 0.006, out);
    return out;
  };
  return [
    [side * 0.112, 1.425, 0.066],
    [side * 0.112, 1.455, 0.01],
    [side * 0.104, 1.447, -0.045],
    behind(-side * 0.42, 1.38),
    behind(0, 1.27),
    behind(side * 0.5, 1.17),
    end,
  ];
}

/** Moves a point of a strap outwards until it is `gap` metres off the body. */
function clearOfBody([x, y, z]: Vec3, gap: number): MutableVec3 {
  const push = Math.max(0, gap - bodyDistance(x, y, z));
  const round = Math.hypot(x, z) || 1;
  const up = clamp((y - 1.4) / 0.08);
  return [x + (x / round) * push * (1 - 0.6 * up), y + push * up, z + (z / round) * push * (1 - 0.3 * up)];
}
