import { blur } from '../../foundation/image/blur.ts';

/** Steps between neighbouring colours (the largest of three channels, 0 to 255) that the ground has in itself. */
const GROUND_STEP = 10;
/** How far the ground may drift from where it began. */
const GROUND_DRIFT = 48;
/** From this share on the network takes a pixel for the subject. */
const SUBJECT = 0.5;
const SURE = 0.9;
/** A flood that covers more than this share of what the network is sure of has leaked through an open line. */
const LEAKED = 0.2;
/** A closed region is the subject's if the network gives it this much on the mean. */
const MIN_MEAN = 0.3;
/** Share of the picture below which what the network sees is a caption: it is blind to bare lines on paper. */
const MIN_SEEN = 0.01;
/** Then closed shapes of this share of the picture or more are the subject. */
const MIN_SHAPE = 0.005;

/**
 * The subject of a drawing: lines close it, and its areas are flat. Colour that runs in from the picture's rim, stopped
 * by lines, is ground; what it does not reach belongs to the subject if the network sees any of it there. Where a line
 * is open the colour would run out over the subject: then the network decides alone, with hard edges.
 *
 * @param square sRGB, 3 bytes a pixel, `side` squared. @param shares the network's answer for it.
 * @returns shares of 0 and 1 with an edge of a pixel.
 */
export function drawnShares(square: Uint8Array, shares: Float32Array, side: number): Float32Array {
  const ground = flood(square, shares, side);
  const subject = leaks(ground, shares)
    ? Float32Array.from(shares, (share) => (share >= SUBJECT ? 1 : 0))
    : closedRegions(ground, shares, side);
  return blur(subject, side, side, 1, { passes: 1 });
}

function leaks(ground: Uint8Array, shares: Float32Array): boolean {
  let sure = 0;
  let flooded = 0;
  for (let i = 0; i < shares.length; i++) {
    if (shares[i]! < SURE) continue;
    sure++;
    flooded += ground[i]!;
  }
  return flooded > LEAKED * sure;
}

/** 1 where colour runs in from the rim, from where the network sees no subject. */
function flood(square: Uint8Array, shares: Float32Array, side: number): Uint8Array {
  const ground = new Uint8Array(side * side);
  /** Where each pixel's ground began. */
  const origin = new Int32Array(side * side);
  const queue: number[] = [];
  const apart = (a: number, b: number) =>
    Math.max(
      Math.abs(square[3 * a]! - square[3 * b]!),
      Math.abs(square[3 * a + 1]! - square[3 * b + 1]!),
      Math.abs(square[3 * a + 2]! - square[3 * b + 2]!),
    );
  const seed = (i: number) => {
    if (ground[i] || shares[i]! >= SUBJECT) return;
    ground[i] = 1;
    origin[i] = i;
    queue.push(i);
  };
  for (let k = 0; k < side; k++) for (const i of [k, (side - 1) * side + k, k * side, k * side + side - 1]) seed(i);
  const enter = (from: number, to: number) => {
    if (ground[to] || apart(from, to) > GROUND_STEP || apart(origin[from]!, to) > GROUND_DRIFT) return;
    ground[to] = 1;
    origin[to] = origin[from]!;
    queue.push(to);
  };
  // Breadth first: the nearest stretch of rim decides what the ground looks like.
  for (let at = 0; at < queue.length; at++) {
    const i = queue[at]!;
    const x = i % side;
    if (x > 0) enter(i, i - 1);
    if (x < side - 1) enter(i, i + 1);
    if (i >= side) enter(i, i - side);
    if (i < side * (side - 1)) enter(i, i + side);
  }
  return ground;
}

/** 1 in every region that no ground reaches and that the network finds subject in; holes in it are ground. */
function closedRegions(ground: Uint8Array, shares: Float32Array, side: number): Float32Array {
  const shapes: number[][] = [];
  const believed: number[][] = [];
  let area = 0;
  const seen = ground.slice();
  for (let start = 0; start < ground.length; start++) {
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
    if (region.length >= MIN_SHAPE * ground.length) shapes.push(region);
    if (sum < MIN_MEAN * region.length) continue;
    believed.push(region);
    area += region.length;
  }
  const subject = new Float32Array(ground.length);
  for (const region of area < MIN_SEEN * ground.length ? shapes : believed) for (const i of region) subject[i] = 1;
  return subject;
}
