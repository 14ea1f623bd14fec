import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import sharp from 'sharp';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { doublePicture } from '../super-resolution/double-picture.ts';
import type { SuperResolution } from '../super-resolution/load-super-resolution.ts';
import { deblur } from './deblur.ts';
import { lumaOf, shiftLuma } from './luma.ts';
import { rangeAround } from './range-around.ts';
import { type Region } from './region.ts';

/** Pixels around a region that the sharpening at its rim reads. */
const MARGIN = 24;
/** How far a pixel may fall below the range of its surroundings, as a share of it: 0 would leave edges soft. */
const BELOW = 0.2;
/**
 * How far a pixel may rise above the range of its surroundings, as a share of it: less, because eyes would begin to
 * glint.
 */
const ABOVE = 0.08;
/** Extra levels for places where the surroundings are uniform. */
const SLACK = 2;
/**
 * A soft region: the share of the difference that is applied to it, and the root mean square of detail in levels that
 * defines it.
 */
const SOFT = { share: 0.9, detail: 4.5 };
/** A crisp region, whose edges are steep already. */
const CRISP = { share: 0.5, detail: 8.5 };
/** Radius in pixels of the surroundings. */
const SURROUNDING = 3;

/**
 * Sharpens a region of `target` in place. The super-resolution network doubles two copies of half its size, one of them
 * deblurred; the difference between the results is added. The network renders the steeper edges of the deblurred copy
 * as edges, without halos and stairs. Detail that is already present, such as grain and pores, is in neither copy and
 * stays unchanged. Only brightness changes.
 * @param check called regularly; an error it throws stops the work before `target` is changed.
 */
export async function sharpenRegion(
  network: SuperResolution,
  target: EnginePixels,
  region: Region,
  check: () => void,
): Promise<void> {
  const area = surroundings(target, region);
  const crop = cut(target, area);
  const small = await resize(crop, area.width / 2, area.height / 2);
  const brightness = lumaOf(small);
  const steep = deblur(brightness, small.width, small.height);
  const plain = lumaOf(await doublePicture(network, small, check));
  const difference = lumaOf(await doublePicture(network, shiftLuma(small, brightness, steep), check));
  for (let i = 0; i < plain.length; i++) difference[i]! -= plain[i]!;
  check();
  attenuateGrain(difference);
  const before = lumaOf(crop);
  const share = shareFor(detailOf(before, plain, region, area));
  for (let i = 0; i < plain.length; i++) difference[i]! *= share;
  clampToRange(difference, before, region, area);
  add(target, region, difference, area);
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The region with its margin, of even width and height, and large enough for the network. */
function surroundings(picture: EnginePixels, { left, top, width, height }: Region): Area {
  const [from, across] = span(left - MARGIN, left + width + MARGIN, picture.width);
  const [above, down] = span(top - MARGIN, top + height + MARGIN, picture.height);
  return { left: from, top: above, width: across, height: down };
}

function span(from: number, to: number, size: number): readonly [number, number] {
  const start = Math.max(0, from);
  const length = Math.min(size, to) - start;
  if (length % 2 === 0) return [start, length];
  return start > 0 ? [start - 1, length + 1] : start + length < size ? [start, length + 1] : [start, length - 1];
}

/** Copies the colour channels without alpha. */
function cut({ width, channels, data }: EnginePixels, area: Area): EnginePixels {
  const cropped = new Uint8Array(area.width * area.height * 3);
  for (let y = 0, to = 0; y < area.height; y++)
    for (let x = 0; x < area.width; x++, to += 3) {
      const from = ((area.top + y) * width + area.left + x) * channels;
      for (let channel = 0; channel < 3; channel++) cropped[to + channel] = data[from + channel]!;
    }
  return { width: area.width, height: area.height, channels: 3, data: cropped };
}

async function resize(picture: EnginePixels, width: number, height: number): Promise<EnginePixels> {
  const raw = { width: picture.width, height: picture.height, channels: picture.channels };
  const small = sharp(picture.data, { raw }).resize(width, height, { fit: 'fill', kernel: 'lanczos3' });
  return { width, height, channels: 3, data: await small.raw().toBuffer() };
}

/**
 * Root mean square, in levels, of the fine detail and grain of the region: its difference from its doubled copy of half
 * the size. Pixels count by their weights.
 */
function detailOf(brightness: Float32Array, doubled: Float32Array, region: Region, area: Area): number {
  let [squares, total] = [0, 1e-6];
  eachPlace(region, area, (place, weight) => {
    squares += weight * (brightness[place]! - doubled[place]!) ** 2;
    total += weight;
  });
  return Math.sqrt(squares / total);
}

const shareFor = (detail: number): number =>
  SOFT.share + (CRISP.share - SOFT.share) * smoothstep(SOFT.detail, CRISP.detail, detail);

/** Attenuates differences near the median size plus one level, which are grain; larger ones remain. */
function attenuateGrain(difference: Float32Array): void {
  const sizes = Float32Array.from(difference, Math.abs).sort();
  const common = (1 + sizes[sizes.length >> 1]!) ** 2;
  for (let i = 0; i < difference.length; i++) {
    const square = difference[i]! ** 2;
    difference[i]! *= square / (square + common);
  }
}

function clampToRange(difference: Float32Array, brightness: Float32Array, { overshoots }: Region, area: Area): void {
  const { width, height } = area;
  const [below, above, slack] = overshoots ? [BELOW, ABOVE, SLACK] : [0, 0, 0];
  const [min, max] = rangeAround(brightness, width, height, SURROUNDING);
  for (let i = 0; i < difference.length; i++) {
    const range = max[i]! - min[i]!;
    const low = min[i]! - below * range - slack - brightness[i]!;
    const high = max[i]! + above * range + slack - brightness[i]!;
    difference[i] = Math.min(high, Math.max(low, difference[i]!));
  }
}

function add({ width, channels, data }: EnginePixels, region: Region, difference: Float32Array, area: Area): void {
  eachPlace(region, area, (place, weight) => {
    const shift = weight * difference[place]!;
    const row = area.top + Math.floor(place / area.width);
    const to = (row * width + area.left + (place % area.width)) * channels;
    for (let channel = 0; channel < 3; channel++)
      data[to + channel] = Math.min(255, Math.max(0, Math.round(data[to + channel]! + shift)));
  });
}

/**
 * Visits the positions of the area that have a weight. In a picture of odd size the area may leave out the last row or
 * column.
 */
function eachPlace(region: Region, area: Area, visit: (place: number, weight: number) => void): void {
  const [left, top] = [region.left - area.left, region.top - area.top];
  const across = Math.min(region.width, area.width - left);
  const down = Math.min(region.height, area.height - top);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const weight = region.weights[y * region.width + x]!;
      if (weight > 0) visit((top + y) * area.width + left + x, weight);
    }
}
