import { fractalNoise2 } from '../../../../foundation/geometry/noise.ts';
import { insideOutline } from '../../../../foundation/geometry/curves/outline.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import { denimGrain } from '../../../fabrics/denim-grain.ts';
import { coverOf, resolved } from '../../../fabrics/weave.ts';
import type { Painter, Surface, SurfacePoint } from '../../../materials/material.ts';
import { material } from '../../../materials/material.ts';
import type { Part } from '../../../parts/part.ts';
import { buttonPart } from '../../hardware/button.ts';
import { fadeDenim, puckered } from '../../finishes/denim-fade.ts';
import { layerParts } from '../../sewing/layer.ts';
import { grooveSlope, shadeLine, stepSlope, stitchRow, tilt } from '../../sewing/seam.ts';
import type { Thread } from '../../sewing/seam.ts';
import { spotOn } from '../../sewing/surface-point.ts';
import type { TailoredCut } from '../cut/cut.ts';

export const COPPER = material({ albedo: [0.55, 0.33, 0.2], roughness: 0.32, metal: 1 });
export const OCHRE: Thread = { colour: [0.42, 0.22, 0.07], width: 0.0009, pitch: 0.0034 };
/** Height in metres of the yoke's seam across chest and back. */
const YOKE = 1.318;
/** Height in metres of the band above the hem. */
const BAND = 0.042;
/** Width in metres of the facing behind the front edge. */
const FACING = 0.034;

/**
 * Paints the seams of a denim jacket, each with two rows of ochre thread: yoke, two slanting seams, front edges,
 * waistband.
 */
export function denimSeams(cut: TailoredCut, face: 1 | -1): Painter {
  return (point, surface) => {
    if (point.back) return;
    const { x, y } = point;
    const ax = Math.abs(x);
    seam(point, surface, y - YOKE, x, 0, 1);
    const low = y - cut.hem;
    seam(point, surface, low - BAND, x, 0, 1);
    if (face > 0) frontEdge(point, surface);
    if (low < BAND) return;
    if (y < YOKE && face > 0) {
      const share = (YOKE - y) / (YOKE - cut.hem);
      seam(point, surface, ax - 0.062 + 0.022 * share, y, Math.sign(x), 0);
      seam(point, surface, ax - 0.128 + 0.05 * share, y, Math.sign(x), 0);
    } else if (y < YOKE) {
      const share = (YOKE - y) / (YOKE - cut.hem);
      seam(point, surface, ax - 0.098 + 0.035 * share, y, Math.sign(x), 0);
    }
  };
}

/** Paints rows of stitches along the front edges, which meet at the centre, and at the ends of their facings. */
function frontEdge(point: Readonly<SurfacePoint>, surface: Surface): void {
  const { x, y } = point;
  if (x > -0.012) stitchRow(point, surface, x + 0.0045, y, OCHRE);
  stitchRow(point, surface, Math.abs(x) - FACING, y, OCHRE);
  tilt(surface, stepSlope(FACING - Math.abs(x) + 0.002, 0.0004, 0.0015), Math.sign(x), 0, 0);
}

/** Paints a horizontal seam `off` metres below the point. */
export function denimSeam(point: Readonly<SurfacePoint>, surface: Surface, off: number, along: number): void {
  seam(point, surface, off, along, 0, 1);
}

function seam(
  point: Readonly<SurfacePoint>,
  surface: Surface,
  off: number,
  along: number,
  nx: number,
  ny: number,
): void {
  if (off > 0.02 || off < -0.02) return;
  fadeDenim(surface, 0.55 * puckered(Math.abs(off), along, ny > 0 ? 3 : 8), 1);
  if (off > 0.012 || off < -0.012) return;
  tilt(surface, grooveSlope(off, 0.0008, 0.0014) + stepSlope(off - 0.001, 0.0006, 0.0015), nx, ny, 0);
  shadeLine(surface, off, 0.0011, 0.35);
  stitchRow(point, surface, off + 0.0024, along, OCHRE);
  stitchRow(point, surface, off + 0.0076, along, OCHRE);
}

/** Builds pointed flaps with copper buttons over the chest pockets. */
export function denimParts(fronts: Readonly<Record<1 | -1, Mesh>>, cut: TailoredCut, spacing: number): Part[] {
  if (!cut.denim) return [];
  const inside = insideOutline([
    [0.052, YOKE + 0.001],
    [0.142, YOKE + 0.001],
    [0.142, YOKE - 0.034],
    [0.097, YOKE - 0.056],
    [0.052, YOKE - 0.034],
  ]);
  return ([1, -1] as const).flatMap((side) => {
    const edge = (x: number, y: number, z: number) => (z < 0 ? -0.05 : inside(x * side, y));
    const detail: Painter = (point, surface) => {
      const depth = edge(point.x, point.y, point.z);
      if (point.y > YOKE - 0.004) return;
      stitchRow(point, surface, depth - 0.0026, point.x + point.y, OCHRE);
      stitchRow(point, surface, depth - 0.0078, point.x + point.y, OCHRE);
    };
    const name = `${side > 0 ? 'left' : 'right'} chest flap`;
    const flap = layerParts({
      name,
      role: 'cloth',
      colourPart: 'pockets',
      on: fronts[side],
      edge,
      height: 0.0035,
      spacing,
      detail,
    });
    const spot = flap[0] ? spotOn(flap[0].mesh, side * 0.097, YOKE - 0.04) : null;
    return spot
      ? [...flap, buttonPart({ name: `${name} button`, kind: 'shank', spot, radius: 0.0078, material: COPPER })]
      : flap;
  });
}

/** Factor on the brightness, and share of the dye that remains, by wash. */
const WASHES: Readonly<Record<string, readonly [light: number, dye: number]>> = {
  raw: [0.6, 1],
  dark: [0.62, 1],
  light: [2.6, 0.6],
  acid: [2.2, 0.55],
};

/**
 * Dyes "blue denim" with indigo, which is duller than the blue of the word and darker the more saturated that blue is.
 * Washing removes dye.
 */
export function indigo({ wash }: TailoredCut): Painter {
  const [light, dye] = WASHES[wash ?? ''] ?? [1, 1];
  return (point, surface) => {
    const { r, g, b } = surface;
    const { u, v } = point;
    if (b < 1.5 * r) return;
    const grey = 0.22 * r + 0.56 * g + 0.22 * b;
    const strong = Math.max(0, Math.min(1, (b - 0.12) * 6));
    const by = light * (1 - 0.38 * strong);
    surface.r = by * (r + (grey - r) * (1 - 0.7 * dye));
    surface.g = by * (g + (grey - g) * (1 - 0.78 * dye)) * 1.08;
    surface.b = by * (b + (grey - b) * (1 - 0.66 * dye));
    const { fine, slub } = denimGrain(u, v);
    const cloud = 0.34 * fractalNoise2(u * 8, v * 6, 13, 3);
    fadeDenim(surface, 0.1 + cloud + 0.24 * (fine * resolved(0.0022, coverOf(point)) + 0.4 * slub), 0.8);
  };
}
