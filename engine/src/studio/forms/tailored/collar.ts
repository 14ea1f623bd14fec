import { gridMesh } from '../../../geometry/grid.ts';
import { lerp, smoothstep } from '../../../geometry/interpolation.ts';
import type { Mesh } from '../../../geometry/mesh.ts';
import { smoothPath } from '../../../geometry/path.ts';
import { tubeMesh } from '../../../geometry/tube.ts';
import { mix } from '../../../geometry/vector.ts';
import type { MutableVec3, Vec3 } from '../../../geometry/vector.ts';
import { atDetail } from '../../form.ts';
import type { Part } from '../../part.ts';
import type { TailoredBody } from './body.ts';
import type { TailoredCut } from './cut.ts';
import { lapelShape } from './lapel.ts';
import type { LapelShape } from './lapel.ts';

/** How far the leaf of the collar lies off the coat, metres. */
const LIE = 0.0085;
/** Share of the rows that stand up round the neck before the collar turns over. */
const STAND = 0.3;

/** A collar that stands round the neck, turns over and lies on the shoulders; or only stands. */
export function collarParts(cut: TailoredCut, body: TailoredBody, detail: number): Part[] {
  if (cut.collar === 'none') return [];
  const shape = lapelShape(cut);
  const mesh = shape
    ? turnedCollar(cut, body, shape, detail)
    : standCollar(detail, cut.kind === 'coat' ? 0.062 : 0.042);
  const part = { role: 'cloth', colourPart: 'collar' } as const;
  return [
    { ...part, name: 'collar', mesh: mesh.sheet },
    { ...part, name: 'collar edge', mesh: mesh.edge, solid: true },
  ];
}

interface CollarMesh {
  readonly sheet: Mesh;
  readonly edge: Mesh;
}

/** Points by the share 0 (middle of the back) to 1 (front end) on the +x side. */
function sidePath(points: readonly Vec3[]): (share: number) => Vec3 {
  const path = smoothPath(points, 10);
  return (share) => {
    const at = Math.min(0.9999, Math.max(0, share)) * (path.length - 1);
    const i = Math.floor(at);
    return mix(path[i]!, path[i + 1]!, at - i);
  };
}

function turnedCollar(cut: TailoredCut, body: TailoredBody, shape: LapelShape, detail: number): CollarMesh {
  const broad = cut.collar === 'wide' ? 1.22 : 1;
  const [tipX, tipY] = shape.collar;
  const rollX = body.roll(shape.gorge);
  const fold = sidePath([
    [0, 1.512, -0.079],
    [0.04, 1.512, -0.071],
    [0.072, 1.506, -0.026],
    [0.077, 1.486, 0.02],
    [lerp(0.074, rollX, 0.55), lerp(1.486, shape.gorge, 0.6), 0.06],
    [rollX, shape.gorge, 0.1],
  ]);
  const leaf = sidePath([
    [0, 1.512 - 0.075 * broad, -0.115],
    [0.06 * broad, 1.45 - 0.012 * broad, -0.1],
    [0.116 * broad, 1.452, -0.05],
    [0.128 * broad, 1.44, 0.01],
    [0.132 * Math.sqrt(broad), 1.418, 0.055],
    [tipX, tipY, 0.09],
  ]);
  // At the front the end of the collar follows the gorge seam and then the notch.
  const surface = (share: number, side: number, across: number): MutableVec3 => {
    const over = fold(share);
    const out = leaf(share);
    const down: Vec3 = [over[0] * 1.02, over[1] - 0.036 * smoothstep(1.02, 0.6, share), over[2] * 0.97];
    if (across < STAND) return mirrored(side, mix(down, over, across / STAND));
    const q = (across - STAND) / (1 - STAND);
    const end = smoothstep(0.86, 1, share);
    const middle = mix(over, out, 0.5);
    // A quadratic curve meets this point half way when its control lies twice as far out.
    const through = (axis: 0 | 1 | 2, at: number) => 2 * at - (over[axis] + out[axis]) / 2;
    const bow: Vec3 = [
      lerp(middle[0], through(0, shape.notch[0]), end),
      lerp(middle[1] + 0.014, through(1, shape.notch[1] + 0.003), end),
      middle[2],
    ];
    const point = mix(mix(over, bow, q), mix(bow, out, q), q);
    return mirrored(
      side,
      settle(
        body,
        point,
        lerp(lerp(0.004, LIE, smoothstep(0, 0.4, q)), lerp(0.0165, 0.0115, smoothstep(0, 0.3, q)), end),
        smoothstep(0.25, 0.75, q) + end,
      ),
    );
  };
  const sheet = gridMesh({ columns: atDetail(150, detail), rows: atDetail(44, detail), flip: true }, (u, v, out) => {
    const turn = u * 2 - 1;
    const [x, y, z] = surface(Math.abs(turn), turn < 0 ? -1 : 1, v);
    out[0] = x;
    out[1] = y;
    out[2] = z;
  });
  const border: MutableVec3[] = [];
  for (let i = 0; i <= 14; i++) border.push(surface(1, -1, lerp(STAND, 1, i / 14)));
  for (let i = 1; i < 80; i++) border.push(surface(Math.abs(1 - i / 40), i < 40 ? -1 : 1, 1));
  for (let i = 14; i >= 0; i--) border.push(surface(1, 1, lerp(STAND, 1, i / 14)));
  return { sheet, edge: tubeMesh(border, { radius: 0.0019, sides: 10 }) };
}

