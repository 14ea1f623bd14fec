import { gridMesh } from '../../../../geometry/grid.ts';
import { lerp, smoothstep, TAU } from '../../../../geometry/interpolation.ts';
import { fractalNoise2, noise3 } from '../../../../geometry/noise.ts';
import { profile } from '../../../../geometry/profile.ts';
import { tubeMesh } from '../../../../geometry/tube.ts';
import type { MutableVec3 } from '../../../../geometry/vector.ts';
import { atDetail } from '../../../form.ts';
import { fabricOf } from '../../../fabrics/index.ts';
import { material } from '../../../material.ts';
import type { Part } from '../../../scene/part.ts';
import type { TailoredCut } from '../cut.ts';

const LOW = 1.4;
const TOP = 1.775;

/** Half-width, depth before and behind the ears by height. */
const section = profile([
  [LOW, 0.082, 0.1, 0.098],
  [1.45, 0.09, 0.1, 0.105],
  [1.52, 0.106, 0.086, 0.122],
  [1.6, 0.12, 0.078, 0.14],
  [1.68, 0.119, 0.07, 0.142],
  [1.735, 0.094, 0.06, 0.115],
  [1.762, 0.062, 0.045, 0.078],
  [TOP, 0.0005, 0.0005, 0.0008],
]);

/** Half-width of the opening for the face by height. */
const opening = profile([
  [LOW, 0.004],
  [1.435, 0.02],
  [1.5, 0.066],
  [1.58, 0.088],
  [1.66, 0.088],
  [1.72, 0.07],
  [1.746, 0.04],
  [1.757, 0],
]);

/** A hood that stands round the head of nobody, with an edge of fur on parkas. */
export function hoodParts(cut: TailoredCut, detail: number): Part[] {
  if (!cut.hood) return [];
  const size = [0, 0, 0];
  const gap = [0];
  const place = (turn: number, y: number, out: MutableVec3) => {
    section(y, size);
    opening(y, gap);
    const start = Math.asin(Math.min(0.98, gap[0]! / size[0]!));
    const angle = start + turn * (TAU - 2 * start);
    const ahead = Math.cos(angle) > 0;
    const slump =
      0.004 * noise3(angle * 3, y * 14, 1) +
      0.005 * Math.sin(y * 60 + 2 * Math.cos(angle * 2)) * smoothstep(1.56, 1.44, y);
    out[0] = Math.sin(angle) * (size[0]! + slump);
    out[1] = y + 0.012 * Math.cos(angle) * smoothstep(1.5, 1.7, y);
    out[2] = Math.cos(angle) * ((ahead ? size[1]! : size[2]!) + slump) - 0.01 - 0.1 * Math.max(0, y - 1.6);
  };
  const heightOf = (v: number) => lerp(TOP - 0.0005, LOW, v ** 1.3);
  const mesh = gridMesh({ columns: atDetail(150, detail), rows: atDetail(90, detail) }, (u, v, out) =>
    place(u, heightOf(v), out),
  );
  const rim: MutableVec3[] = [];
  const trace = (turn: number, v: number) => {
    const at: MutableVec3 = [0, 0, 0];
    place(turn, heightOf(v), at);
    rim.push(at);
  };
  for (let i = 0; i <= 60; i++) trace(0, 1 - i / 60);
  for (let i = 1; i <= 60; i++) trace(1, i / 60);
  const seam = (x: number) => 0.2 * Math.exp(-((x / 0.0012) ** 2));
  return [
    {
      name: 'hood',
      role: 'cloth',
      mesh,
      detail: (point, surface) => {
        if (point.back) surface.occlusion = 1.3;
        else surface.occlusion *= 1 - seam(Math.abs(point.x) - 0.045);
      },
    },
    { name: 'hood edge', role: 'cloth', mesh: tubeMesh(rim, { radius: 0.0026, sides: 10, rows: 160 }), solid: true },
    ...(cut.fur === 'none' ? [] : [furEdge(rim, detail, cut.fur === 'natural')]),
  ];
}

/** Fur sewn round the opening: a ragged tube. */
function furEdge(rim: readonly MutableVec3[], detail: number, natural: boolean): Part {
  const path = rim.slice(8, -8);
  const mesh = tubeMesh(path, {
    radius: (t) => {
      const end = Math.sqrt(Math.max(0.02, 1 - (2 * t - 1) ** 6));
      const tufts = 1 + 0.16 * fractalNoise2(t * 90, 0, 5, 3);
      return [0.027 * end * tufts, 0.027 * end * tufts];
    },
    sides: atDetail(40, detail),
    rows: atDetail(260, detail),
  });
  const { positions: p, normals: n } = mesh;
  for (let k = 0; k < p.length; k += 3) {
    const tuft =
      0.006 * noise3(p[k]! * 190, p[k + 1]! * 190, p[k + 2]! * 190) +
      0.003 * noise3(p[k]! * 460, p[k + 1]! * 460, p[k + 2]! * 460);
    for (let axis = 0; axis < 3; axis++) p[k + axis] = p[k + axis]! + n[k + axis]! * tuft;
  }
  const fur = fabricOf('fur');
  const undyed = natural && { material: material({ ...fur.response, albedo: fur.natural }) };
  return { name: 'fur edge', role: 'cloth', colourPart: 'trim', fabric: 'fur', ...undyed, mesh, solid: true };
}
