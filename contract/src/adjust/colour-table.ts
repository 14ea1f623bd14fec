/**
 * Computes the effect of light and a filter on colours as one lookup table. The browser's graphics card uses it while a
 * slider moves; the engine uses it for the file and when a chat message asks for such a change. So the saved picture
 * matches the preview. The engine imports this file, so it takes only types from the schemas.
 */
import type { Filter, LightSlider } from './adjustment.schema.ts';
import { lumaOf, saturate, toLinear, toSrgb, type Colour } from './colour-arithmetic.ts';
import { applyFilter } from './filters.ts';

export type { Filter, LightSlider } from './adjustment.schema.ts';

/**
 * Entries on each side of the table. Colours between entries are interpolated linearly; a finer table makes no visible
 * difference in 8 bits.
 */
export const COLOUR_TABLE_SIDE = 33;

/** -1 to 1 each: 1 is the end of a slider. An absent slider is neutral. */
export type LightAmounts = { readonly [Slider in LightSlider]?: number };

export interface ColourChange {
  readonly amounts: LightAmounts;
  readonly filter: Filter;
  /** 0 (no filter) to 1 (full filter). */
  readonly filterOpacity: number;
}

/**
 * `COLOUR_TABLE_SIDE` cubed colours, red fastest, then green, then blue; three numbers 0 to 1 each, sRGB in and out.
 */
export function tableOfChange(change: ColourChange): Float32Array<ArrayBuffer> {
  const side = COLOUR_TABLE_SIDE;
  const table = new Float32Array(side ** 3 * 3);
  let at = 0;
  for (let b = 0; b < side; b++) {
    for (let g = 0; g < side; g++) {
      for (let r = 0; r < side; r++) {
        table.set(changeColour([r / (side - 1), g / (side - 1), b / (side - 1)], change), at);
        at += 3;
      }
    }
  }
  return table;
}

/** Changes one colour, sRGB, 0 to 1. A neutral change returns exactly the input. */
export function changeColour(colour: Colour, { amounts, filter, filterOpacity }: ColourChange): Colour {
  let out = expose(colour, amounts.exposure ?? 0, amounts.temperature ?? 0);
  out = relight(out, amounts.highlights ?? 0, amounts.shadows ?? 0);
  out = contrast(out, amounts.contrast ?? 0);
  out = saturate(out, 1 + (amounts.saturation ?? 0));
  out = applyFilter(out, filter, filterOpacity);
  return [clamp(out[0]), clamp(out[1]), clamp(out[2])];
}

/** Exposure at the end of the slider, in stops. */
const STOPS = 1.6;
/** Share of a stop by which red rises and blue falls at the warm end of the slider. */
const WARMTH = 0.42;

/** Exposure works in linear light. A shoulder curve keeps white at white, so that highlights are not clipped. */
function expose([r, g, b]: Colour, exposure: number, temperature: number): Colour {
  if (exposure === 0 && temperature === 0) return [r, g, b];
  const gain = 2 ** (STOPS * exposure);
  const warm = 2 ** (WARMTH * temperature);
  const lit: Colour = [toLinear(r) * warm, toLinear(g), toLinear(b) / warm];
  // Temperature changes the colour of the light, not its strength.
  const correction = lumaOf([toLinear(r), toLinear(g), toLinear(b)]) / Math.max(1e-6, lumaOf(lit));
  const shoulder = (x: number) => (gain > 1 ? (x * gain) / (1 + Math.min(1, x) * (gain - 1)) : x * gain);
  return [
    toSrgb(shoulder(lit[0] * correction)),
    toSrgb(shoulder(lit[1] * correction)),
    toSrgb(shoulder(lit[2] * correction)),
  ];
}

/** Lumas between which a colour becomes a highlight, and between which it stops being a shadow. */
const HIGHLIGHTS = [0.35, 1] as const;
const SHADOWS = [0, 0.65] as const;
/** Change of the exponent of a black shadow at the end of the slider. */
const SHADOW_EXPONENT = 0.9;
/** Share of the way to white by which the brightest highlights rise at the upper end of the slider. */
const HIGHLIGHT_RISE = 0.75;
/** Share of the way to `DIMMED_HIGHLIGHT` by which they fall at the lower end. */
const HIGHLIGHT_FALL = 0.5;
const DIMMED_HIGHLIGHT = 0.4;

/** Changes dark and light areas separately, by their luma; hues stay. */
function relight(colour: Colour, highlights: number, shadows: number): Colour {
  if (highlights === 0 && shadows === 0) return colour;
  const luma = Math.min(1, lumaOf(colour));
  const bright = smoothstep(HIGHLIGHTS[0], HIGHLIGHTS[1], luma);
  const dark = 1 - smoothstep(SHADOWS[0], SHADOWS[1], luma);
  // Raising to a power leaves black (0) and white (1) where they are. Brighter shadows need an exponent below 1.
  const change = SHADOW_EXPONENT * shadows * dark;
  let aimed = luma ** (shadows > 0 ? 1 / (1 + change) : 1 - change);
  if (highlights > 0) aimed += HIGHLIGHT_RISE * highlights * bright * (1 - aimed);
  else aimed += HIGHLIGHT_FALL * highlights * bright * (aimed - DIMMED_HIGHLIGHT);
  const gain = luma < 1e-4 ? 1 : aimed / luma;
  return keepInside([colour[0] * gain, colour[1] * gain, colour[2] * gain], aimed);
}

/** Increase of the exponent of the S curve at the upper end of the slider. */
const CURVE_EXPONENT = 1.1;
/** Share of the contrast that is lost at the lower end of the slider. */
const FLATTENING = 0.6;

/** Above the centre of the slider, an S curve through black, mid grey and white; below it, colours approach grey. */
function contrast([r, g, b]: Colour, amount: number): Colour {
  if (amount === 0) return [r, g, b];
  const change =
    amount > 0 ? (c: number) => curve(clamp(c), 1 + CURVE_EXPONENT * amount) : flatten(1 + FLATTENING * amount);
  return [change(r), change(g), change(b)];
}

/** An S curve of two halves of a power function, which meet at mid grey. */
const curve = (c: number, power: number): number => (c < 0.5 ? 0.5 * (2 * c) ** power : 1 - 0.5 * (2 - 2 * c) ** power);

/** Moves towards mid grey; a share of 1 changes nothing. */
const flatten =
  (share: number) =>
  (c: number): number =>
    0.5 + (c - 0.5) * share;

/** Fades a colour with a channel above 1 to the grey of its luma, which preserves its hue. */
function keepInside(colour: Colour, luma: number): Colour {
  const brightest = Math.max(...colour);
  if (brightest <= 1) return colour;
  const share = luma >= 1 ? 0 : (1 - luma) / (brightest - luma);
  return [luma + (colour[0] - luma) * share, luma + (colour[1] - luma) * share, luma + (colour[2] - luma) * share];
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}
