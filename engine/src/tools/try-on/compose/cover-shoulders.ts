import type { Picture } from '../../../foundation/image/picture.ts';
import type { BodyFrame } from '../body/body-frame.ts';
import { clamp } from '../body/place.ts';
import type { DrawnCloth } from '../fit/draw-cloth.ts';

/**
 * In shoulder breadths: maximum gap between cloth and the shoulder above it, length of cloth below that is stretched
 * for it, and reach past the shoulder's tip.
 */
const MAX_GAP = 0.11;
const GIVES = 0.2;
const PAST_TIP = 0.16;
/** Coverage from which a pixel shows cloth, and below which its colour is not reliable. */
const CLOTH = 0.5;
const MIN_COVER = 0.1;
/** Rows of a gap from which the cloth is stretched. */
const MIN_GAP = 0.5;
/** Mask value (of 255) from which a pixel shows the person. */
const MASK_THRESHOLD = 127;
/** Columns on each side over which gaps are averaged. */
const SMOOTHING = 3;

/** Stretches a sleeved garment up to the outline of the shoulders where it lies slightly below them. Works in place. */
export function coverShoulders(
  layers: readonly DrawnCloth[],
  { width, height, mask }: Picture,
  { neck, tips, breadth }: BodyFrame,
): void {
  for (const side of [0, 1] as const) {
    const [from, to] =
      side === 0
        ? [Math.ceil(tips[0].x - PAST_TIP * breadth), Math.floor(neck[0].x)]
        : [Math.ceil(neck[1].x), Math.floor(tips[1].x + PAST_TIP * breadth)];
    const columns = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
    const first = columns.map((x) => firstRow(x));
    const gaps = even(columns.map((x, at) => gapOf(x, first[at]!)));
    columns.forEach((x, at) => {
      if (gaps[at]! >= MIN_GAP && first[at]! >= 0) for (const layer of layers) stretch(layer, x, first[at]!, gaps[at]!);
    });
  }

  function firstRow(x: number): number {
    if (x < 0 || x >= width) return -1;
    for (let y = 0; y < height; y++) if (layers.some(({ alpha }) => alpha[y * width + x]! > CLOTH)) return y;
    return -1;
  }

  /** Rows of the body above the cloth; 0 where the gap is larger than at a shoulder. */
  function gapOf(x: number, row: number): number {
    let gap = 0;
    while (row >= 0 && gap <= MAX_GAP * breadth && row - gap > 0 && mask[(row - gap - 1) * width + x]! > MASK_THRESHOLD)
      gap++;
    return gap > MAX_GAP * breadth ? 0 : gap;
  }

  function stretch({ rgb, alpha }: DrawnCloth, x: number, row: number, gap: number): void {
    const give = GIVES * breadth;
    // Upper rows read from lower ones, so going from the top no row is read after it was written.
    for (let y = Math.max(0, Math.floor(row - gap)); y < Math.min(height - 1, row + give); y++) {
      const away = row + ((y - row + gap) * give) / (give + gap);
      const at = clamp(Math.floor(away), 0, height - 2);
      const share = clamp(away - at, 0, 1);
      const [a, b, into] = [at * width + x, (at + 1) * width + x, y * width + x];
      alpha[into] = alpha[a]! + (alpha[b]! - alpha[a]!) * share;
      for (let c = 0; c < 3; c++)
        rgb[3 * into + c] =
          alpha[a]! > MIN_COVER ? rgb[3 * a + c]! + (rgb[3 * b + c]! - rgb[3 * a + c]!) * share : rgb[3 * b + c]!;
    }
  }
}

/** Moving average over a few columns. */
function even(values: readonly number[]): readonly number[] {
  const reach = SMOOTHING;
  return values.map((_, at) => {
    const near = values.slice(Math.max(0, at - reach), at + reach + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}
