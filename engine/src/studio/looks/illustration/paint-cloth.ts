import { clamp, lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { blur } from '../../../foundation/image/blur.ts';
import { createNoiseField } from '../../../foundation/image/noise-field.ts';
import { readPlane } from '../../../foundation/image/read-plane.ts';
import { blurWithin, createDisplacement, paintAlong } from './brush.ts';
import { glaze } from './sheet.ts';
import type { Pigment, Sheet } from './sheet.ts';
import type { SubjectLayers } from './subject-layers.ts';

/** Cool grey for the shadows of white and pale fabric, which has no pigment. */
const SHADOW: Pigment = [0.33, 0.285, 0.185];

/** Maximum optical depth of a wash, so that some paper is visible even through black. */
const MAX_OPTICAL_DEPTH = 2.7;

/** Deviation of the finer brush for prints, as a share of that of the wash. */
const PRINT_DISPLACEMENT = 0.3;

/**
 * Paints the fabric in four layers of watercolour: a first wash that is thin in the highlights, then three glazes
 * that stop at ever darker tones, each with an irregular edge. Pigment gathers at edges and in the texture of the
 * paper, and blooms where water flowed back.
 */
export function paintCloth(sheet: Sheet, layers: SubjectLayers, check: () => void): void {
  const { width, height, unit } = sheet;
  const light = blurWithin(layers.light, layers.cloth, width, height, 2.2 * unit, { check });
  const colour = blurWithin(layers.pigment, layers.cloth, width, height, unit, { channels: 3, check });
  const soft = blur(layers.cloth, width, height, 6 * unit, { check });
  const tones = toneSteps(light, layers.cloth);
  const displacement = createDisplacement(sheet, 7, 41);
  const size = { width, height };
  const waver = createNoiseField({ ...size, scaleX: 44 * unit, scaleY: 58 * unit, layer: 91, octaves: 4 });
  const flow = createNoiseField({ ...size, scaleX: 150 * unit, scaleY: 190 * unit, layer: 95 });
  const bloom = createNoiseField({ ...size, scaleX: 105 * unit, layer: 99, octaves: 4 });
  const shift = createNoiseField({ ...size, scaleX: 125 * unit, scaleY: 165 * unit, layer: 101 });
  const pigment: [number, number, number] = [0, 0, 0];
  const stroke = { displacement, margin: 14 * unit, check };
  paintAlong(sheet, layers.cloth, stroke, (k, x, y, fromX, fromY, cover) => {
    const near = nearestPixel(width, height, lerp(x, fromX, PRINT_DISPLACEMENT), lerp(y, fromY, PRINT_DISPLACEMENT));
    const source = layers.cloth[near]! > 0.5 ? near : nearestPixel(width, height, fromX, fromY);
    const tone = readPlane(light, width, height, fromX, fromY) + tones.span * 0.2 * waver(x, y);
    const dark = layerSum(tone, tones);
    const edge = clamp(2 * cover * (1 - readPlane(soft, width, height, fromX, fromY)));
    const backrun = bloom(x, y);
    let thickness = dark * (0.92 + 0.34 * flow(x, y)) + 0.3 * edge * edge;
    thickness *= 1 - 0.24 * smoothstep(0.2, 0.3, backrun) + 0.3 * Math.exp(-(((backrun - 0.19) / 0.016) ** 2));
    thickness *= (1 + 0.3 * sheet.tooth[k]!) * cover;
    const pale = mixPigment(colour, source, shift(x, y), pigment);
    const strongest = Math.max(pigment[0], pigment[1], pigment[2]);
    glaze(sheet, k, Math.min(Math.max(0, thickness), MAX_OPTICAL_DEPTH / strongest), pigment);
    if (pale > 0) glaze(sheet, k, Math.max(0, pale * cover * (dark - 0.36) * (0.9 + 0.3 * flow(x, y))), SHADOW);
  });
}

interface ToneSteps {
  readonly high: number;
  readonly light: number;
  readonly midTone: number;
  readonly dark: number;
  readonly span: number;
}

/**
 * Tones at which the glazes stop, as quantiles of the light on the fabric, so that silk and wool get the same range of
 * tones.
 */
function toneSteps(light: Float32Array, cloth: Float32Array): ToneSteps {
  const values: number[] = [];
  for (let k = 0; k < light.length; k += 3) if (cloth[k]! > 0.5) values.push(light[k]!);
  values.sort((a, b) => a - b);
  const at = (share: number) => values[Math.floor(share * (values.length - 1))] ?? 1;
  const span = Math.max(0.02, at(0.93) - at(0.06));
  return { high: at(0.84), light: at(0.56), midTone: at(0.29), dark: at(0.11), span };
}

/** Thickness of paint at a tone: 0.13 in highlights, about 0.8 in the mid-tones, 1.7 in the deepest folds. */
function layerSum(tone: number, { high, light, midTone, dark, span }: ToneSteps): number {
  const soft = span * 0.09;
  const first = 0.13 + 0.3 * smoothstep(high + soft * 2, high - soft * 2, tone);
  const second = 0.32 * smoothstep(light + soft, light - soft, tone);
  const third = 0.4 * smoothstep(midTone + soft, midTone - soft, tone);
  return first + second + third + 0.55 * smoothstep(dark + soft, dark - soft, tone);
}

/**
 * Writes the pigment of the colour at `source`, shifted to a warmer or cooler neighbour by `drift`. The result is its
 * paleness: 1 for white, 0 for any clear colour.
 */
function mixPigment(colour: Float32Array, source: number, drift: number, out: [number, number, number]): number {
  const share = clamp(0.5 + 1.1 * drift);
  let palest = 1;
  for (let c = 0; c < 3; c++) {
    // Paint is darker than the fabric in the picture, whose gloss adds light.
    const value = clamp(Math.pow(colour[source * 3 + c]!, 0.8), 0.05, 0.97);
    palest = Math.min(palest, value);
    out[c] = -Math.log(value);
  }
  const mean = (out[0] + out[1] + out[2]) / 3;
  out[0] = Math.max(0.01, out[0] * lerp(1.1, 0.92, share) + mean * lerp(-0.06, 0.08, share));
  out[1] = Math.max(0.01, out[1] * lerp(0.92, 1.08, share));
  out[2] = Math.max(0.01, out[2] * lerp(1.12, 0.84, share) + mean * lerp(0.02, -0.03, share));
  return smoothstep(0.42, 0.85, palest);
}

function nearestPixel(width: number, height: number, x: number, y: number): number {
  return clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1);
}
