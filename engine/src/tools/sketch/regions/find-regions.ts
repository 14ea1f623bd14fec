import { closeGaps, LINE_REACH } from './close-gaps.ts';
import { distanceTo } from './distances.ts';
import { mergeRegions } from './merge-regions.ts';
import type { Regions } from './regions.ts';

/** Minimum ink that separates one region from another. */
const LINE = 0.3;
/** Radii of the balls that must not escape from an open outline, as shares of the longer side. */
const BALLS = [0, 0.009, 0.014, 0.02, 0.029, 0.042];
/** A chamber is real when it is this many times as wide as the opening that the ball did not fit through. */
const CHAMBER = 2.2;
/** Minimum area that a smaller ball must contain, as a share of what the larger ones contain. */
const MIN_CONTAINED = 0.8;
/** Minimum share of a chamber's rim that must be drawn for it to count by itself. */
const RIMMED = 0.8;
/** Minimum size of a chamber as a share of the picture. */
const MIN_CHAMBER = 0.002;
/** Minimum size of a region as a share of the picture; smaller ones are gaps between lines. */
const MIN_REGION = 0.00012;
/** Minimum size of a chamber in pixels. */
const MIN_PIXELS = 8;
/** Maximum number of regions, which labels of 16 bits can count. */
const MAX_REGIONS = 65000;
/** Maximum distance from a region, as a share of the longer side, at which a pixel can still belong to it. */
const MAX_REGION_DISTANCE = 0.03;

/**
 * Divides a drawing (ink 0 to 1) into the areas that its lines enclose. Gaps are closed by continuing lines; an outline
 * that is still open contains a ball that is larger than its opening (trapped-ball segmentation, Zhang et al. 2009).
 * `filled` is 1 where the page is coloured, which is never outside.
 */
export function findRegions(
  ink: Float32Array,
  filled: Uint8Array,
  width: number,
  height: number,
  check: () => void,
): Regions {
  const lines = new Uint8Array(ink.length);
  for (let k = 0; k < ink.length; k++) lines[k] = ink[k]! > LINE ? 1 : 0;
  const joints = closeGaps(lines, width, height, LINE_REACH, check);
  const walls = lines.slice();
  for (let k = 0; k < walls.length; k++) if (joints[k]) walls[k] = 1;
  const outside = findOutside(walls, filled, width, height, check);
  const labels = labelInside(walls, outside, width, height);
  check();
  return mergeRegions(grow(labels, outside, walls, width, height), lines, joints);
}

/** 1 outside the drawing, found with the smallest ball that does not leak into it. */
function findOutside(
  walls: Uint8Array,
  filled: Uint8Array,
  width: number,
  height: number,
  check: () => void,
): Uint8Array {
  const solid = walls.slice();
  for (let k = 0; k < solid.length; k++) if (filled[k]) solid[k] = 1;
  const { far } = distanceTo(solid, width, height);
  const side = Math.max(width, height);
  const readings = BALLS.map((share) => {
    check();
    const radius = share * side;
    const outside = rollOutside(far, solid, radius, width, height);
    return { outside, held: dropNarrowChambers(outside, solid, far, radius, width, height) };
  });
  const max = Math.max(...readings.map(({ held }) => held));
  const chosen = readings.findIndex(({ held }) => held >= MIN_CONTAINED * max);
  const { outside } = readings[chosen]!;
  for (const larger of readings.slice(chosen + 1)) addChambers(outside, larger.outside, solid, width, height);
  return outside;
}

/**
 * Removes from the outside what a larger ball contains and lines surround almost completely, such as a sleeve with a
 * gap in its seam. Works in place.
 */
function addChambers(outside: Uint8Array, larger: Uint8Array, solid: Uint8Array, width: number, height: number): void {
  const seen = new Uint8Array(outside.length);
  const stack: number[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !outside[start] || larger[start] || solid[start]) continue;
    const chamber: number[] = [];
    let [drawn, open] = [0, 0];
    const enter = (k: number) => {
      if (solid[k]) drawn++;
      else if (larger[k]) open++;
      if (seen[k] || solid[k] || larger[k] || !outside[k]) return;
      seen[k] = 1;
      chamber.push(k);
      stack.push(k);
    };
    enter(start);
    flood(stack, width, height, enter);
    if (chamber.length > MIN_CHAMBER * seen.length && drawn > RIMMED * (drawn + open))
      for (const k of chamber) outside[k] = 0;
  }
}

