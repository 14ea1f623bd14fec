import { beltMesh } from '../../../geometry/belt.ts';
import { gridMesh } from '../../../geometry/grid.ts';
import { lerp, smoothstep } from '../../../geometry/interpolation.ts';
import type { Mesh } from '../../../geometry/mesh.ts';
import { mergeMeshes } from '../../../geometry/merge-meshes.ts';
import { smoothOutline } from '../../../geometry/outline.ts';
import type { PlanePoint } from '../../../geometry/outline.ts';
import { smoothPath } from '../../../geometry/path.ts';
import { tubeMesh } from '../../../geometry/tube.ts';
import type { Vec3 } from '../../../geometry/vector.ts';
import type { Piece } from '../../../prompt/brief.ts';
import type { Rgb } from '../../../raster/softbox.ts';
import { linearFromHex } from '../../colour.ts';
import { atDetail } from '../../form.ts';
import type { Form } from '../../form.ts';
import { material } from '../../material.ts';
import type { Material, Painter } from '../../material.ts';
import type { Part } from '../../part.ts';
import { metalPart, stud } from '../bag/fittings.ts';
import { frameShape } from './frame-shape.ts';
import type { FrameShape } from './frame-shape.ts';

/** Height of the lenses' middle above the table, metres. */
const HEIGHT = 0.0265;

/** Sunglasses standing open on a table: acetate or wire, with tinted lenses. */
export const sunglasses: Form = {
  name: 'sunglasses',
  fabric: 'vinyl',
  build({ piece, detail }) {
    const shape = frameShape(piece);
    const outline = smoothOutline([...shape.lens, shape.lens[0]!], 8).slice(0, -1);
    const colour = colourOf(piece, 'frame') ?? colourOf(piece, 'main');
    const frame = shape.wire ? wire(colour) : acetate(colour ?? [0.012, 0.011, 0.011]);
    const tint = colourOf(piece, 'lenses') ?? [0.03, 0.026, 0.022];
    const parts: Part[] = [
      {
        name: 'front',
        role: 'hardware',
        colourPart: 'frame',
        mesh: frontMesh(shape, outline, detail),
        material: frame,
        solid: true,
      },
      ...[-1, 1].map((side): Part => ({
        ...{
          name: side < 0 ? 'left lens' : 'right lens',
          role: 'glass',
          colourPart: 'lenses',
          material: lensMaterial(tint),
        },
        mesh: lensMesh(outline, side, detail),
        detail: gradient,
      })),
      ...[-1, 1].map((side): Part => ({
        ...{ name: side < 0 ? 'left temple' : 'right temple', role: 'hardware', colourPart: 'frame', material: frame },
        mesh: templeMesh(shape, side, detail),
        solid: true,
      })),
      metalPart('rivets', rivets(shape), false),
    ];
    return { parts, presentation: 'floor', turn: 0.5 };
  },
};

function colourOf({ colours }: Piece, part: string): Rgb | null {
  const mention = colours.find((colour) => colour.part === part);
  return mention ? linearFromHex(mention.hex) : null;
}

function acetate([r, g, b]: Rgb): Material {
  return material({
    albedo: [r * 0.8, g * 0.8, b * 0.8],
    roughness: 0.3,
    reflectance: 0.05,
    specular: 0.5,
    coat: 1,
    wrap: 0,
  });
}

function wire(colour: Rgb | null): Material {
  return material({ albedo: colour ?? [0.93, 0.7, 0.36], roughness: 0.15, metal: 1, reflectance: 0.6, wrap: 0 });
}

function lensMaterial([r, g, b]: Rgb): Material {
  return material({
    albedo: [r * 0.5, g * 0.5, b * 0.5],
    roughness: 0.1,
    reflectance: 0.05,
    specular: 0.3,
    coat: 1,
    wrap: 0,
  });
}

/** Lenses are darker above. */
const gradient: Painter = (point, surface) => {
  const pale = 1 + 3.2 * smoothstep(HEIGHT + 0.012, HEIGHT - 0.022, point.y);
  surface.r *= pale;
  surface.g *= pale;
  surface.b *= pale;
};

/** Metres by which the front bends back towards the temples. */
function faceCurve(x: number): number {
  return -5.2 * x * x;
}

