import type { Rgb } from '../../foundation/raster/softbox.ts';
import { luminance, mixColours } from '../materials/colour.ts';
import type { Pattern } from './drawing/pattern.ts';

const LIGHT: Rgb = [0.8, 0.78, 0.73];
const DARK: Rgb = [0.02, 0.022, 0.03];

/**
 * Returns one linear colour per ink. `main` holds the colours of the piece, `figure` those that the words gave to the
 * pattern itself; when only one of the two is named, its colours fill the places in the pattern's `namedOrder`. The
 * other inks have the pattern's own colours, except where two colours would be too close: an unnamed background gives
 * way to named inks, and inks to a named background. With `isWhole`, the named colours are all that the print has, and
 * the other inks are shades between them.
 */
export function patternPalette(
  pattern: Pattern,
  main: readonly Rgb[],
  figure: readonly Rgb[],
  isWhole = false,
): readonly Rgb[] {
  const { natural, namedOrder } = pattern;
  if (main.length + figure.length === 0) return natural;
  const both = main.length > 0 && figure.length > 0;
  const slots = both ? natural.map((_, slot) => slot) : namedOrder;
  const palette = [...natural];
  const given = new Set<number>();
  [...main, ...figure].slice(0, slots.length).forEach((colour, i) => {
    palette[slots[i]!] = colour;
    given.add(slots[i]!);
  });
  if (isWhole && both) {
    for (const slot of palette.keys())
      if (!given.has(slot))
        palette[slot] = mixColours(figure[slot % figure.length]!, main[0]!, BETWEEN[slot % BETWEEN.length]!);
    return palette;
  }
  if (!given.has(0)) {
    const hidden = palette.some((colour, slot) => given.has(slot) && tooNear(colour, palette[0]!));
    return hidden ? [contrastOf(palette[0]!), ...palette.slice(1)] : palette;
  }
  return palette.map((colour, slot) => {
    if (given.has(slot) || !tooNear(colour, palette[0]!)) return colour;
    return mixColours(contrastOf(palette[0]!), palette[0]!, 0.08 * (slot - 1));
  });
}

/** Shares of the background in the shades of a print in two colours. */
const BETWEEN = [0.25, 0.45, 0.62];

/** Returns true when two colours cannot be distinguished on fabric by lightness or by hue. */
function tooNear(a: Rgb, b: Rgb): boolean {
  const lightness = Math.abs(Math.cbrt(luminance(a)) - Math.cbrt(luminance(b)));
  const hue = Math.hypot(
    Math.cbrt(a[0]) - Math.cbrt(b[0]),
    Math.cbrt(a[1]) - Math.cbrt(b[1]),
    Math.cbrt(a[2]) - Math.cbrt(b[2]),
  );
  return lightness < 0.16 && hue < 0.4;
}

function contrastOf(colour: Rgb): Rgb {
  return luminance(colour) < 0.2 ? LIGHT : DARK;
}
