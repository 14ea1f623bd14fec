/**
 * The sliders and filters of a picture's light as one table of colours, by the same curves as the editor's: what a
 * message does to a picture, its sliders would have done, too. Tests of the server, which knows both, hold them together.
 */
import type { Amounts, FilterName } from '../../../words/instruct/edit.ts';

type Colour = readonly [number, number, number];

export interface ColourWish {
  readonly amounts: Amounts;
  readonly filter: FilterName | null;
  /** 0 to 1. */
  readonly strength: number;
}

/** Places on each side; between them colours are mixed linearly. */
const SIDE = 33;

/** 33 x 33 x 33 colours, red fastest, three numbers 0 to 1 each, sRGB to sRGB. */
export function colourTable(wish: ColourWish): Float32Array {
  const table = new Float32Array(SIDE ** 3 * 3);
  const at = (index: number): number => index / (SIDE - 1);
  let next = 0;
  for (let b = 0; b < SIDE; b++) {
    for (let g = 0; g < SIDE; g++) {
      for (let r = 0; r < SIDE; r++) {
        table.set(changeColour([at(r), at(g), at(b)], wish), next);
        next += 3;
      }
    }
  }
  return table;
}

/** One colour, sRGB, 0 to 1. */
function changeColour(colour: Colour, { amounts, filter, strength }: ColourWish): Colour {
  const { exposure = 0, temperature = 0, highlights = 0, shadows = 0, contrast = 0, saturation = 0 } = amounts;
  let out = expose(colour, exposure, temperature);
  out = relight(out, highlights, shadows);
  out = each(out, (c) => parted(c, contrast));
  out = saturate(out, 1 + saturation);
  if (filter !== null) out = mix(out, FILTERS[filter](out), strength);
  return each(out, clamp);
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const each = ([r, g, b]: Colour, change: (c: number) => number): Colour => [change(r), change(g), change(b)];
const mix = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Source of both: IEC 61966-2-1. */
const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toSrgb = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);
/** Source: ITU-R BT.709. */
const lumaOf = ([r, g, b]: Colour): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Stops at the end of the slider. */
const STOPS = 1.6;
/** Share of a stop by which red rises and blue falls at the warm end. */
const WARMTH = 0.42;

/** Light is added in linear light; a shoulder keeps white at white. The light changes its colour, not its strength. */
function expose(colour: Colour, exposure: number, temperature: number): Colour {
  if (exposure === 0 && temperature === 0) return colour;
  const gain = 2 ** (STOPS * exposure);
  const warm = 2 ** (WARMTH * temperature);
  const linear = each(colour, toLinear);
  const lit: Colour = [linear[0] * warm, linear[1], linear[2] / warm];
  const kept = lumaOf(linear) / Math.max(1e-6, lumaOf(lit));
  const shoulder = (x: number): number => (gain > 1 ? (x * gain) / (1 + Math.min(1, x) * (gain - 1)) : x * gain);
  return each(lit, (c) => toSrgb(shoulder(c * kept)));
}

function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Light and dark places apart, by their luma; hues stay. */
function relight(colour: Colour, highlights: number, shadows: number): Colour {
  if (highlights === 0 && shadows === 0) return colour;
  const luma = Math.min(1, lumaOf(colour));
  const bright = smoothstep(0.35, 1, luma);
  const dark = 1 - smoothstep(0, 0.65, luma);
  let aimed = luma ** (shadows > 0 ? 1 / (1 + 0.9 * shadows * dark) : 1 - 0.9 * shadows * dark);
  aimed += highlights > 0 ? 0.75 * highlights * bright * (1 - aimed) : 0.5 * highlights * bright * (aimed - 0.4);
  const gain = luma < 1e-4 ? 1 : aimed / luma;
  const lit = each(colour, (c) => c * gain);
  const most = Math.max(...lit);
  if (most <= 1) return lit;
  const share = aimed >= 1 ? 0 : (1 - aimed) / (most - aimed);
  return each(lit, (c) => aimed + (c - aimed) * share);
}

/** A curve through black, middle grey and white; flatter towards grey below nought. */
function parted(c: number, contrast: number): number {
  if (contrast === 0) return c;
  if (contrast < 0) return 0.5 + (c - 0.5) * (1 + 0.6 * contrast);
  const power = 1 + 1.1 * contrast;
  const x = clamp(c);
  return x < 0.5 ? 0.5 * (2 * x) ** power : 1 - 0.5 * (2 - 2 * x) ** power;
}

/** 0: grey, 1: as it is. */
function saturate(colour: Colour, factor: number): Colour {
  if (factor === 1) return colour;
  const grey = lumaOf(colour);
  return each(colour, (c) => grey + (c - grey) * factor);
}

/** A soft S through black and white. */
const sCurve = (c: number, strength: number): number => {
  const x = clamp(c);
  return x + strength * (x * x * (3 - 2 * x) - x);
};

/** One tint in the dark places, another in the light ones. */
function splitTone(colour: Colour, dark: Colour, light: Colour): Colour {
  const tint = mix(dark, light, clamp(lumaOf(colour)));
  return [colour[0] + tint[0], colour[1] + tint[1], colour[2] + tint[2]];
}

const FILTERS: Readonly<Record<FilterName, (colour: Colour) => Colour>> = {
  colourful: (colour) =>
    saturate(
      each(colour, (c) => sCurve(c, 0.35)),
      1.55,
    ),
  // A yellow filter before the lens, as black and white film is mostly used.
  'black&white': ([r, g, b]) => {
    const grey = sCurve(0.38 * r + 0.52 * g + 0.1 * b, 0.45);
    return [grey, grey, grey];
  },
  retro: (colour) => {
    const faded = each(saturate(colour, 0.62), (c) => 0.09 + 0.83 * sCurve(c, 0.15));
    return splitTone(faded, [0.03, 0.005, -0.01], [0.045, 0.015, -0.075]);
  },
  summer: (colour) => {
    const open = each(saturate(colour, 1.22), (c) => clamp(c) ** 0.88);
    return splitTone(open, [0.02, 0.01, 0], [0.055, 0.03, -0.06]);
  },
  vibe: (colour) => {
    const strong = each(saturate(colour, 1.12), (c) => sCurve(c, 0.5));
    return splitTone(strong, [-0.05, 0.025, 0.065], [0.06, 0.012, -0.055]);
  },
};
