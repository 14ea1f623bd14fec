/** A sari: a length of cloth wound as a narrow skirt with pleats in front, and thrown over the left shoulder above a choli. */
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { mix } from '../../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { bodyDistance } from '../../body/body.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { FormContext } from '../../parts/form.ts';
import type { Part, Shape } from '../../parts/part.ts';
import { choli } from '../tops/choli.ts';
import { drapedGarment } from './draped-garment.ts';
import { wovenBorder } from './trimmings/woven-border.ts';

/**
 * Lines along the free end of the cloth, the pallu, from the right hip over the bust and the left shoulder down the back:
 * its upper and its lower edge. The wearer's left is at +x.
 */
const UPPER: readonly Vec3[] = [
  [-0.15, 1.04, 0.03],
  [-0.1, 1.1, 0.09],
  [-0.03, 1.2, 0.118],
  [0.03, 1.32, 0.13],
  [0.068, 1.425, 0.08],
  [0.08, 1.478, 0.004],
  [0.082, 1.43, -0.085],
  [0.086, 1.22, -0.125],
  [0.09, 0.95, -0.15],
  [0.094, 0.62, -0.165],
];
const LOWER: readonly Vec3[] = [
  [-0.17, 0.9, 0.02],
  [-0.11, 0.93, 0.12],
  [0.0, 0.98, 0.15],
  [0.1, 1.09, 0.135],
  [0.142, 1.26, 0.11],
  [0.168, 1.43, 0.012],
  [0.172, 1.38, -0.075],
  [0.185, 1.18, -0.12],
  [0.2, 0.93, -0.15],
  [0.21, 0.62, -0.165],
];

/** Metres across the pallu, along it, and of its border. */
const [WIDTH, LENGTH, BORDER] = [0.5, 2.1, 0.055];
/** Number of folds across the pallu, and their depth in metres. */
const [FOLDS, DEPTH] = [6, 0.0085];
/** Least distance in metres of the pallu from the body, over choli and skirt. */
const GAP = 0.024;

export function sari(context: FormContext): Shape {
  const { piece } = context;
  const skirt = drapedGarment('skirt', { ...context, piece: skirtOf(piece) });
  const blouse = choli({ ...context, piece: blouseOf(piece) });
  return { parts: [...skirt.parts, ...blouse.parts, pallu(context)], presentation: 'dress form' };
}

function skirtOf(piece: Piece): Piece {
  const { pleat } = piece.attributes;
  return {
    ...piece,
    form: 'skirt',
    attributes: { silhouette: 'column', length: 'floor', ...(pleat !== undefined && { pleat }) },
  };
}

function blouseOf(piece: Piece): Piece {
  const { sleeve, neckline, back } = piece.attributes;
  const worn = { ...(sleeve !== undefined && { sleeve }), ...(back !== undefined && { back }) };
  const hasNeck = neckline !== undefined && neckline !== 'one-shoulder';
  return { ...piece, form: 'top', cut: 'choli', attributes: { ...worn, ...(hasNeck && { neckline }) } };
}

function pallu({ piece, drape, detail }: FormContext): Part {
  const [upper, lower] = [UPPER, LOWER].map((edge) => smoothPath(edge, 14));
  const last = upper!.length - 1;
  const depth = DEPTH * lerp(1.15, 0.8, drape.stiffness);
  const grid = {
    columns: atDetail(110, detail),
    rows: atDetail(260, detail),
    develop: (u: number, v: number, _at: Vec3, out: [number, number]) => {
      out[0] = (u - 0.5) * WIDTH;
      out[1] = -v * LENGTH;
    },
  };
  const mesh = gridMesh(grid, (u, v, out) => {
    const at = Math.min(0.99999, v) * last;
    const i = Math.floor(at);
    const near = mix(upper![i]!, upper![i + 1]!, at - i);
    const far = mix(lower![i]!, lower![i + 1]!, at - i);
    const point = mix(near, far, u);
    // Folds are pinned together on the shoulder and open towards both ends.
    const wave = Math.cos(2 * Math.PI * FOLDS * u + 0.8 * Math.sin(5 * v) + 0.5 * Math.sin(9 * u));
    const fold = depth * (0.55 + 0.45 * Math.abs(2 * v - 0.9)) * (0.5 + 0.5 * wave);
    const round = Math.hypot(point[0], point[2]) || 1;
    const gap = GAP + fold + Math.max(0, 0.012 * (1 - v * 3)) - bodyDistance(point[0], point[1], point[2]);
    const over = smoothstep(1.36, 1.46, point[1]);
    // Off the body it keeps its own line, with its folds.
    const push = Math.max(gap, fold * 0.7);
    out[0] = point[0] + (point[0] / round) * push * (1 - 0.6 * over);
    out[1] = point[1] + push * over;
    out[2] = point[2] + (point[2] / round) * push * (1 - 0.6 * over);
  });
  const edge = ({ u, v }: { readonly u: number; readonly v: number }) =>
    Math.min(WIDTH / 2 - Math.abs(u), Math.max(0, LENGTH + v) * 0.5);
  const border = wovenBorder(piece, BORDER, edge, ({ v }) => v);
  return { name: 'pallu', role: 'cloth', colourPart: 'drape', mesh, ...(border && { detail: border }) };
}
