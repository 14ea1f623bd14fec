/** Trimmings of hats: cuffs, peaks, buttons, knots and stalks. */
import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { TAU } from '../../../foundation/geometry/interpolation.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import { addScaled } from '../../../foundation/geometry/vector.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import { material } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { stud } from '../../construction/hardware/fittings.ts';
import { shadeLine, stitchRow } from '../../construction/sewing/seam.ts';
import type { HatShape } from './hat-shape.ts';
import { hatSurface } from './hat-surface.ts';
import { GROSGRAIN } from './hat-ribbon.ts';

/** The turned-up edge of a knitted hat. */
export function cuffPart(shape: HatShape, height: number, detail: number): Part {
  const ribs = shape.ribs ?? 46;
  const mesh = gridMesh({ columns: atDetail(480, detail), rows: atDetail(60, detail), closed: true }, (u, v, out) => {
    hatSurface({ ...shape, ribs: 0 }, (u - 0.5) * TAU, 0.655, 0, out);
    const round = Math.sqrt(Math.max(0, 1 - Math.pow(Math.abs(2 * v - 1), 6)));
    const rib = 0.0016 * Math.cos((u - 0.5) * TAU * ribs);
    const far = Math.hypot(out[0], out[2]);
    const grow = (far + 0.0085 * round + rib * round) / far;
    out[0] *= grow;
    out[2] *= grow;
    out[1] = shape.lift + height * (1 - v);
  });
  return { name: 'cuff', role: 'cloth', colourPart: 'cuffs', mesh };
}

/** The peak of a cap: a stiff tongue, curved over the brow, with rows of stitches. */
export function peakPart(shape: HatShape, reach: number, detail: number): Part {
  const widest = 1.06;
  const at: MutableVec3 = [0, 0, 0];
  const mesh = gridMesh({ columns: atDetail(150, detail), rows: atDetail(90, detail) }, (u, v, out) => {
    const a = (u - 0.5) * 2;
    // The mesh runs along the upper side to the edge, and back along the lower side.
    const t = v < 0.5 ? v * 2 : 2 - v * 2;
    const under = v < 0.5 ? 0 : 0.003;
    hatSurface(shape, a * widest, 0.675, -0.001, at);
    const far = reach * Math.pow(Math.max(0, 1 - a * a), 0.5) * t;
    const side = at[0] + far * 0.32 * Math.sin(a * widest);
    out[0] = side;
    out[2] = at[2] + far;
    const bend = (-4.4 * side * side * far) / reach - 0.1 * far;
    const round = 0.0015 * (1 - Math.sqrt(Math.max(0, 1 - Math.pow(t, 14))));
    out[1] = Math.max(0.0005, at[1] + 0.0022 + bend - under + (v < 0.5 ? -round : round));
  });
  const rows: Painter = (point, surface) => {
    if (point.ny < 0) return;
    const far = point.v < 0 ? -point.v : 0;
    for (let k = 1; k <= 6; k++) stitchRow(point, surface, far - k * 0.0105, point.u, OWN);
  };
  return { name: 'peak', role: 'cloth', colourPart: 'brim', mesh, solid: true, detail: rows };
}

/** Stitches in the colour of the fabric. */
const OWN = { colour: null, width: 0.0008, pitch: 0.0034 } as const;

/** The button on top of a cap, where its gores meet, in the same cloth, and the eyelets below it. */
export function capButton(shape: HatShape, panels: number, detail: number): Part[] {
  const top: MutableVec3 = [0, 0, 0];
  hatSurface(shape, 0, 0, 0, top);
  const button = stud([top[0], top[1] - 0.001, top[2]], 0.0075, 0.0055, [0, 1, 0]);
  const at: MutableVec3 = [0, 0, 0];
  const next: MutableVec3 = [0, 0, 0];
  const eyelets = Array.from({ length: panels }, (_, k) => {
    const angle = ((k + 0.5) / panels) * TAU;
    hatSurface(shape, angle, 0.26, 0.0006, at);
    hatSurface(shape, angle, 0.275, 0.0006, next);
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    const down: Vec3 = [next[0] - at[0], next[1] - at[1], next[2] - at[2]];
    const unit = 0.0042 / (Math.hypot(...down) || 1);
    const ring = Array.from({ length: 25 }, (_, i): MutableVec3 => {
      const turn = (i / 24) * TAU;
      const side = addScaled(at, [c, 0, -s], 0.0042 * Math.cos(turn));
      return addScaled(side, down, unit * Math.sin(turn));
    });
    return tubeMesh(ring, { radius: 0.0012, closed: true, sides: 10, rows: atDetail(48, detail) });
  });
  return [
    { name: 'button', role: 'cloth', mesh: button, solid: true },
    { name: 'eyelets', role: 'cloth', colourPart: 'stitching', mesh: mergeMeshes(eyelets), solid: true },
  ];
}

/** Seams between the gores of a crown, taped inside and stitched on both sides. */
export function goreSeams(panels: number): Painter {
  return (point, surface) => {
    if (point.back) return;
    const angle = Math.atan2(point.x, point.z);
    const step = TAU / panels;
    const off = (angle / step - Math.round(angle / step)) * step * Math.hypot(point.x, point.z);
    if (Math.abs(off) > 0.01) return;
    shadeLine(surface, off, 0.0008, 0.5);
    stitchRow(point, surface, Math.abs(off) - 0.0034, point.y + Math.hypot(point.x, point.z) * 0.7, OWN);
  };
}

/** The knot over the forehead of a turban. */
export function turbanKnot(shape: HatShape, detail: number): Part {
  const path = [0.3, 0.4, 0.5, 0.6, 0.68].map((v): Vec3 => {
    const out: MutableVec3 = [0, 0, 0];
    hatSurface(shape, 0, v, 0.002 + 0.011 * Math.sin((Math.PI * (v - 0.28)) / 0.42), out);
    return out;
  });
  const mesh = tubeMesh(smoothPath(path, 8), {
    radius: (t) => [0.009 + 0.003 * Math.sin(Math.PI * t), 0.017 - 0.004 * Math.sin(Math.PI * t)],
    up: [0, 0, 1],
    sides: atDetail(36, detail),
    rows: atDetail(60, detail),
  });
  return { name: 'knot', role: 'cloth', mesh, solid: true };
}

/** The stalk on top of a beret and the band that it is sewn to. */
export function beretTrims(shape: HatShape, detail: number): Part[] {
  const top: MutableVec3 = [0, 0, 0];
  hatSurface(shape, 0, 0, 0, top);
  const stalk = tubeMesh(
    [addScaled(top, [0, 1, 0], -0.002), addScaled(top, [0.1, 1, 0], 0.006), addScaled(top, [0.35, 1, 0], 0.014)],
    { radius: (t) => 0.0021 - 0.0004 * t, sides: 12, rows: 20 },
  );
  const ring = Array.from({ length: 121 }, (_, i): MutableVec3 => {
    const angle = (i / 120) * TAU;
    return [shape.halfWidth * 1.0 * Math.sin(angle), 0.0065, shape.halfDepth * 1.0 * Math.cos(angle)];
  });
  const band = beltMesh(ring, {
    half: 0.0065,
    thickness: 0.002,
    up: [0, 0, 1],
    closed: true,
    rows: atDetail(240, detail),
  });
  return [
    { name: 'stalk', role: 'cloth', mesh: stalk, solid: true },
    {
      name: 'band',
      role: 'leather',
      colourPart: 'band',
      mesh: band,
      solid: true,
      material: material({ albedo: GROSGRAIN, roughness: 0.4 }),
    },
  ];
}
