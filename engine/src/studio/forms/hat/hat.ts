import { bell, lerp, smoothstep, TAU } from '../../../geometry/interpolation.ts';
import { gridMesh } from '../../../geometry/grid.ts';
import type { Mesh } from '../../../geometry/mesh.ts';
import type { Piece } from '../../../prompt/brief.ts';
import { atDetail } from '../../form.ts';
import type { Form, FormContext } from '../../form.ts';
import { material } from '../../material.ts';
import type { Painter } from '../../material.ts';
import type { Part } from '../../part.ts';
import { shadeLine, stitchRow } from '../sewn/seam.ts';
import { hatShape } from './hat-shape.ts';
import type { HatShape } from './hat-shape.ts';

/** A hat lying on a table as if just put down: crown, brim, ribbon. */
export const hat: Form = {
  name: 'hat',
  fabric: 'wool',
  build(context) {
    const shape = hatShape(context.piece);
    const mesh = hatMesh(shape, context);
    const parts: Part[] = [
      { name: 'hat', role: 'cloth', mesh, ...(shape.stitched ? { detail: brimStitches(shape) } : {}) },
    ];
    if (shape.cuff) parts.push(cuff(shape, shape.cuff, context.detail));
    if (shape.ribbon > 0) parts.push(ribbon(shape, context.piece, context.detail));
    return { parts, presentation: 'floor', turn: 0.5 };
  },
};

/** From the middle of the crown over its edge, down the side and out along the brim, with the felt's own thickness. */
function hatMesh(shape: HatShape, { detail }: FormContext): Mesh {
  return gridMesh({ columns: atDetail(340, detail), rows: atDetail(260, detail), closed: true }, (u, v, out) => {
    surfacePoint(shape, (u - 0.5) * TAU, v, 0, out);
  });
}

/** Place of the hat's outer side: `angle` from the front, v 0 (crown) to 1 (edge of the brim), `lift` metres off it. */
function surfacePoint(shape: HatShape, angle: number, v: number, lift: number, out: [number, number, number]): void {
  const { crown, halfWidth, halfDepth, brim } = shape;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const [toEdge, toBrim] = [0.38, 0.68];
  let radius: number;
  let y: number;
  if (v < toEdge) {
    const t = v / toEdge;
    radius = shape.topShare * Math.sin((t * Math.PI) / 2);
    y =
      crown -
      shape.dome * (1 - Math.cos((t * Math.PI) / 2)) -
      crease(shape, radius * s * halfWidth, radius * c * halfDepth, t);
  } else if (v < toBrim) {
    const t = (v - toEdge) / (toBrim - toEdge);
    radius = lerp(shape.topShare, 1, smoothstep(0, 1, t) * 0.35 + t * 0.65);
    y =
      lerp(crown - shape.dome, 0.004, t) -
      crease(shape, radius * s * halfWidth, radius * c * halfDepth, 1) * (1 - smoothstep(0, 0.35, t));
  } else {
    const t = (v - toBrim) / (1 - toBrim);
    const reach = brim * t * (shape.peaked ? smoothstep(0.3, 0.8, c) : 1);
    const sides = shape.curl * s * s - shape.snap * Math.max(0, c) ** 2;
    const wave = shape.floppy * Math.sin(angle * 3 + 0.6) + 0.5 * shape.floppy * Math.sin(angle * 5 + 2);
    radius = 1 + reach / ((halfWidth + halfDepth) / 2);
    y = 0.004 + (sides + wave) * t * t - shape.slope * reach + 0.0025 * bell(1 - t, 0.06);
  }
  const pinch =
    shape.pinch *
    bell(angle < 0 ? angle + 0.75 : angle - 0.75, 0.5) *
    smoothstep(0.2, 0.42, v) *
    (1 - smoothstep(0.42, 0.66, v));
  out[0] = s * (halfWidth * radius - pinch + lift);
  out[1] = y + shape.lift;
  out[2] = c * (halfDepth * radius - pinch * 0.6 + lift);
}

/** The dent along the top of a fedora, a teardrop from front to back. */
function crease({ dent }: HatShape, x: number, z: number, t: number): number {
  return dent === 0
    ? 0
    : dent *
        bell(x, 0.03) *
        smoothstep(0.1, -0.06, -z - 0.02) *
        (1 - 0.55 * smoothstep(0.55, 1, t) * (z > 0 ? 0.3 : 1));
}

/** Knitting folded up over itself. */
function cuff(shape: HatShape, height: number, detail: number): Part {
  const mesh = gridMesh({ columns: atDetail(320, detail), rows: atDetail(60, detail), closed: true }, (u, v, out) => {
    surfacePoint(shape, (u - 0.5) * TAU, 0.66, 0, out);
    const round = Math.sqrt(Math.max(0, 1 - Math.pow(Math.abs(2 * v - 1), 6)));
    const rib = 0.0011 * Math.cos((u - 0.5) * TAU * 62);
    const far = Math.hypot(out[0], out[2]);
    const grow = (far + 0.0075 * round + rib * round) / far;
    out[0] *= grow;
    out[2] *= grow;
    out[1] = shape.lift + height * (1 - v);
  });
  return { name: 'cuff', role: 'cloth', colourPart: 'cuffs', mesh };
}

const GROSGRAIN = material({ albedo: [0.018, 0.017, 0.018], roughness: 0.55, sheen: 0.15 });

/** A band of grosgrain round the foot of the crown. */
function ribbon(shape: HatShape, { colours }: Piece, detail: number): Part {
  const mesh = gridMesh({ columns: atDetail(300, detail), rows: 24, closed: true }, (u, v, out) => {
    const edge = Math.sqrt(Math.max(0, 1 - Math.pow(Math.abs(2 * v - 1), 8)));
    surfacePoint(shape, (u - 0.5) * TAU, 0.672 - shape.ribbon * (1 - v), 0.0022 * edge, out);
  });
  const ribs: Painter = (point, surface) => {
    const shown = Math.max(0, 1 - point.footprint / 0.0014);
    const rib = 1 + 0.18 * shown * Math.sin(point.u * 2600);
    surface.r *= rib;
    surface.g *= rib;
    surface.b *= rib;
  };
  const named = colours.some((colour) => colour.part === 'band');
  return {
    name: 'band',
    role: 'cloth',
    colourPart: 'band',
    mesh,
    detail: ribs,
    ...(named ? {} : { material: GROSGRAIN }),
  };
}

/** Rows of stitches round a cloth brim. */
function brimStitches(shape: HatShape): Painter {
  const middle = (shape.halfWidth + shape.halfDepth) / 2;
  return (point, surface) => {
    const out = Math.hypot(point.x / shape.halfWidth, point.z / shape.halfDepth) * middle - middle;
    if (out < -0.004 || point.y > shape.lift + 0.02 + shape.curl) return;
    shadeLine(surface, out, 0.0012, 0.3);
    for (let row = 0.006; row < shape.brim; row += 0.0085) {
      stitchRow(point, surface, out - row, Math.atan2(point.x, point.z) * middle, {
        colour: null,
        width: 0.0008,
        pitch: 0.0034,
      });
    }
  };
}
