import { TAU } from '../../../foundation/geometry/interpolation.ts';
import { deriveSeed } from '../../../foundation/geometry/random.ts';
import type { Brief } from '../../../words/prompt/brief.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { linearFromHex, linearFromSrgb, luminance, scaleColour, srgbFromLinear } from '../../materials/colour.ts';

/**
 * Backdrops for black, white and neutral pieces, as hue in turns and saturation (HSL): terracotta, ochre, slate, plum,
 * moss.
 */
const NEUTRAL_PARTNERS: readonly (readonly [hue: number, saturation: number])[] = [
  [0.028, 0.62],
  [0.09, 0.58],
  [0.58, 0.34],
  [0.95, 0.24],
  [0.22, 0.3],
];

/** The backdrop of neutral pieces under neon light, which needs a cool one. */
const UNDER_NEON = [0.71, 0.42] as const;

/**
 * A seamless paper that contrasts with the hero: a darker neighbour of its hue, shifted towards orange. Neutral pieces
 * have one of a few backdrops, always the same for the same brief. A message that changes the hero leaves its paper as it
 * was. Linear albedo.
 */
export function backdropColour(brief: Brief): Rgb {
  const hero = brief.paperFor ?? brief.pieces[brief.hero];
  const main = hero?.colours.find((colour) => colour.part === 'main');
  const label = `${hero?.form ?? ''} ${hero?.fabric ?? ''} ${main?.name ?? ''}`;
  const [hue, saturation, lightness] = main ? hueOf(linearFromHex(main.hex)) : [0, 0, 0.5];
  if (saturation * (1 - Math.abs(2 * lightness - 1)) < 0.16) {
    const usual = NEUTRAL_PARTNERS[deriveSeed(7, label) % NEUTRAL_PARTNERS.length]!;
    const [partner, strength] = brief.light === 'neon' ? UNDER_NEON : usual;
    return paper(partner, strength);
  }
  // Saturated greens and blues are garish as a backdrop; reds and ochres are not.
  const strongest = 0.34 + 0.3 * Math.max(0, Math.cos((hue - 0.03) * TAU));
  return paper(hue + warmer(hue), Math.min(strongest, 0.2 + saturation * 0.45));
}

/**
 * Shifts a hue by up to a twentieth of a turn towards orange (0.07), the hue of a warm key light; blues are not
 * shifted, because they would become violet.
 */
function warmer(hue: number): number {
  const away = 0.07 - hue - Math.round(0.07 - hue);
  const share = Math.max(0, Math.cos(away * TAU));
  return Math.sign(away) * Math.min(0.05 * share, Math.abs(away));
}

/** Luminance of all papers, so that the same light suits them. */
const PAPER_LUMINANCE = 0.088;

function paper(hue: number, saturation: number): Rgb {
  const colour = colourOf(hue, saturation, 0.4);
  return scaleColour(colour, PAPER_LUMINANCE / luminance(colour));
}

function hueOf(colour: Rgb): readonly [hue: number, saturation: number, lightness: number] {
  const [r, g, b] = colour.map((value) => srgbFromLinear(value)) as [number, number, number];
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const span = high - low;
  if (span < 1e-4) return [0, 0, high];
  const lightness = (high + low) / 2;
  const turn = high === r ? (g - b) / span : high === g ? 2 + (b - r) / span : 4 + (r - g) / span;
  return [(turn / 6 + 1) % 1, span / (1 - Math.abs(2 * lightness - 1)), lightness];
}

function colourOf(hue: number, saturation: number, lightness: number): Rgb {
  const channel = (offset: number) => {
    const k = (offset + hue * 12 + 24) % 12;
    const away = saturation * Math.min(lightness, 1 - lightness);
    return linearFromSrgb(lightness - away * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}
