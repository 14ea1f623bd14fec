/**
 * Fits a picture to a channel: size, shape and background. What can be mended without inventing anything is mended;
 * everything else is refused with the rule and what to do.
 */
import type { Channel, CheckRule, FileCheck, Sides } from '@kenna/contract';
import sharp, { type Sharp } from 'sharp';
import {
  borderOf,
  borderWidth,
  hasRatio,
  ratioText,
  sidesText,
  subjectBox,
  type Box,
  type RgbPixels,
} from './check-picture.ts';

export interface FittedPicture {
  readonly pixels: RgbPixels;
  /** Each says what was changed beside the size, for the manifest. */
  readonly mended: readonly string[];
}

/**
 * Share of the width or of the height that a product gets on a white background, with room above the 85 % of Amazon.
 */
const TARGET_FILL = 0.9;
/**
 * Share of the frame around the product that is taken over with it: the soft end of a shadow. The border stays outside.
 */
const SURROUNDINGS = 0.03;
/**
 * JPEG compresses blocks of this number of pixels, and spreads an edge over its whole block (ITU-T T.81). No block
 * holds both the border and something else, so that a border that is white stays white.
 */
const BLOCK = 8;
/**
 * A background whose darkest border value is at least this becomes white by moving the white point there, as in a raw
 * developer; the product becomes lighter by at most 8 %.
 */
const WHITE_POINT_MIN = 236;
/** A border whose values differ by at most this many steps is one colour, which can be continued. */
const PLAIN_SPREAD = 4;
/** More would look blurred. */
const MAX_ENLARGEMENT = 2;
const WHITE = { r: 255, g: 255, b: 255 };

const refused = (rule: CheckRule, text: string): FileCheck => ({ rule, passed: false, text });
export const isRefused = (fitted: FittedPicture | FileCheck): fitted is FileCheck => 'passed' in fitted;

const sharpOf = ({ width, height, data }: RgbPixels): Sharp => sharp(data, { raw: { width, height, channels: 3 } });

