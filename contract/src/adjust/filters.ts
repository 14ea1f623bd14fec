import type { Filter } from './adjustment.schema.ts';
import { lumaOf, mixColours, saturate, type Colour } from './colour-arithmetic.ts';

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const each = (colour: Colour, change: (c: number) => number): Colour => [
  change(colour[0]),
  change(colour[1]),
  change(colour[2]),
];

/** A gentle S curve through black and white; `strength` 0 to 1. */
const sCurve = (c: number, strength: number): number => {
  const x = clamp(c);
  return x + strength * (x * x * (3 - 2 * x) - x);
};

/** Tints the dark areas with one colour and the light areas with another. */
function splitTone(colour: Colour, dark: Colour, light: Colour): Colour {
  const luma = clamp(lumaOf(colour));
  const tint = mixColours(dark, light, luma);
  return [colour[0] + tint[0], colour[1] + tint[1], colour[2] + tint[2]];
}

/** Each filter at its full strength. */
const FILTER_COLOURS: Record<Filter, (colour: Colour) => Colour> = {
  none: (colour) => colour,
  colourful: (colour) =>
    saturate(
      each(colour, (c) => sCurve(c, 0.35)),
      1.55,
    ),
  'black&white': ([r, g, b]) => {
    // Imitates a yellow lens filter, common in black and white photography: lighter skin, darker sky.
    const grey = sCurve(0.38 * r + 0.52 * g + 0.1 * b, 0.45);
    return [grey, grey, grey];
  },
  // A faded print: lifted blacks, yellowed whites, little colour.
  retro: (colour) => {
    const faded = each(saturate(colour, 0.62), (c) => 0.09 + 0.83 * sCurve(c, 0.15));
    return splitTone(faded, [0.03, 0.005, -0.01], [0.045, 0.015, -0.075]);
  },
  // Low sun: warm light, open shadows, clear greens and yellows.
  summer: (colour) => {
    const open = each(saturate(colour, 1.22), (c) => clamp(c) ** 0.88);
    return splitTone(open, [0.02, 0.01, 0.0], [0.055, 0.03, -0.06]);
  },
  // Teal in the shadows, apricot in the lights.
  vibe: (colour) => {
    const strong = each(saturate(colour, 1.12), (c) => sCurve(c, 0.5));
    return splitTone(strong, [-0.05, 0.025, 0.065], [0.06, 0.012, -0.055]);
  },
};

/** Mixes the filtered colour with the input; `opacity` is the share of the filter, 0 to 1. */
export const applyFilter = (colour: Colour, filter: Filter, opacity: number): Colour =>
  filter === 'none' || opacity === 0 ? colour : mixColours(colour, FILTER_COLOURS[filter](colour), opacity);