function mirrored(side: number, [x, y, z]: Vec3): MutableVec3 {
  return [x * side, y, z];
}

/** Moves a point along the coat's gradient until it is `lift` metres off; `pull` 0 only pushes out, 1 also draws in. */
function settle(body: TailoredBody, point: Vec3, lift: number, pull: number): Vec3 {
  let [x, y, z] = point;
  const h = 0.002;
  for (let step = 0; step < 4; step++) {
    const distance = body.field(x, y, z) - lift;
    const gx = (body.field(x + h, y, z) - body.field(x - h, y, z)) / (2 * h);
    const gy = (body.field(x, y + h, z) - body.field(x, y - h, z)) / (2 * h);
    const gz = (body.field(x, y, z + h) - body.field(x, y, z - h)) / (2 * h);
    const size = gx * gx + gy * gy + gz * gz || 1;
    const move = (distance < 0 ? distance : distance * Math.min(1, pull)) / size;
    x -= gx * move;
    y -= gy * move;
    z -= gz * move;
  }
  return [x, y, z];
}

/** A band that stands round the neck, open at the front. */
function standCollar(detail: number, height: number): CollarMesh {
  const foot = sidePath([
    [0, 1.478, -0.083],
    [0.05, 1.476, -0.068],
    [0.078, 1.468, -0.018],
    [0.075, 1.438, 0.045],
    [0.046, 1.402, 0.088],
    [0.008, 1.388, 0.104],
  ]);
  const surface = (share: number, side: number, up: number): MutableVec3 => {
    const [x, y, z] = foot(share);
    const lean = 1 - 0.09 * up;
    const rounded = smoothstep(1.02, 0.9, share);
    return [x * lean * side, y + height * up * (0.35 + 0.65 * rounded), (z + 0.012) * lean - 0.012 + 0.006 * up];
  };
  const sheet = gridMesh({ columns: atDetail(150, detail), rows: atDetail(20, detail), flip: true }, (u, v, out) => {
    const turn = u * 2 - 1;
    const [x, y, z] = surface(Math.abs(turn), turn < 0 ? -1 : 1, 1 - v);
    out[0] = x;
    out[1] = y;
    out[2] = z;
  });
  const border: MutableVec3[] = [];
  for (let i = 0; i < 6; i++) border.push(surface(1, -1, i / 6));
  for (let i = 0; i <= 80; i++) border.push(surface(Math.abs(1 - i / 40), i < 40 ? -1 : 1, 1));
  for (let i = 5; i >= 0; i--) border.push(surface(1, 1, i / 6));
  return { sheet, edge: tubeMesh(border, { radius: 0.0021, sides: 10 }) };
}
