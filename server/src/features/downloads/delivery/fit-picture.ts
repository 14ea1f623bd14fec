/**
 * Fits a picture to a channel: size, shape and ground. What can be mended without inventing anything is mended; everything
 * else is refused with the rule and what to do.
 */
import type { Channel, CheckRule, FileCheck, Sides } from '@kenna/contract';
import sharp, { type Sharp } from 'sharp';
import { borderOf, hasRatio, ratioText, sidesText, subjectBox, type Box, type RgbPixels } from './check-picture.ts';

export interface FittedPicture {
  readonly pixels: RgbPixels;
  /** Each says what was changed beside the size, for the manifest. */
  readonly mended: readonly string[];
}

/** Share of the width or of the height that a product gets on a white ground, with room above the 85 % of Amazon. */
const TARGET_FILL = 0.9;
/** Share of the frame around the product that is taken over with it: the soft end of a shadow. The border stays outside. */
const SURROUNDINGS = 0.03;
/**
 * A ground whose darkest border value is at least this becomes white by moving the white point there, as in a raw developer;
 * the product becomes lighter by at most 8 %.
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

/** The middle of the product in the middle of a white frame. */
async function framed(pixels: RgbPixels, box: Box, channel: Channel): Promise<RgbPixels | FileCheck> {
  const { min, best } = channel;
  const [boxWidth, boxHeight] = [box.right - box.left, box.bottom - box.top];
  const wanted = Math.max(boxWidth / best.width, boxHeight / best.height) / TARGET_FILL;
  const share = clamp(wanted, Math.max(min.width / best.width, min.height / best.height), 1);
  const [width, height] = [Math.round(best.width * share), Math.round(best.height * share)];
  const scale = TARGET_FILL * Math.min(width / boxWidth, height / boxHeight);
  if (scale > MAX_ENLARGEMENT) return tooSmall(pixels, channel, scale);
  const [besideX, besideY] = [(SURROUNDINGS * width) / scale, (SURROUNDINGS * height) / scale];
  const left = Math.max(0, Math.round(box.left - besideX));
  const top = Math.max(0, Math.round(box.top - besideY));
  const right = Math.min(pixels.width, Math.round(box.right + besideX));
  const bottom = Math.min(pixels.height, Math.round(box.bottom + besideY));
  const sides = {
    width: Math.min(width, Math.max(1, Math.round((right - left) * scale))),
    height: Math.min(height, Math.max(1, Math.round((bottom - top) * scale))),
  };
  const x = clamp(Math.round(width / 2 - ((box.left + box.right) / 2 - left) * scale), 0, width - sides.width);
  const y = clamp(Math.round(height / 2 - ((box.top + box.bottom) / 2 - top) * scale), 0, height - sides.height);
  const piece = await sharpOf(pixels)
    .extract({ left, top, width: right - left, height: bottom - top })
    .resize({ ...sides, fit: 'fill' })
    .raw()
    .toBuffer();
  const edges = { left: x, top: y, right: width - sides.width - x, bottom: height - sides.height - y };
  return pixelsOf(sharp(piece, { raw: { ...sides, channels: 3 } }).extend({ ...edges, background: WHITE }));
}

async function fitOnWhite(pixels: RgbPixels, channel: Channel, mended: readonly string[]) {
  const { min: border } = borderOf(pixels);
  const dark = Math.min(...border);
  if (dark < WHITE_POINT_MIN) {
    return refused(
      'white_border',
      `${channel.label} wants a pure white ground, and the border of this picture is as dark as ${dark} of 255: the ground is not white, or the product touches the edge. Draw this shot on a plain white background, or without one.`,
    );
  }
  const white = dark < 255 ? withWhitePoint(pixels, border) : pixels;
  const box = subjectBox(white);
  if (box === null) return refused('fill', 'There is nothing but white in this picture.');
  const made = await framed(white, box, channel);
  if ('passed' in made) return made;
  return { pixels: made, mended: dark < 255 ? [...mended, `ground ${dark} made white`] : mended };
}

/** Continues a plain ground until the shape is that of the channel. */
async function inRatio(pixels: RgbPixels, channel: Channel, mended: readonly string[]) {
  if (hasRatio(pixels, channel)) return { pixels, mended };
  const { min, max } = borderOf(pixels);
  if (Math.max(...max.map((value, at) => value - min[at]!)) > PLAIN_SPREAD) {
    return refused(
      'ratio',
      `It has ${sidesText(pixels)}, ${channel.label} takes pictures of ${ratioText(channel)}, and its ground is not plain enough to be continued. Draw this shot in that shape.`,
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
  return { pixels: wider, mended: [...mended, 'plain ground continued to the shape of the channel'] };
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
  const mended = isClear ? ['transparent ground made white'] : [];
  return channel.white ? fitOnWhite(pixels, channel, mended) : fitWhole(pixels, channel, mended);
}
