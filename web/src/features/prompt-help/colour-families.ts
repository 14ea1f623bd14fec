import type { VocabularyEntry } from '@kenna/contract';

const FAMILIES = ['Neutrals', 'Browns', 'Reds', 'Oranges and yellows', 'Greens', 'Blues', 'Purples', 'Pinks'] as const;
type Family = (typeof FAMILIES)[number];

/** Colours grouped by family, from light to dark within each. */
export function colourFamilies(colours: readonly VocabularyEntry[]) {
  const placed = colours.flatMap((colour) => {
    if (colour.hex === undefined) return [];
    const lightness = lightnessOf(colour.hex);
    return [{ ...colour, hex: colour.hex, lightness, family: familyOf(colour.hex) }];
  });
  return FAMILIES.map((family) => ({
    family,
    colours: placed.filter((one) => one.family === family).sort((one, other) => other.lightness - one.lightness),
  })).filter((one) => one.colours.length > 0);
}

/** Red, green and blue channels, each 0 to 1. */
function channelsOf(hex: string): readonly [number, number, number] {
  const at = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

/** Luma according to ITU-R BT.601, 0 to 1. */
function lightnessOf(hex: string): number {
  const [red, green, blue] = channelsOf(hex);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/**
 * Colours belong to the family of their hue if their chroma is high enough. Dark or dull ones between red and yellow
 * are brown. The limits of the hue are in degrees; those of the chroma and of the largest channel are 0 to 1.
 */
function familyOf(hex: string): Family {
  const [red, green, blue] = channelsOf(hex);
  const max = Math.max(red, green, blue);
  const chroma = max - Math.min(red, green, blue);
  const hue = hueOf(red, green, blue);
  const isWarm = hue >= 15 && hue < 62;
  if (chroma < 0.1 || (isWarm && chroma < 0.28 && max > 0.7)) return 'Neutrals';
  if (isWarm && hue < 48 && max < 0.86 && (max < 0.73 || chroma < 0.45) && chroma < 0.6) return 'Browns';
  if (hue < 15 || hue >= 338) return max > 0.85 && chroma < 0.6 ? 'Pinks' : 'Reds';
  // Dark yellow is olive and counts as green.
  if (hue < (max < 0.5 ? 50 : 59)) return 'Oranges and yellows';
  if (hue < 188) return 'Greens';
  if (hue < 250) return 'Blues';
  return hue < 300 || max < 0.55 ? 'Purples' : 'Pinks';
}

/** Hue in degrees, 0 to 360; 0 for a grey. */
function hueOf(red: number, green: number, blue: number): number {
  const max = Math.max(red, green, blue);
  const chroma = max - Math.min(red, green, blue);
  if (chroma === 0) return 0;
  const sixth =
    max === red
      ? ((green - blue) / chroma + 6) % 6
      : max === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return sixth * 60;
}
