import { tubeMesh } from '../../../../foundation/geometry/mesh/tube.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import type { Vec3 } from '../../../../foundation/geometry/vector.ts';
import { smoothPath } from '../../../../foundation/geometry/curves/path.ts';
import { material } from '../../../materials/material.ts';
import type { Painter } from '../../../materials/material.ts';
import type { Part } from '../../../parts/part.ts';
import { layerParts } from '../../sewing/layer.ts';
import { stitchRow } from '../../sewing/seam.ts';
import { spotOn } from '../../sewing/surface-point.ts';
import type { TailoredCut } from '../cut/cut.ts';

const HORN = material({ albedo: [0.24, 0.13, 0.06], roughness: 0.3, reflectance: 0.05, wrap: 0, coat: 0.3 });
const LEATHER = material({ albedo: [0.085, 0.042, 0.02], roughness: 0.45, reflectance: 0.05, wrap: 0 });
/** Distances in metres from the centre to the inner and outer end of a leather tab, and half its height. */
const TAB = { inner: 0.042, outer: 0.082, half: 0.0145 };
/** Stitches of a leather tab. */
const STITCH = { colour: [0.2, 0.11, 0.06], width: 0.0006, pitch: 0.0028 } as const;

/**
 * Builds toggles of horn across the front. A loop and a cord hold each of them, and leather tabs hold these on the two
 * fronts.
 */
export function toggleParts(
  { 1: left, [-1]: right }: Readonly<Record<1 | -1, Mesh>>,
  { toggles }: TailoredCut,
): Part[] {
  if (toggles.length === 0) return [];
  const tabs = ([1, -1] as const).flatMap((side) => tabParts(side > 0 ? left : right, side, toggles));
  return [...tabs, ...toggles.flatMap((y, i) => toggle(left, right, y, i))];
}

/** Distance in metres inside a tab, which is pointed where the cord leaves it. */
function insideTab(s: number, off: number): number {
  const away = Math.abs(off);
  return Math.min(
    TAB.outer - s,
    TAB.half - away,
    0.8 * (s - TAB.inner - 0.55 * away),
    0.75 * (TAB.outer + 0.011 - s - away),
  );
}

function tabParts(on: Mesh, side: 1 | -1, toggles: readonly number[]): Part[] {
  const inside = (x: number, y: number) =>
    toggles.reduce((max, at) => Math.max(max, insideTab(x * side, y - at)), -0.05);
  const detail: Painter = (point, surface) =>
    stitchRow(point, surface, inside(point.x, point.y) - 0.0028, point.x + point.y, STITCH);
  return layerParts({
    name: `${side > 0 ? 'left' : 'right'} tabs`,
    role: 'leather',
    colourPart: 'trim',
    material: LEATHER,
    on,
    edge: (x, y, z) => (z < 0 ? -0.05 : inside(x, y)),
    height: 0.0026,
    spacing: 0.002,
    detail,
  });
}

function toggle(left: Mesh, right: Mesh, y: number, i: number): Part[] {
  const on = (x: number, high: number, off: number): Vec3 => {
    const spot = (x > 0.012 ? spotOn(left, x, high) : null) ?? spotOn(right, x, high);
    return [x, high, (spot?.at[2] ?? 0.13) + off];
  };
  const cord = (name: string, from: number, to: number): Part => ({
    name,
    role: 'leather',
    colourPart: 'trim',
    material: LEATHER,
    solid: true,
    mesh: tubeMesh(
      smoothPath(
        [
          on(from, y + 0.0048, 0.004),
          on((from + to) / 2, y + 0.0052, 0.007),
          on(to, y, 0.0105),
          on((from + to) / 2, y - 0.0052, 0.007),
          on(from, y - 0.0048, 0.004),
        ],
        8,
      ),
      { radius: 0.0024, sides: 10 },
    ),
  });
  const [a, b, c] = [on(-0.029, y, 0.0135), on(0.001, y, 0.0165), on(0.031, y, 0.0135)];
  return [
    cord(`loop ${i + 1}`, -TAB.inner - 0.008, -0.004),
    cord(`cord ${i + 1}`, TAB.inner + 0.008, 0.006),
    {
      name: `toggle ${i + 1}`,
      role: 'hardware',
      colourPart: 'buttons',
      material: HORN,
      solid: true,
      mesh: tubeMesh(smoothPath([a, b, c], 8), {
        radius: (t) => 0.0003 + 0.0074 * Math.sqrt(Math.max(0, 1 - Math.abs(2 * t - 1) ** 3)),
        sides: 16,
        rows: 40,
      }),
    },
  ];
}