/** Flood fill from the border with a ball, then extended from where the ball reached up to the walls. */
function rollOutside(far: Float32Array, solid: Uint8Array, radius: number, width: number, height: number): Uint8Array {
  const core = new Uint8Array(far.length);
  const stack: number[] = [];
  const enter = (k: number) => {
    if (core[k] || solid[k] || far[k]! <= radius) return;
    core[k] = 1;
    stack.push(k);
  };
  for (let x = 0; x < width; x++) for (const k of [x, (height - 1) * width + x]) enter(k);
  for (let y = 0; y < height; y++) for (const k of [y * width, y * width + width - 1]) enter(k);
  flood(stack, width, height, enter);
  if (radius === 0) return core;
  const near = distanceTo(core, width, height);
  for (let k = 0; k < core.length; k++) if (!solid[k] && near.far[k]! <= radius + 1) core[k] = 1;
  return core;
}

function flood(stack: number[], width: number, height: number, enter: (k: number) => void): void {
  while (stack.length > 0) {
    const k = stack.pop()!;
    const x = k % width;
    if (x > 0) enter(k - 1);
    if (x < width - 1) enter(k + 1);
    if (k >= width) enter(k - width);
    if (k < (height - 1) * width) enter(k + width);
  }
}

/**
 * Assigns chambers that are enclosed only because they are narrow to the outside; returns the number of enclosed
 * pixels.
 */
function dropNarrowChambers(
  outside: Uint8Array,
  solid: Uint8Array,
  far: Float32Array,
  radius: number,
  width: number,
  height: number,
): number {
  const seen = new Uint8Array(outside.length);
  const stack: number[] = [];
  let held = 0;
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || outside[start] || solid[start]) continue;
    const chamber: number[] = [];
    let widest = 0;
    let open = false;
    const enter = (k: number) => {
      if (outside[k]) open = true;
      if (seen[k] || outside[k] || solid[k]) return;
      seen[k] = 1;
      chamber.push(k);
      stack.push(k);
      widest = Math.max(widest, far[k]!);
    };
    enter(start);
    flood(stack, width, height, enter);
    if (open && widest < CHAMBER * radius) for (const k of chamber) outside[k] = 1;
    else held += chamber.length;
  }
  return held;
}

function labelInside(walls: Uint8Array, outside: Uint8Array, width: number, height: number): Uint16Array {
  const labels = new Uint16Array(walls.length);
  const min = Math.max(MIN_PIXELS, MIN_REGION * width * height);
  const stack: number[] = [];
  let count = 0;
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] || walls[start] || outside[start]) continue;
    const members: number[] = [];
    const mark = count + 1;
    const enter = (k: number) => {
      if (labels[k] || walls[k] || outside[k]) return;
      labels[k] = mark;
      members.push(k);
      stack.push(k);
    };
    enter(start);
    flood(stack, width, height, enter);
    if (members.length >= min && count < MAX_REGIONS) count++;
    else for (const k of members) labels[k] = NOTHING;
  }
  return labels;
}

/** Marks areas that are too small for a region until they are merged into a neighbour. */
const NOTHING = 65535;

/** Share of an outline's width that belongs to the region it encloses, so that its ink lies on the cloth. */
const OWN_INK = 0.8;

/** Assigns lines, and areas that are too small, to the nearest region; the outer part of an outline stays outside. */
function grow(labels: Uint16Array, outside: Uint8Array, walls: Uint8Array, width: number, height: number): Regions {
  const known = new Uint8Array(labels.length);
  let count = 0;
  for (let k = 0; k < labels.length; k++) {
    if (labels[k] === NOTHING) labels[k] = 0;
    else if (labels[k]! > 0 && !walls[k]) known[k] = 1;
    count = Math.max(count, labels[k]!);
  }
  const inner = distanceTo(known, width, height);
  const outer = distanceTo(outside, width, height);
  const max = MAX_REGION_DISTANCE * Math.max(width, height);
  const grown = new Uint16Array(labels.length);
  for (let k = 0; k < grown.length; k++) {
    const source = inner.nearest[k]!;
    if (source < 0 || outside[k] || inner.far[k]! > max) continue;
    if (inner.far[k]! * (1 - OWN_INK) <= outer.far[k]! * OWN_INK) grown[k] = labels[source]!;
  }
  return { width, height, labels: grown, count };
}