async function pixelsOf(picture: Sharp): Promise<RgbPixels> {
  const { data, info } = await picture.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** Multiplies each channel so that its value in the border becomes white. */
function withWhitePoint(pixels: RgbPixels, border: readonly number[]): RgbPixels {
  const tables = border.map((white) =>
    Uint8Array.from({ length: 256 }, (_, value) => Math.min(255, Math.round((value * 255) / white))),
  );
  const data = new Uint8Array(pixels.data.length);
  for (const [channel, table] of tables.entries()) {
    for (let at = channel; at < data.length; at += 3) data[at] = table[pixels.data[at]!]!;
  }
  return { ...pixels, data };
}

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

const tooSmall = (pixels: Sides, { label }: Channel, scale: number): FileCheck =>
  refused(
    'size',
    `With ${sidesText(pixels)} it would be enlarged ${scale.toFixed(1)} times for ${label}, which looks blurred. Draw this shot larger, or enlarge it first.`,
  );

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The pixels of a side that lie in blocks without border. */
const besideBorder = (side: number, border: number): Span => ({
  from: Math.ceil(border / BLOCK) * BLOCK,
  to: Math.floor((side - border) / BLOCK) * BLOCK,
});

/** Maximum length of a product in the centre of a side. */
const fillable = (side: number, { from, to }: Span): number =>
  Math.min(TARGET_FILL * side, side - 2 * Math.max(from, side - to));

interface Placed {
  /** The pixels of the picture that are taken over, the second one not included. */
  readonly cut: Span;
  /** Place of these pixels in the frame. */
  readonly start: number;
  readonly length: number;
}

/** Centres a product along one side, with as much of its surroundings as fits. */
function placed(product: Span, picture: number, side: number, scale: number, { from, to }: Span): Placed {
  const centre = (product.from + product.to) / 2;
  const half = ((product.to - product.from) / 2) * scale;
  const around = (room: number) => Math.max(0, Math.floor(Math.min(SURROUNDINGS * side, room - half) / scale));
  const cut = {
    from: Math.max(0, product.from - around(side / 2 - from)),
    to: Math.min(picture, product.to + around(to - side / 2)),
  };
  const length = clamp(Math.round((cut.to - cut.from) * scale), 1, to - from);
  return { cut, length, start: clamp(Math.round(side / 2 - (centre - cut.from) * scale), from, to - length) };
}

/** Centres the product in a white frame. */
async function framed(pixels: RgbPixels, box: Box, channel: Channel): Promise<RgbPixels | FileCheck> {
  const { min, best } = channel;
  const [boxWidth, boxHeight] = [box.right - box.left, box.bottom - box.top];
  const wanted = Math.max(boxWidth / best.width, boxHeight / best.height) / TARGET_FILL;
  const share = clamp(wanted, Math.max(min.width / best.width, min.height / best.height), 1);
  const [width, height] = [Math.round(best.width * share), Math.round(best.height * share)];
  const border = borderWidth({ width, height });
  const [across, down] = [besideBorder(width, border), besideBorder(height, border)];
  const scale = Math.min(fillable(width, across) / boxWidth, fillable(height, down) / boxHeight);
  if (scale > MAX_ENLARGEMENT) return tooSmall(pixels, channel, scale);
  const x = placed({ from: box.left, to: box.right }, pixels.width, width, scale, across);
  const y = placed({ from: box.top, to: box.bottom }, pixels.height, height, scale, down);
  const sides = { width: x.length, height: y.length };
  const piece = await sharpOf(pixels)
    .extract({ left: x.cut.from, top: y.cut.from, width: x.cut.to - x.cut.from, height: y.cut.to - y.cut.from })
    .resize({ ...sides, fit: 'fill' })
    .raw()
    .toBuffer();
  const edges = {
    left: x.start,
    top: y.start,
    right: width - sides.width - x.start,
    bottom: height - sides.height - y.start,
  };
  return pixelsOf(sharp(piece, { raw: { ...sides, channels: 3 } }).extend({ ...edges, background: WHITE }));
}

async function fitOnWhite(pixels: RgbPixels, channel: Channel, mended: readonly string[]) {
  const { min: border } = borderOf(pixels);
  const dark = Math.min(...border);
  if (dark < WHITE_POINT_MIN) {
    return refused(
      'white_border',
      `${channel.label} wants a pure white background, and the border of this picture is as dark as ${dark} of 255: the background is not white, or the product touches the edge. Draw this shot on a plain white background, or without one.`,
    );
  }
  const white = dark < 255 ? withWhitePoint(pixels, border) : pixels;
  const box = subjectBox(white);
  if (box === null) return refused('fill', 'There is nothing but white in this picture.');
  const made = await framed(white, box, channel);
  if ('passed' in made) return made;
  return { pixels: made, mended: dark < 255 ? [...mended, `background ${dark} made white`] : mended };
}

/** Continues a plain background until the shape is that of the channel. */
async function inRatio(pixels: RgbPixels, channel: Channel, mended: readonly string[]) {
  if (hasRatio(pixels, channel)) return { pixels, mended };
  const { min, max } = borderOf(pixels);
  if (Math.max(...max.map((value, at) => value - min[at]!)) > PLAIN_SPREAD) {
    return refused(
      'ratio',
      `It has ${sidesText(pixels)}, ${channel.label} takes pictures of ${ratioText(channel)}, and its background is not plain enough to be continued. Draw this shot in that shape.`,
    );
  }
  const { width, height } = pixels;
  const own = width / height;
  const wide = Math.max(width, Math.round(height * channel.ratio.min));
  const high = Math.max(height, Math.round(width / channel.ratio.max));
  const [across, down] = own < channel.ratio.min ? [wide - width, 0] : [0, high - height];
  const edges = {
    left: Math.floor(across / 2),
    right: Math.ceil(across / 2),
    top: Math.floor(down / 2),
    bottom: Math.ceil(down / 2),
  };
  const [r, g, b] = min.map((value, at) => Math.round((value + max[at]!) / 2)) as [number, number, number];
  const wider = await pixelsOf(sharpOf(pixels).extend({ ...edges, background: { r, g, b } }));
  return { pixels: wider, mended: [...mended, 'plain background continued to the shape of the channel'] };
}

async function fitWhole(pixels: RgbPixels, channel: Channel, mended: readonly string[]) {
  const shaped = await inRatio(pixels, channel, mended);
  if (isRefused(shaped)) return shaped;
  const { width, height } = shaped.pixels;
  const { min, best } = channel;
  const isExact = min.width === best.width && min.height === best.height;
  const inside = Math.min(best.width / width, best.height / height);
  const scale = Math.max(isExact ? inside : Math.min(1, inside), min.width / width, min.height / height);
  if (scale > MAX_ENLARGEMENT) return tooSmall(pixels, channel, scale);
  const sides = isExact ? best : { width: Math.round(width * scale), height: Math.round(height * scale) };
  return { ...shaped, pixels: await pixelsOf(sharpOf(shaped.pixels).resize({ ...sides, fit: 'fill' })) };
}

/** @throws Error when the file cannot be decoded. */
export async function fitPicture(bytes: Uint8Array, channel: Channel): Promise<FittedPicture | FileCheck> {
  const picture = sharp(bytes);
  const { hasAlpha } = await picture.metadata();
  const isClear = hasAlpha && !(await picture.stats()).isOpaque;
  const pixels = await pixelsOf(picture.flatten({ background: WHITE }));
  const mended = isClear ? ['transparent background made white'] : [];
  return channel.white ? fitOnWhite(pixels, channel, mended) : fitWhole(pixels, channel, mended);
}
