import { blur } from '../../foundation/image/blur.ts';

/** Maximum step between neighbouring background pixels (the largest of three channels, 0 to 255). */
const BACKGROUND_STEP = 10;
/** How far the background may drift from the colour where the flood began, in the same levels. */
const BACKGROUND_DRIFT = 48;
/** Share from which the network takes a pixel for the subject. */
const SUBJECT_SHARE = 0.5;
/** Share from which the network is certain. */
const CERTAIN_SHARE = 0.9;
/** A flood that covers more than this share of the network's certain subject has leaked through an open line. */
const LEAKED = 0.2;
/** A closed region belongs to the subject if the network's mean share in it reaches this. */
const MIN_MEAN = 0.3;
/**
 * When the network's subject is smaller than this share of the picture, it saw at most a caption: plain lines on paper
 * are invisible to it.
 */
const MIN_SEEN = 0.01;
/** When the network saw at most a caption, closed shapes of at least this share of the picture are the subject. */
const MIN_SHAPE = 0.005;

/**
 * The subject of a drawing, whose lines are closed and whose areas are flat. A flood fill from the picture's border,
 * stopped by lines, is the background; an area that it does not reach belongs to the subject if the network's mean
 * share there reaches `MIN_MEAN`. Where such areas are tiny in total, large areas that it does not reach are the
 * subject instead. Where a line is open the flood would leak into the subject: then the network decides alone, with
 * hard edges.
 * @param square sRGB, 3 bytes a pixel, `side` squared.
 * @param shares the network's answer for it, 0 to 1.
 * @returns shares of 0 and 1 with an edge of one pixel.
 */
export function drawnShares(square: Uint8Array, shares: Float32Array, side: number): Float32Array {
  const background = flood(square, shares, side);
  const subject = leaks(background, shares)
    ? Float32Array.from(shares, (share) => (share >= SUBJECT_SHARE ? 1 : 0))
    : closedRegions(background, shares, side);
  return blur(subject, side, side, 1, { passes: 1 });
}

function leaks(background: Uint8Array, shares: Float32Array): boolean {
  let sure = 0;
  let flooded = 0;
  for (let i = 0; i < shares.length; i++) {
    if (shares[i]! < CERTAIN_SHARE) continue;
    sure++;
    flooded += background[i]!;
  }
  return flooded > LEAKED * sure;
}

/** Flood fill from the border: 1 where it reaches, beginning where the network sees no subject. */
function flood(square: Uint8Array, shares: Float32Array, side: number): Uint8Array {
  const background = new Uint8Array(side * side);
  /** The border pixel from which the flood reached each pixel. */
  const origin = new Int32Array(side * side);
  const queue: number[] = [];
  const apart = (a: number, b: number) =>
    Math.max(
      Math.abs(square[3 * a]! - square[3 * b]!),
      Math.abs(square[3 * a + 1]! - square[3 * b + 1]!),
      Math.abs(square[3 * a + 2]! - square[3 * b + 2]!),
    );
  const seed = (i: number) => {
    if (background[i] || shares[i]! >= SUBJECT_SHARE) return;
    background[i] = 1;
    origin[i] = i;
    queue.push(i);
  };
  for (let k = 0; k < side; k++) for (const i of [k, (side - 1) * side + k, k * side, k * side + side - 1]) seed(i);
  const enter = (from: number, to: number) => {
    if (background[to] || apart(from, to) > BACKGROUND_STEP || apart(origin[from]!, to) > BACKGROUND_DRIFT) return;
    background[to] = 1;
    origin[to] = origin[from]!;
    queue.push(to);
  };
  // Breadth first, so that the nearest part of the border decides the background's colour.
  for (let at = 0; at < queue.length; at++) {
    const i = queue[at]!;
    const x = i % side;
    if (x > 0) enter(i, i - 1);
    if (x < side - 1) enter(i, i + 1);
    if (i >= side) enter(i, i - side);
    if (i < side * (side - 1)) enter(i, i + side);
  }
  return background;
}

/** 1 in the regions of the subject that the flood does not reach. */
function closedRegions(background: Uint8Array, shares: Float32Array, side: number): Float32Array {
  const shapes: number[][] = [];
  const believed: number[][] = [];
  let area = 0;
  const seen = background.slice();
  for (let start = 0; start < background.length; start++) {
    if (seen[start]) continue;
    seen[start] = 1;
    const region = [start];
    let sum = 0;
    const enter = (i: number) => {
      if (seen[i]) return;
      seen[i] = 1;
      region.push(i);
    };
    for (let at = 0; at < region.length; at++) {
      const i = region[at]!;
      sum += shares[i]!;
      if (i % side > 0) enter(i - 1);
      if (i % side < side - 1) enter(i + 1);
      if (i >= side) enter(i - side);
      if (i < side * (side - 1)) enter(i + side);
    }
    if (region.length >= MIN_SHAPE * background.length) shapes.push(region);
    if (sum < MIN_MEAN * region.length) continue;
    believed.push(region);
    area += region.length;
  }
  const subject = new Float32Array(background.length);
  for (const region of area < MIN_SEEN * background.length ? shapes : believed) for (const i of region) subject[i] = 1;
  return subject;
}
