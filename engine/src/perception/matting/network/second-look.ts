import { blur } from '../../../foundation/image/blur.ts';
import { NETWORK_SIDE, type BackgroundNetwork } from '../../../foundation/networks/background/background-network.ts';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import { resizeShares, networkSquare, wholeFrame, type Frame } from './network-square.ts';

/** A pixel with at least this share belongs to the subject that is framed again. */
const SUBJECT = 0.3;
/** Margin around the subject as a share of its size. */
const MARGIN = 0.08;
/** Margin in addition to it, in pixels of the network's square. */
const EXTRA_MARGIN = 4;
/** A frame that covers more than this share of the picture gains nothing from being tighter. */
const FILLS = 0.85;
/** Width of the fade from the second answer to the first, as a share of the frame. */
const FADE = 0.04;
/** Where the answers differ by more than this they disagree about the subject, and the first one is used. */
const AGREED = 0.4;
/**
 * Half the distance from the first answer's edges, in pixels of the network's square, within which the second answer
 * applies.
 */
const EDGE_REACH = 6;
/** Factor that scales the blurred doubt to full weight. */
const EDGE_GAIN = 12;
/** Mean difference from which the answers disagree about more than an edge. */
const MAX_DISAGREEMENT = 0.4;
/** Radius in pixels of the network's square in which the difference of the answers is averaged. */
const APART_REACH = 4;
/** Factor that scales the blurred disagreement to full weight. */
const DISPUTE_GAIN = 8;

/**
 * Runs the network again on the subject alone: it is larger in the square, so hair, straps and heels become finer. For
 * a subject that already fills the picture, a mirrored copy is used and both answers are averaged. The first answer,
 * which saw the surroundings, still decides what the subject is; the second one only refines its edges.
 * @param first the settled first answer for the whole of `source`, `NETWORK_SIDE` squared.
 * @param settle removes uncertain areas from an answer for a part of `source`.
 * @returns one byte a pixel of `source`.
 */
export async function secondLook(
  source: EnginePixels,
  first: Float32Array,
  network: BackgroundNetwork,
  settle: (shares: Float32Array, frame: Frame) => Float32Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const frame = subjectFrame(source, first);
  const whole = await resizeShares(first, NETWORK_SIDE, source);
  if (frame === null) return whole;
  const reach = await resizeShares(edgesOf(first), NETWORK_SIDE, source);
  if (frame.width * frame.height > FILLS * source.width * source.height) {
    const all = wholeFrame(source);
    const mirrored = await network.find(mirror(await networkSquare(source, all), 3));
    const second = settle(mirror(mirrored, 1), all);
    const mean = first.map((share, i) => (Math.abs(share - second[i]!) < AGREED ? (share + second[i]!) / 2 : share));
    return lay(whole, source, await resizeShares(mean, NETWORK_SIDE, source), all, reach);
  }
  const shares = settle(await network.find(await networkSquare(source, frame)), frame);
  return lay(whole, source, await resizeShares(shares, NETWORK_SIDE, frame), frame, reach);
}

/** 1 at the edges of an answer, fading to 0 a few pixels away. */
function edgesOf(shares: Float32Array): Float32Array {
  const doubt = shares.map((share) => 4 * share * (1 - share));
  return blur(doubt, NETWORK_SIDE, NETWORK_SIDE, EDGE_REACH).map((near) => Math.min(1, EDGE_GAIN * near));
}

/** The box around the subject with a margin; null when there is no subject. */
function subjectFrame({ width, height }: EnginePixels, shares: Float32Array): Frame | null {
  let [left, top, right, bottom] = [NETWORK_SIDE, NETWORK_SIDE, -1, -1];
  for (let y = 0; y < NETWORK_SIDE; y++) {
    for (let x = 0; x < NETWORK_SIDE; x++) {
      if (shares[y * NETWORK_SIDE + x]! < SUBJECT) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return null;
  const marginX = MARGIN * (right - left) + EXTRA_MARGIN;
  const marginY = MARGIN * (bottom - top) + EXTRA_MARGIN;
  const from = (at: number, size: number) => Math.floor((Math.max(0, at) * size) / NETWORK_SIDE);
  const to = (at: number, size: number) => Math.ceil((Math.min(NETWORK_SIDE, at) * size) / NETWORK_SIDE);
  const start = { left: from(left - marginX, width), top: from(top - marginY, height) };
  return { ...start, width: to(right + marginX, width) - start.left, height: to(bottom + marginY, height) - start.top };
}

/** Flips the plane left to right. */
function mirror<Plane extends Uint8Array | Float32Array>(plane: Plane, channels: number): Plane {
  const mirrored = plane.slice() as Plane;
  for (let y = 0; y < NETWORK_SIDE; y++) {
    for (let x = 0; x < NETWORK_SIDE; x++) {
      const from = (y * NETWORK_SIDE + x) * channels;
      const to = (y * NETWORK_SIDE + NETWORK_SIDE - 1 - x) * channels;
      for (let c = 0; c < channels; c++) mirrored[to + c] = plane[from + c]!;
    }
  }
  return mirrored;
}

/**
 * Blends the second answer over the first by the weight `reach` (255: fully), fading at the sides of its frame that lie
 * inside the picture. It is not applied where the answers disagree about more than an edge, so a gap between legs stays
 * a gap.
 */
function lay(
  whole: Uint8Array<ArrayBuffer>,
  { width, height }: EnginePixels,
  part: Uint8Array,
  frame: Frame,
  reach: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const fadeX = Math.max(1, FADE * frame.width);
  const fadeY = Math.max(1, FADE * frame.height);
  const rightOpen = frame.left + frame.width < width;
  const bottomOpen = frame.top + frame.height < height;
  const disputed = disputeOf(whole, width, part, frame);
  for (let y = 0; y < frame.height; y++) {
    const above = frame.top > 0 ? y / fadeY : 1;
    const below = bottomOpen ? (frame.height - 1 - y) / fadeY : 1;
    for (let x = 0; x < frame.width; x++) {
      const before = frame.left > 0 ? x / fadeX : 1;
      const after = rightOpen ? (frame.width - 1 - x) / fadeX : 1;
      const at = (frame.top + y) * width + frame.left + x;
      const edge = Math.min(1, above, below, before, after) * (reach[at]! / 255);
      const weight = edge * (1 - disputed[y * frame.width + x]!);
      whole[at] = Math.round(whole[at]! + weight * (part[y * frame.width + x]! - whole[at]!));
    }
  }
  return whole;
}

/**
 * For each pixel of the frame, 0 to 1: how close it is to a place where the answers disagree about more than an edge.
 */
function disputeOf(whole: Uint8Array, width: number, part: Uint8Array, frame: Frame): Float32Array {
  const apart = new Float32Array(part.length);
  for (let y = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++) {
      const i = y * frame.width + x;
      apart[i] = (part[i]! - whole[(frame.top + y) * width + frame.left + x]!) / 255;
    }
  }
  const reach = (APART_REACH * Math.max(frame.width, frame.height)) / NETWORK_SIDE;
  const mean = blur(apart, frame.width, frame.height, reach);
  const far = mean.map((value) => (Math.abs(value) > MAX_DISAGREEMENT ? 1 : 0));
  return blur(far, frame.width, frame.height, 2 * reach).map((near) => Math.min(1, DISPUTE_GAIN * near));
}
