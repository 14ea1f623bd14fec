/**
 * Checks a finished file against the rules of a channel: pure functions of its decoded pixels and of facts about the
 * file.
 */
import type { Channel, CheckRule, FileCheck, Sides } from '@kenna/contract';

/** 3 channels of 8 bits: red, green and blue. */
export interface RgbPixels extends Sides {
  readonly data: Uint8Array;
}

export interface FileFacts {
  readonly format: string;
  readonly bytes: number;
  /** "sRGB", or the name of another colour space. */
  readonly colourSpace: string;
}

/** Left and top are included, right and bottom are not. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Share of the shorter side: the width of the border that is measured. */
const BORDER_SHARE = 0.01;
/**
 * A pixel belongs to the product when one of its channels is darker. JPEG changes white next to an edge by a few steps,
 * which are no product.
 */
const SUBJECT_BELOW = 250;
/** Relative: the sides of a ratio are rounded to whole pixels. */
const RATIO_TOLERANCE = 0.005;

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;
const megabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(2)} MB`;
export const sidesText = ({ width, height }: Sides): string => `${width} × ${height} pixels`;

/** The width in pixels of the border that is measured. */
export const borderWidth = ({ width, height }: Sides): number =>
  Math.max(1, Math.round(Math.min(width, height) * BORDER_SHARE));

/** The darkest and the lightest value of each channel in the border of a picture. */
export function borderOf({ width, height, data }: RgbPixels): { readonly min: number[]; readonly max: number[] } {
  const ring = borderWidth({ width, height });
  const [min, max] = [
    [255, 255, 255],
    [0, 0, 0],
  ];
  for (let y = 0; y < height; y++) {
    const isInside = y >= ring && y < height - ring;
    for (let x = 0; x < width; x++) {
      if (isInside && x === ring) x = Math.max(ring, width - ring);
      for (let channel = 0; channel < 3; channel++) {
        const value = data[(y * width + x) * 3 + channel]!;
        if (value < min[channel]!) min[channel] = value;
        if (value > max[channel]!) max[channel] = value;
      }
    }
  }
  return { min, max };
}

/** The box around everything that is not white; null for a white picture. */
export function subjectBox({ width, height, data }: RgbPixels): Box | null {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      if (data[at]! >= SUBJECT_BELOW && data[at + 1]! >= SUBJECT_BELOW && data[at + 2]! >= SUBJECT_BELOW) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  return right === 0 ? null : { left, top, right, bottom };
}

/** The larger share that a product takes of the width or of the height. */
const fillOf = ({ left, top, right, bottom }: Box, { width, height }: Sides): number =>
  Math.max((right - left) / width, (bottom - top) / height);

const offCentreOf = ({ left, top, right, bottom }: Box, { width, height }: Sides): number =>
  Math.max(Math.abs((left + right) / 2 / width - 0.5), Math.abs((top + bottom) / 2 / height - 0.5));

/** Whether a shape is within the limits of a channel, up to the rounding of its sides. */
export function hasRatio({ width, height }: Sides, { ratio }: Channel): boolean {
  const own = width / height;
  return own >= ratio.min * (1 - RATIO_TOLERANCE) && own <= ratio.max * (1 + RATIO_TOLERANCE);
}

/** "1:1.25 to 1.91:1" and the like: the shorter side is written as 1. */
export function ratioText({ ratio: { min, max } }: Channel): string {
  const one = (value: number) => (value >= 1 ? `${Number(value.toFixed(2))}:1` : `1:${Number((1 / value).toFixed(2))}`);
  return min === max ? one(min) : `${one(min)} to ${one(max)}`;
}

function sizeCheck({ width, height }: Sides, { min, max, label }: Channel): FileCheck {
  const own = sidesText({ width, height });
  const check = (passed: boolean, text: string): FileCheck => ({ rule: 'size', passed, text });
  if (width < min.width || height < min.height) {
    return check(false, `It has ${own}; ${label} takes at least ${sidesText(min)}. Draw this shot larger.`);
  }
  if (width > max.width || height > max.height) {
    return check(false, `It has ${own}; ${label} takes at most ${sidesText(max)}.`);
  }
  return check(true, own);
}

function whiteChecks(pixels: RgbPixels, { fill, offCentre, label }: Channel): FileCheck[] {
  const dark = Math.min(...borderOf(pixels).min);
  const border: FileCheck = {
    rule: 'white_border',
    passed: dark === 255,
    text:
      dark === 255
        ? 'pure white (255)'
        : `The border is not pure white: its darkest value is ${dark} of 255. Draw this shot on a plain white background, or without one.`,
  };
  const box = subjectBox(pixels);
  const rule = (name: CheckRule, limit: number | null, measured: number, isKept: boolean, advice: string) =>
    limit === null ? [] : [{ rule: name, passed: isKept, text: isKept ? percent(measured) : advice }];
  const filled = box === null ? 0 : fillOf(box, pixels);
  const away = box === null ? 1 : offCentreOf(box, pixels);
  return [
    border,
    ...rule(
      'fill',
      fill,
      filled,
      fill !== null && filled >= fill,
      `The product takes ${percent(filled)} of the frame; ${label} wants at least ${percent(fill ?? 0)}.`,
    ),
    ...rule(
      'centre',
      offCentre,
      away,
      offCentre !== null && away <= offCentre,
      `The product is ${percent(away)} of a side away from the centre; at most ${percent(offCentre ?? 0)} are allowed.`,
    ),
  ];
}

/**
 * Every rule of the channel, in a fixed order.
 * @param pixels the decoded file
 */
export function checkPicture(pixels: RgbPixels, facts: FileFacts, channel: Channel): FileCheck[] {
  const { format, maxBytes, label, white } = channel;
  const fits = facts.bytes <= maxBytes;
  const isRatio = hasRatio(pixels, channel);
  const isSrgb = facts.colourSpace === 'sRGB';
  const own = sidesText(pixels);
  return [
    {
      rule: 'format',
      passed: facts.format === format,
      text: facts.format === format ? format : `It is a file of the format ${facts.format}; ${label} gets ${format}.`,
    },
    {
      rule: 'file_size',
      passed: fits,
      text: fits
        ? megabytes(facts.bytes)
        : `It has ${megabytes(facts.bytes)}; ${label} takes at most ${megabytes(maxBytes)}.`,
    },
    {
      rule: 'colour_space',
      passed: isSrgb,
      text: isSrgb ? 'sRGB' : `Its colours are those of ${facts.colourSpace}; channels expect sRGB.`,
    },
    sizeCheck(pixels, channel),
    {
      rule: 'ratio',
      passed: isRatio,
      text: isRatio
        ? own
        : `It has ${own}; ${label} takes pictures of ${ratioText(channel)}. Draw this shot in that shape.`,
    },
    ...(white ? whiteChecks(pixels, channel) : []),
  ];
}
