import { clamp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { blur } from '../../../foundation/image/blur.ts';
import { createNoiseField } from '../../../foundation/image/noise-field.ts';
import { readPlane } from '../../../foundation/image/read-plane.ts';
import { createDisplacement, paintAlong } from './brush.ts';
import { glaze } from './sheet.ts';
import type { Pigment, Sheet } from './sheet.ts';
import type { SubjectLayers } from './subject-layers.ts';

interface Complexion {
  readonly skin: Pigment;
  /** Thickness of paint on light parts of the skin. */
  readonly depth: number;
  readonly hair: Pigment;
}

const COMPLEXIONS: readonly Complexion[] = [
  { skin: [0.28, 0.72, 0.95], depth: 0.24, hair: [1.5, 1.75, 1.9] },
  { skin: [0.42, 0.86, 1.14], depth: 0.44, hair: [2.1, 2.3, 2.4] },
  { skin: [0.3, 0.66, 0.8], depth: 0.26, hair: [0.75, 1.5, 2.2] },
  { skin: [0.72, 1.12, 1.42], depth: 0.78, hair: [2.3, 2.45, 2.5] },
];
const SHOE: Pigment = [2.3, 2.35, 2.2];
const PLAIN_SHADE: Pigment = [0.72, 0.66, 0.5];
const LIPS: Pigment = [0.3, 1.75, 1.45];

/** How far the brushes deviate from the figure, in pixels of a picture of 768 x 768. */
const REACH = 8;

interface FigurePaint {
  /** Share of each pixel that lips cover. */
  readonly lips: Float32Array;
  readonly seed: number;
  /** Coarseness of the hair strokes: 1 for a whole figure, more for a portrait. */
  readonly strands: number;
  readonly check: () => void;
}

/** Paints skin, hair, shoes and lips in a few loose washes; the rest is bare paper. */
export function paintFigure(sheet: Sheet, layers: SubjectLayers, { lips, seed, strands, check }: FigurePaint): void {
  const { skin, hair, depth } = COMPLEXIONS[seed % COMPLEXIONS.length]!;
  paintPlain(sheet, layers.plain, check);
  paintSkin(sheet, underHair(sheet, layers, check), skin, depth, check);
  paintDark(sheet, layers.hair, { pigment: hair, thickness: 0.62, strands, check });
  paintDark(sheet, layers.shoes, { pigment: SHOE, thickness: 0.8, strands: 1, check });
  for (let k = 0; k < lips.length; k++) {
    if (lips[k]! > 0 && layers.skin[k]! > 0.5) glaze(sheet, k, 0.85 * lips[k]!, LIPS);
  }
}

/**
 * Extends the wash of the skin a little under the hair, so that no paper is visible between the two when the brush
 * deviates.
 */
function underHair({ width, height, unit }: Sheet, { skin, hair }: SubjectLayers, check: () => void): Float32Array {
  const near = blur(skin, width, height, 4 * unit, { check });
  return skin.map((own, k) => Math.max(own, hair[k]! * smoothstep(0.04, 0.16, near[k]!)));
}

/**
 * Paints skin in two tones: a pale wash, and a second one on the side away from the light, which comes from the left.
 */
function paintSkin(sheet: Sheet, mask: Float32Array, pigment: Pigment, depth: number, check: () => void): void {
  const { width, height, unit } = sheet;
  const displacement = createDisplacement(sheet, 4, 61);
  const soft = blur(mask, width, height, 3 * unit, { check });
  const flow = createNoiseField({ width, height, scaleX: 60 * unit, layer: 67 });
  const stroke = { displacement, margin: REACH * unit, check };
  paintAlong(sheet, mask, stroke, (k, x, y, fromX, fromY, cover) => {
    const away = 1 - readPlane(soft, width, height, fromX + 6.5 * unit, fromY + 1.5 * unit);
    const lit = 1 - readPlane(soft, width, height, fromX - 5.5 * unit, fromY - 2 * unit);
    const bright = smoothstep(0.3, 0.5, lit + 0.3 * flow(x, y));
    const shade = smoothstep(0.3, 0.62, away + 0.2 * flow(x, y));
    const edge = clamp(2 * cover * (1 - readPlane(soft, width, height, fromX, fromY)));
    const thickness =
      (depth * (0.85 + 0.5 * flow(x, y)) * (1 - 0.72 * bright) + 0.36 * shade + 0.1 * edge) *
      cover *
      (1 + 0.2 * sheet.tooth[k]!);
    glaze(sheet, k, Math.max(0, thickness), pigment);
  });
}

/** Paints white fabric: bare paper, with a loose grey on the side away from the light. */
function paintPlain(sheet: Sheet, mask: Float32Array, check: () => void): void {
  const { width, height, unit } = sheet;
  const displacement = createDisplacement(sheet, 5, 81);
  const soft = blur(mask, width, height, 5 * unit, { check });
  const flow = createNoiseField({ width, height, scaleX: 46 * unit, scaleY: 90 * unit, layer: 87 });
  const stroke = { displacement, margin: REACH * unit, check };
  paintAlong(sheet, mask, stroke, (k, x, y, fromX, fromY, cover) => {
    const away = 1 - readPlane(soft, width, height, fromX + 9 * unit, fromY + 2 * unit);
    const shade = smoothstep(0.28, 0.5, away + 0.42 * flow(x, y));
    glaze(sheet, k, (0.09 + 0.26 * shade) * cover * (1 + 0.3 * sheet.tooth[k]!), PLAIN_SHADE);
  });
}

/** Paint of a full brush: dark, with streaks of paper where it became dry. */
interface DarkPaint {
  readonly pigment: Pigment;
  readonly thickness: number;
  readonly strands: number;
  readonly check: () => void;
}

function paintDark(sheet: Sheet, mask: Float32Array, { pigment, thickness, strands, check }: DarkPaint): void {
  const { width, height, unit } = sheet;
  const displacement = createDisplacement(sheet, 2, 71);
  const streak = createNoiseField({
    width,
    height,
    scaleX: 3.5 * strands * unit,
    scaleY: 16 * strands ** 2 * unit,
    layer: 77,
    octaves: 2,
  });
  const stroke = { displacement, margin: REACH * unit, check };
  paintAlong(sheet, mask, stroke, (k, x, y, _fromX, _fromY, cover) => {
    const load = 0.55 + 0.6 * smoothstep(-0.32, 0.1, streak(x, y)) + 0.3 * sheet.tooth[k]!;
    glaze(sheet, k, thickness * load * cover, pigment);
  });
}
