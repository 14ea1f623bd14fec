import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { smoothOutline } from '../../../foundation/geometry/curves/outline.ts';
import type { PlanePoint } from '../../../foundation/geometry/curves/outline.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Form } from '../../parts/form.ts';
import { material } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { metalPart } from '../../construction/hardware/fittings.ts';
import { frameFinish, lensFinish } from './frame-materials.ts';
import { frameShape } from './frame-shape.ts';
import type { FrameShape } from './frame-shape.ts';
import { faceCurve, frontMesh, nosePads, smallMetal } from './front-mesh.ts';

/** Open glasses on a table: acetate, wire, rimless or a shield, with tinted, clear or mirrored lenses. */
export const sunglasses: Form = {
  name: 'sunglasses',
  fabric: 'vinyl',
  build({ piece, detail }) {
    const shape = frameShape(piece);
    const outline = smoothOutline([...shape.lens, shape.lens[0]!], 8).slice(0, -1);
    const heights = outline.map(([, y]) => y);
    const [low, high] = [Math.min(...heights), Math.max(...heights)];
    const lift = 0.0012 + shape.rim - low;
    const frame = frameFinish(piece, shape);
    const lens = lensFinish(piece, shape, lift + (low + high) / 2, (high - low) / 2);
    const pads = nosePads(shape, lift);
    const parts: Part[] = [
      {
        name: 'front',
        role: 'hardware',
        colourPart: 'frame',
        solid: true,
        ...frame,
        mesh: frontMesh(shape, outline, lift, detail),
      },
      ...lensMeshes(shape, outline, lift, detail).map((mesh, i, { length }): Part => ({
        name: length === 1 ? 'lens' : i === 0 ? 'right lens' : 'left lens',
        role: 'glass',
        colourPart: 'lenses',
        mesh,
        ...lens,
      })),
      ...[-1, 1].map((side): Part => ({
        name: side > 0 ? 'left temple' : 'right temple',
        role: 'hardware',
        colourPart: 'frame',
        ...frame,
        mesh: templeMesh(shape, side, lift, detail),
        solid: true,
      })),
      metalPart('hinges', smallMetal(shape, lift, detail), false),
      ...(pads ? [{ name: 'nose pads', role: 'rubber', mesh: pads, solid: true, material: SILICONE } as const] : []),
    ];
    return { parts, presentation: 'floor', turn: 0.5 };
  },
};

const SILICONE = material({ albedo: [0.5, 0.49, 0.46], roughness: 0.3, coat: 0.4, transmission: 0.4 });

/** Panes in polar rows from the centre to the edge. A shield has one pane. */
function lensMeshes({ make }: FrameShape, outline: readonly PlanePoint[], lift: number, detail: number): Mesh[] {
  const shield = make.onePane;
  const cx = shield ? 0 : outline.reduce((sum, [x]) => sum + x, 0) / outline.length;
  const cy = shield ? 0.008 : outline.reduce((sum, [, y]) => sum + y, 0) / outline.length;
  const columns = atDetail(shield ? 240 : 120, detail);
  return (shield ? [1] : [-1, 1]).map((side) =>
    gridMesh(
      { columns, rows: atDetail(28, detail), closed: true, ...(side < 0 ? { flip: true } : {}) },
      (u, v, out) => {
        const at = u * outline.length;
        const i = Math.floor(at) % outline.length;
        const [a, b] = [outline[i]!, outline[(i + 1) % outline.length]!];
        const t = at - Math.floor(at);
        const reach = Math.max(0.002, v);
        const x = cx + (a[0] + (b[0] - a[0]) * t - cx) * reach;
        out[0] = side * x;
        out[1] = lift + cy + (a[1] + (b[1] - a[1]) * t - cy) * reach;
        out[2] = faceCurve(x) + (shield ? 0.0006 : 0.0028) * (1 - reach * reach);
      },
    ),
  );
}

/** A temple runs straight back from the hinge, then down behind the ear to the table. */
function templeMesh({ hinge, rim, make }: FrameShape, side: number, lift: number, detail: number): Mesh {
  const [hx, hy] = hinge;
  const start = faceCurve(hx) - 0.0055;
  const points: Vec3[] = [
    [side * hx, lift + hy, start],
    [side * (hx + 0.001), lift + hy, start - 0.03],
    [side * (hx - 0.001), lift + hy - 0.001, start - 0.07],
    [side * (hx - 0.004), lift + hy - 0.006, start - 0.097],
    [side * (hx - 0.007), lift + hy - 0.022, start - 0.117],
    [side * (hx - 0.009), 0.0035, start - 0.131],
  ];
  const slim = !make.sawn;
  return beltMesh(smoothPath(points, 14), {
    // Wire temples end in a tip of acetate; sawn temples taper from the hinge and widen behind the ear.
    half: (t) =>
      slim
        ? 0.0011 + 0.0016 * smoothstep(0.66, 0.72, t)
        : rim * 0.5 + 0.0017 * smoothstep(0.25, 0, t) + 0.0014 * smoothstep(0.65, 1, t),
    thickness: slim ? 0.0017 : 0.0036,
    up: [side, 0, 0],
    rows: atDetail(180, detail),
  });
}
