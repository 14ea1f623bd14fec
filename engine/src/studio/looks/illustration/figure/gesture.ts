import type { Frame } from '../../../render/frame.ts';

/**
 * The gesture of a figure, applied to a straight one: lengthened legs, and the weight on one leg. The hip over that leg
 * rises and swings out, the shoulders drop towards it, and the head stays above the foot. Lengths are in samples of the
 * frame.
 */
export interface Gesture {
  /** Row of the waist before the legs are lengthened. */
  readonly waist: number;
  /** Factor of the length of the legs. Fashion figures have legs about a sixth longer than people. */
  readonly stretch: number;
  /** Samples per metre of the body. */
  readonly metre: number;
  /** Column of the body's vertical axis. */
  readonly axis: number;
  /** Direction and strength of the swing of the hip, -1 to 1. */
  readonly swing: number;
}

/** Maximum swing of the hip in metres. */
const SWING = 0.058;
/** Slope of the hips, and in the opposite direction of the shoulders. */
const TILT = 0.085;
/** Height of the hips above the waist, and the vertical distance within which the body follows them; metres. */
const HIPS = { at: -0.16, reach: 0.5 };
/** Height of the shoulders above the waist, and the vertical distance within which the body follows them; metres. */
const SHOULDERS = { at: 0.3, reach: 0.17 };

/** Position of a sample of the straight figure after the gesture. */
export function drawnPlace(gesture: Gesture, column: number, row: number): readonly [column: number, row: number] {
  const { waist, stretch, axis } = gesture;
  const straight = row <= waist ? row : waist + (row - waist) * stretch;
  let down = straight;
  // The slope depends on the resulting row, so it is found by iteration.
  for (let i = 0; i < 4; i++) down = straight + tiltAt(gesture, down) * (column - axis);
  return [column + swayAt(gesture, down), down];
}

/** Applies the gesture to a frame. Samples that move below its bottom are lost. */
export function drawGesture(frame: Frame, gesture: Gesture): Frame {
  const { waist, stretch, axis, metre } = gesture;
  if (stretch === 1 && gesture.swing === 0) return frame;
  const { width, height } = frame;
  const copies = CHANNELS.flatMap(([name, values]) => {
    const from: Samples = frame[name];
    return from.length === 0 ? [] : [{ name, values, from, into: from.slice() }];
  });
  const [left, right] = reachOf(frame, SWING * metre + 2);
  const sources = new Int32Array(right - left);
  for (let row = 0; row < height; row++) {
    const sway = swayAt(gesture, row);
    const tilt = tiltAt(gesture, row);
    for (let i = 0; i < sources.length; i++) {
      const column = left + i - sway;
      const straight = row - tilt * (column - axis);
      const from = straight <= waist ? straight : waist + (straight - waist) / stretch;
      const sourceRow = Math.min(height - 1, Math.max(0, Math.round(from)));
      sources[i] = sourceRow * width + Math.min(width - 1, Math.max(0, Math.round(column)));
    }
    for (const copy of copies) gather(copy, sources, row * width + left);
  }
  return { ...frame, ...Object.fromEntries(copies.map(({ name, into }) => [name, into])) };
}

interface Copy {
  readonly values: number;
  readonly from: Samples;
  readonly into: Samples;
}

function gather({ values, from, into }: Copy, sources: Int32Array, target: number): void {
  let to = target * values;
  for (const source of sources)
    for (let read = source * values; read < (source + 1) * values; read++) into[to++] = from[read]!;
}

type Samples = Float32Array | Uint8Array | Int8Array;

const CHANNELS = [
  ['radiance', 3],
  ['coverage', 1],
  ['depth', 1],
  ['normals', 3],
  ['parts', 1],
  ['albedo', 3],
  ['lines', 1],
] as const;

const bell = (away: number, reach: number): number => Math.exp(-((away / reach) ** 2));

/** Height of a row of the drawing above its waist, in metres of the body with its original legs. */
function heightAt({ waist, stretch, metre }: Gesture, row: number): number {
  return row <= waist ? (waist - row) / metre : (waist - row) / (metre * stretch);
}

function swayAt(gesture: Gesture, row: number): number {
  const height = heightAt(gesture, row);
  const share = bell(height - HIPS.at, HIPS.reach) - 0.55 * bell(height - SHOULDERS.at, SHOULDERS.reach);
  return gesture.swing * SWING * gesture.metre * share;
}

/** Rows down per column to the right. */
function tiltAt(gesture: Gesture, row: number): number {
  const height = heightAt(gesture, row);
  const hips = bell(height - HIPS.at, HIPS.reach * 0.5);
  return gesture.swing * TILT * (0.9 * bell(height - SHOULDERS.at, SHOULDERS.reach) - hips);
}

/** The range of columns with coverage, before and after the gesture. */
function reachOf({ width, height, coverage }: Frame, margin: number): readonly [number, number] {
  let [left, right] = [width, 0];
  for (let row = 0; row < height; row++) {
    const start = row * width;
    for (let column = 0; column < left; column++) if (coverage[start + column]! > 0) left = column;
    for (let column = width - 1; column > right; column--) if (coverage[start + column]! > 0) right = column;
  }
  return [Math.max(0, Math.floor(left - margin)), Math.min(width, Math.ceil(right + margin + 1))];
}
