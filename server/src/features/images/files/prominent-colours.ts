/**
 * Finds the colours that a person would name in a picture. Pixels are compared in OKLab, whose distances match
 * perception (B. Ottosson, "A perceptual color space for image processing", 2020). Pixels similar to the border count
 * as background and weigh little, and the centre weighs more than the edge.
 */
import type { ImageColour } from '@kenna/contract';

/** Upper limit of each name's hue in OKLCH, in degrees. */
const HUES: readonly (readonly [end: number, name: ImageColour])[] = [
  [12, 'pink'],
  [45, 'red'],
  [82, 'orange'],
  [116, 'yellow'],
  [165, 'green'],
  [215, 'teal'],
  [285, 'blue'],
  [325, 'purple'],
  [360, 'pink'],
];

/**
 * Chroma below which a colour is called grey, white or black; colours darker than `BLACK_LIGHTNESS` are black at any
 * chroma.
 */
const GREY_CHROMA = 0.035;
const BLACK_LIGHTNESS = 0.24;
/** Colours without chroma look black up to a higher lightness. */
const NEUTRAL_BLACK_LIGHTNESS = BLACK_LIGHTNESS * 1.4;
const WHITE_LIGHTNESS = 0.9;
/** Dark or dull orange is called brown, dark yellow green, or brown when it is dull, and light red pink. */
const BROWN_LIGHTNESS = 0.58;
const DULL_CHROMA = 0.09;
const PINK_LIGHTNESS = 0.72;

/** Distance to the border's colour (OKLab) up to which a pixel counts as background. */
const BACKDROP_DISTANCE = 0.05;
const BACKDROP_WEIGHT = 0.03;
/** Minimum share of the weighted pixels for a prominent colour. */
const MIN_SHARE = 0.12;
const MAX_COLOURS = 3;

type Lab = readonly [lightness: number, a: number, b: number];

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [LINEAR[red]!, LINEAR[green]!, LINEAR[blue]!];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function nameOf([lightness, a, b]: Lab): ImageColour {
  const chroma = Math.hypot(a, b);
  if (lightness < BLACK_LIGHTNESS) return 'black';
  if (chroma < GREY_CHROMA) {
    if (lightness > WHITE_LIGHTNESS) return 'white';
    return lightness < NEUTRAL_BLACK_LIGHTNESS ? 'black' : 'grey';
  }
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const name = HUES.find(([end]) => hue < end)?.[1] ?? 'pink';
  if (name === 'orange' && (lightness < BROWN_LIGHTNESS || chroma < DULL_CHROMA)) return 'brown';
  if (name === 'yellow' && lightness < BROWN_LIGHTNESS) return chroma < DULL_CHROMA ? 'brown' : 'green';
  return name === 'red' && lightness > PINK_LIGHTNESS ? 'pink' : name;
}

/** Mean colour of the opaque border pixels; null when they are less than half of the border. */
function borderColour(colours: readonly (Lab | null)[], width: number, height: number): Lab | null {
  const border = colours.filter((_, k) => {
    const [x, y] = [k % width, Math.floor(k / width)];
    return x === 0 || y === 0 || x === width - 1 || y === height - 1;
  });
  const seen = border.filter((colour) => colour !== null);
  if (seen.length < border.length / 2) return null;
  const mean = (axis: 0 | 1 | 2) => seen.reduce((sum, colour) => sum + colour[axis], 0) / seen.length;
  return [mean(0), mean(1), mean(2)];
}

/**
 * `rgba`: 8 bits per channel, row by row. At most three names, the most prominent first; none for a transparent
 * picture.
 */
export function prominentColours(rgba: Uint8Array, width: number, height: number): ImageColour[] {
  const colours = Array.from({ length: width * height }, (_, k): Lab | null =>
    rgba[k * 4 + 3]! < 128 ? null : labOf(rgba[k * 4]!, rgba[k * 4 + 1]!, rgba[k * 4 + 2]!),
  );
  const backdrop = borderColour(colours, width, height);
  const weights = new Map<ImageColour, number>();
  let total = 0;
  for (const [k, colour] of colours.entries()) {
    if (colour === null) continue;
    const [dx, dy] = [(k % width) / width - 0.5, Math.floor(k / width) / height - 0.5];
    const isBackdrop =
      backdrop !== null &&
      Math.hypot(colour[0] - backdrop[0], colour[1] - backdrop[1], colour[2] - backdrop[2]) < BACKDROP_DISTANCE;
    const weight = (1 - 1.2 * (dx * dx + dy * dy)) * (isBackdrop ? BACKDROP_WEIGHT : 1);
    const name = nameOf(colour);
    weights.set(name, (weights.get(name) ?? 0) + weight);
    total += weight;
  }
  return [...weights]
    .filter(([, weight]) => weight >= total * MIN_SHARE)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_COLOURS)
    .map(([name]) => name);
}