/** Two rims, the bridge between them and the ends that hold the hinges. */
function frontMesh(shape: FrameShape, outline: readonly PlanePoint[], detail: number): Mesh {
  const { rim, depth, bridgeHeight, hinge } = shape;
  const inner = Math.min(...outline.map(([x]) => x)) - rim * 0.4;
  const round = (path: readonly Vec3[], from: number, to: number) =>
    tubeMesh(smoothPath(path, 10), {
      radius: (t) => [lerp(from, to, t), (depth / 2) * 0.94],
      up: [0, 1, 0],
      sides: atDetail(28, detail),
      rows: atDetail(60, detail),
    });
  const at = (x: number, y: number): Vec3 => [x, HEIGHT + y, faceCurve(x)];
  const bridge = round(
    [
      at(-inner - 0.002, bridgeHeight - 0.003),
      at(-inner * 0.5, bridgeHeight),
      at(inner * 0.5, bridgeHeight),
      at(inner + 0.002, bridgeHeight - 0.003),
    ],
    rim * 0.42,
    rim * 0.42,
  );
  const corner = outline.reduce((best, point) => (gap(point, hinge) < gap(best, hinge) ? point : best));
  const ends = [-1, 1].map((side) =>
    round(
      [
        at(side * corner[0], corner[1]),
        at(side * (corner[0] + hinge[0]) * 0.5, (corner[1] + hinge[1]) / 2 + 0.0005),
        at(side * hinge[0], hinge[1]),
      ],
      rim * 0.6,
      rim * 0.55,
    ),
  );
  return mergeMeshes([...[-1, 1].map((side) => rimMesh(shape, outline, side, detail)), bridge, ...ends]);
}

function gap(a: PlanePoint, b: PlanePoint): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function rimMesh({ rim, depth }: FrameShape, outline: readonly PlanePoint[], side: number, detail: number): Mesh {
  const n = outline.length;
  const path = Array.from({ length: n + 1 }, (_, k): Vec3 => {
    const [x, y] = outline[k % n]!;
    const before = outline[(k + n - 1) % n]!;
    const after = outline[(k + 1) % n]!;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const out = (rim * 0.5 - 0.0006) / (Math.hypot(dx, dy) || 1);
    const px = x + dy * out;
    return [side * px, HEIGHT + y - dx * out, faceCurve(px)];
  });
  return tubeMesh(path, {
    radius: () => [rim / 2, depth / 2],
    up: [-side, 0, 0],
    closed: true,
    sides: atDetail(32, detail),
    rows: atDetail(220, detail),
  });
}

/** A lens in polar rows from its middle to its edge. */
function lensMesh(outline: readonly PlanePoint[], side: number, detail: number): Mesh {
  const columns = atDetail(120, detail);
  const cx = outline.reduce((sum, [x]) => sum + x, 0) / outline.length;
  const cy = outline.reduce((sum, [, y]) => sum + y, 0) / outline.length;
  return gridMesh({ columns, rows: atDetail(24, detail), closed: true, flip: side < 0 }, (u, v, out) => {
    const at = u * outline.length;
    const i = Math.floor(at) % outline.length;
    const [a, b] = [outline[i]!, outline[(i + 1) % outline.length]!];
    const t = at - Math.floor(at);
    const reach = Math.max(0.002, v);
    const x = cx + (a[0] + (b[0] - a[0]) * t - cx) * reach;
    out[0] = side * x;
    out[1] = HEIGHT + cy + (a[1] + (b[1] - a[1]) * t - cy) * reach;
    out[2] = faceCurve(x) + 0.0022 * (1 - reach * reach);
  });
}

/** From the hinge straight back, then down behind the ear to the table. */
function templeMesh({ hinge, rim, wire: thin }: FrameShape, side: number, detail: number): Mesh {
  const [hx, hy] = hinge;
  const start = faceCurve(hx) - 0.0005;
  const points: Vec3[] = [
    [side * hx, HEIGHT + hy, start],
    [side * (hx + 0.001), HEIGHT + hy, start - 0.03],
    [side * (hx - 0.001), HEIGHT + hy - 0.001, start - 0.07],
    [side * (hx - 0.004), HEIGHT + hy - 0.006, start - 0.097],
    [side * (hx - 0.007), HEIGHT + hy - 0.022, start - 0.117],
    [side * (hx - 0.009), 0.0035, start - 0.131],
  ];
  return beltMesh(smoothPath(points, 14), {
    half: (t) => (thin ? 0.0011 : rim * 0.5 + 0.0016 * smoothstep(0.2, 0, t) + 0.0012 * smoothstep(0.7, 1, t)),
    thickness: thin ? 0.0016 : 0.0034,
    up: [side, 0, 0],
    rows: atDetail(180, detail),
  });
}

function rivets({ hinge, wire: thin }: FrameShape): Mesh[] {
  const [x, y] = hinge;
  const radius = thin ? 0.0006 : 0.0009;
  return [-1, 1].flatMap((side) =>
    [-0.0022, 0.0022].map((down) =>
      stud([side * (x - 0.0045), HEIGHT + y + down, faceCurve(x - 0.0045) + 0.0019], radius, 0.0005, [0, 0, 1]),
    ),
  );
}
