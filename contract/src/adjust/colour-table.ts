/**
 * Computes the effect of light and a filter on colours as one lookup table. The browser's graphics card uses it while a
 * slider moves; the engine uses it for the file and when a chat message asks for such a change. So the saved picture
 * matches the preview. The engine imports this file, so it takes only types from the schemas.
 */
import type { Filter, LightSlider } from './adjustment.schema.ts';
import { lumaOf, saturate, toLinear, toSrgb, type Colour } from './colour-terms.ts';
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

/** Changes dark and light areas separately, by their luma; hues stay. */
function relight(colour: Colour, highlights: number, shadows: number): Colour {
  if (highlights === 0 && shadows === 0) return colour;
  const luma = Math.min(1, lumaOf(colour));
  const bright = smoothstep(0.35, 1, luma);
  const dark = 1 - smoothstep(0, 0.65, luma);
  // Raising to a power leaves black (0) and white (1) where they are.
  let aimed = luma ** (shadows > 0 ? 1 / (1 + 0.9 * shadows * dark) : 1 - 0.9 * shadows * dark);
  aimed += highlights > 0 ? 0.75 * highlights * bright * (1 - aimed) : 0.5 * highlights * bright * (aimed - 0.4);
  const gain = luma < 1e-4 ? 1 : aimed / luma;
  return keepInside([colour[0] * gain, colour[1] * gain, colour[2] * gain], aimed);
}

/** Above the centre of the slider, an S curve through black, mid grey and white; below it, colours approach grey. */
function contrast(colour: Colour, amount: number): Colour {
  if (amount === 0) return colour;
  const power = 1 + 1.1 * amount;
  const curve = (c: number) => (c < 0.5 ? 0.5 * (2 * c) ** power : 1 - 0.5 * (2 - 2 * c) ** power);
  const bend = (c: number) => (amount > 0 ? curve(clamp(c)) : 0.5 + (c - 0.5) * (1 + 0.6 * amount));
  return [bend(colour[0]), bend(colour[1]), bend(colour[2])];
}

/** Fades a colour with a channel above 1 to the grey of its luma, which preserves its hue. */
function keepInside(colour: Colour, luma: number): Colour {
  const most = Math.max(...colour);
  if (most <= 1) return colour;
  const share = luma >= 1 ? 0 : (1 - luma) / (most - luma);
  return [luma + (colour[0] - luma) * share, luma + (colour[1] - luma) * share, luma + (colour[2] - luma) * share];
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}
