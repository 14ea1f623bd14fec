/** Straps and bracelets of watches. They form a closed loop, as if on a cushion that is left out of the picture. */
import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import { lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { pathLength, smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { placeMesh } from '../../../foundation/geometry/mesh/place-mesh.ts';
import { roundedLoft } from '../../../foundation/geometry/mesh/rounded-loft.ts';
import { normalise, subtract } from '../../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import { material } from '../../materials/material.ts';
import { shadeLine } from '../../construction/sewing/seam.ts';
import type { Material, Painter } from '../../materials/material.ts';

/** Half the width in metres of a strap where it meets the case. */
export const STRAP_HALF = 0.0098;
/** Share of its width at the case that a strap has at its clasp. */
const CLASP = 0.84;
/** Metres from the centre of the case to the end of the strap up to which the loop of a small wrist is as large. */
const SMALL_WRIST = 0.0205;

/**
 * The loop from the upper lugs round the back to the lower lugs. The origin is the centre of the case, whose face looks
 * along +z.
 */
function loop(reach: number): Vec3[] {
  const wrist = Math.max(reach, SMALL_WRIST);
  const half: Vec3[] = [
    [0, reach - 0.0062, -0.0002],
    [0, reach + 0.0005, -0.0004],
    [0, reach + 0.0066, -0.0034],
    [0, wrist + 0.0105, -0.0105],
    [0, wrist + 0.0095, -0.0225],
    [0, wrist + 0.002, -0.0365],
    [0, wrist - 0.013, -0.0468],
    [0, 0, -0.0498],
  ];
  return smoothPath(
    [
      ...half,
      ...half
        .slice(0, -1)
        .reverse()
        .map(([x, y, z]): Vec3 => [x, -y, z]),
    ],
    14,
  );
}

/** A strap `half` metres wide to each side where it meets the case, `reach` metres from the case's centre. */
export function bandStrap(reach: number, half: number, thick: number): Mesh {
  return beltMesh(loop(reach), {
    half: (t) => half * lerp(1, CLASP, smoothstep(0, 0.42, Math.min(t, 1 - t))),
    thickness: thick,
    up: [0, 0, 1],
    rows: 300,
  });
}

/** A bracelet of rows of three links. */
export function linkBracelet(reach: number, wide: number, detail: number): Mesh {
  const path = loop(reach);
  const length = pathLength(path);
  const pitch = 0.0052 * (wide / STRAP_HALF) ** 0.6;
  const count = Math.floor(length / pitch);
  const links: Mesh[] = [];
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const [at, along] = placeAt(path, t);
    const half = wide * lerp(1, CLASP, smoothstep(0, 0.42, Math.min(t, 1 - t)));
    const out: Vec3 = normalise([0, -along[2], along[1]]);
    const up: Vec3 = out[1] * at[1] + out[2] * (at[2] + 0.024) > 0 ? out : [0, -out[1], -out[2]];
    const widths = [half * 0.3, half * 0.36, half * 0.3];
    const places = [-half * 0.69, 0, half * 0.69];
    for (let k = 0; k < 3; k++) {
      const box = roundedLoft({
        columns: atDetail(44, Math.max(0.5, detail)),
        rows: atDetail(30, Math.max(0.5, detail)),
        bottom: -0.0014,
        top: 0.0014 + (k === 1 ? 0.0002 : 0),
        corner: 0.0007,
        edge: 0.00055,
        halfWidth: () => widths[k]! - 0.00012,
        halfDepth: () => (pitch / 2) * (k === 1 ? 1.02 : 0.97),
      });
      links.push(placeMesh(box, { at: [places[k]!, at[1], at[2]], up, front: along }));
    }
  }
  return mergeMeshes(links);
}

/** Point and direction at a share of a path. */
function placeAt(path: readonly Vec3[], t: number): [Vec3, Vec3] {
  const wanted = t * pathLength(path);
  let walked = 0;
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1]!, path[i]!];
    const step = Math.hypot(...subtract(b, a));
    if (walked + step >= wanted) {
      const share = (wanted - walked) / step;
      return [[0, lerp(a[1], b[1], share), lerp(a[2], b[2], share)], normalise(subtract(b, a))];
    }
    walked += step;
  }
  return [path.at(-1)!, normalise(subtract(path.at(-1)!, path.at(-2)!))];
}

/** Stitches along both edges of a leather strap, `half` metres wide to each side at the case. */
export function strapStitches(half: number, thread: readonly [number, number, number]): Painter {
  return (point, surface) => {
    const from = half - 0.0021 - Math.abs(point.u);
    const dash = Math.abs(point.v) / 0.0026;
    const on = Math.abs(dash - Math.floor(dash) - 0.5) < 0.36;
    const line = Math.abs(from) / 0.00026;
    if (line > 3) return;
    surface.occlusion *= 1 - 0.35 * Math.exp(-line * line * 0.3);
    if (!on || line > 1) return;
    surface.r = thread[0];
    surface.g = thread[1];
    surface.b = thread[2];
    surface.roughness = 0.8;
  };
}

/** Leather of a strap: its grain is finer than that of bags. */
export function fineGrained(leather: Material): Material {
  const { bump } = leather;
  return bump ? { ...leather, bump: (u, v) => bump(u * 2.8, v * 2.8) * 0.22, bumpStep: 0.0002 } : leather;
}

/** Flat mesh of woven wire, too fine for single links to be visible. */
export const milanese: Painter = (point, surface) => {
  const [a, b] = [point.u / 0.0011, point.v / 0.0013];
  const fade = smoothstep(0.0009, 0.0003, point.footprint);
  const row = Math.floor(b);
  surface.tiltX += 0.45 * fade * Math.sin((a + (row % 2) * 0.5) * Math.PI * 2);
  surface.tiltY += 0.4 * fade * Math.sin(b * Math.PI * 2);
  surface.occlusion *= 1 - 0.4 * fade * (0.5 + 0.5 * Math.cos(b * Math.PI * 2));
};

/** Grooves along and across a strap that is cast with a case of resin. */
export const castGrooves: Painter = (point, surface) => {
  const across = Math.abs(point.u);
  shadeLine(surface, across - 0.0062, 0.0005, 0.55);
  if (across > 0.0056) return;
  const beat = Math.abs(point.v) / 0.0074;
  shadeLine(surface, (beat - Math.floor(beat) - 0.5) * 0.0074, 0.0005, 0.55);
};

export const RUBBER: Material = material({ albedo: [0.014, 0.014, 0.015], roughness: 0.55, reflectance: 0.045 });
