import { bell, clamp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { noise2 } from '../../../foundation/geometry/noise.ts';
import { blur } from '../../../foundation/image/blur.ts';
import { drawnFolds } from './drawn-folds.ts';
import type { Fall, FoldRequest } from '../regions/fold-request.ts';

/** Heights of folds in pixels: those that strokes within a region define, and those typical of its kind of cloth. */
export function foldCloth(request: FoldRequest): Float32Array {
  const { regions, falls, partOf, scale, check } = request;
  const { width, height, labels } = regions;
  const mask = new Uint8Array(labels.length);
  for (let k = 0; k < mask.length; k++) mask[k] = labels[k]! > 0 ? 1 : 0;
  const folds = drawnFolds(request);
  const depths = falls.map(({ depth }) => depth * scale);
  falls.forEach((fall, part) => {
    check();
    if (fall.depth <= 0) return;
    const own = new Uint8Array(labels.length);
    let size = 0;
    for (let k = 0; k < own.length; k++) {
      if (labels[k] === 0 || partOf[labels[k]!] !== part) continue;
      own[k] = 1;
      size++;
    }
    if (size > 0) ownFolds(own, fall, part, depths[part]!, folds, request);
  });
  const soft = blur(folds, width, height, Math.max(1, 0.0026 * scale), { passes: 2, check });
  for (let k = 0; k < soft.length; k++) if (!mask[k]) soft[k] = 0;
  return soft;
}

function ownFolds(
  own: Uint8Array,
  fall: Fall,
  part: number,
  depth: number,
  folds: Float32Array,
  { regions: { width, height }, scale, seed }: FoldRequest,
): void {
  const frame = measure(own, width);
  const layer = 17 * part + (seed % 97);
  const across = fall.kind === 'hanging' ? acrossRuns(own, width, height) : null;
  for (let y = Math.floor(frame.top); y <= frame.bottom; y++) {
    for (let x = frame.left; x <= frame.right; x++) {
      const k = y * width + x;
      if (!own[k]) continue;
      const down = (y - frame.top) / Math.max(1, frame.bottom - frame.top);
      let value = 0;
      if (across) value = hangingFold(across[k]!, down, fall.count, layer);
      else if (fall.kind === 'limb') {
        const along = ((x - frame.x) * frame.ax + (y - frame.y) * frame.ay) / scale;
        const aside = ((y - frame.y) * frame.ax - (x - frame.x) * frame.ay) / scale;
        value = limbFold(along, aside, layer);
      } else {
        const dx = Math.abs(x - frame.x) / scale;
        const dy = (y - frame.top) / scale;
        value = fall.kind === 'stiff' ? 0.5 * noise2(x / scale / 0.07, dy / 0.06, layer) : tension(dx, dy, down, layer);
      }
      folds[k] = folds[k]! + depth * value;
    }
  }
}

/** Ridges narrower than the valleys between them, of varying height, which widen from the top down; about -1 to 1. */
function hangingFold(across: number, down: number, count: number, layer: number): number {
  const bent = across + 0.05 * noise2(across * 2, down * 2.4, layer + 3);
  const coarse = ridge(bent * count * 0.5 + 0.25 * noise2(across * 3, down * 1.6, layer + 5), down * 0.9, layer);
  const fine = ridge(bent * count * 1.1, down * 1.5, layer + 7);
  return (0.12 + 0.88 * Math.pow(down, 0.75)) * coarse + 0.3 * (0.5 + 0.5 * down) * fine;
}

function ridge(across: number, down: number, layer: number): number {
  const n = noise2(across, down, layer);
  return n > 0 ? n * (2 - n) - 0.12 : 0.8 * n;
}

/** Wrinkles across a limb, densest at its centre (elbow, knee) and fading towards its sides. */
function limbFold(along: number, aside: number, layer: number): number {
  const crowd = 0.35 + 0.9 * bell(along - 0.01, 0.09);
  const slant = along + 0.35 * aside * (noise2(along * 9, 1, layer + 2) > 0 ? 1 : -1);
  return crowd * (0.8 * noise2(aside * 7, slant * 26, layer) + 0.35 * noise2(aside * 16, slant * 48, layer + 1));
}

/**
 * Tension folds from the shoulders inwards above, and from the sides to the waist below; sharp on top and soft between.
 */
function tension(dx: number, dy: number, down: number, layer: number): number {
  const strong = 0.5 + 0.5 * smoothstep(0.02, 0.12, dx);
  const low = smoothstep(0.3, 0.7, down);
  const upper = low < 1 ? pull(dx + 0.5 * dy, dy - 0.5 * dx, layer) : 0;
  const lower = low > 0 ? pull(dx - 0.4 * dy, dy + 0.4 * dx, layer + 4) : 0;
  return strong * (upper * (1 - low) + lower * low);
}

function pull(across: number, along: number, layer: number): number {
  return 0.75 * ridge(across * 14, along * 4.5, layer) + 0.3 * ridge(across * 30, along * 10, layer + 1);
}

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Centre of the shape. */
  readonly x: number;
  readonly y: number;
  /** Unit direction of the shape's long axis. */
  readonly ax: number;
  readonly ay: number;
}

function measure(own: Uint8Array, width: number): Frame {
  let [left, right, top, bottom] = [width, 0, Infinity, 0];
  let [n, sx, sy, sxx, syy, sxy] = [0, 0, 0, 0, 0, 0];
  for (let k = 0; k < own.length; k++) {
    if (!own[k]) continue;
    const x = k % width;
    const y = (k - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    n++;
    sx += x;
    sy += y;
    sxx += x * x;
    syy += y * y;
    sxy += x * y;
  }
  const [x, y] = [sx / n, sy / n];
  const angle = 0.5 * Math.atan2(2 * (sxy / n - x * y), sxx / n - x * x - (syy / n - y * y));
  return { left, right, top, bottom, x, y, ax: Math.cos(angle), ay: Math.sin(angle) };
}

/** Position of each pixel across its run, -1 to 1, smoothed over the rows. */
function acrossRuns(own: Uint8Array, width: number, height: number): Float32Array {
  const across = new Float32Array(own.length);
  for (let y = 0; y < height; y++) {
    let from = -1;
    for (let x = 0; x <= width; x++) {
      const inside = x < width && own[y * width + x] === 1;
      if (inside && from < 0) from = x;
      if (inside || from < 0) continue;
      for (let i = from; i < x; i++) across[y * width + i] = clamp((2 * (i + 0.5 - from)) / (x - from) - 1, -1, 1);
      from = -1;
    }
  }
  const weight = blur(Float32Array.from(own), width, height, 6);
  const soft = blur(across, width, height, 6);
  return across.map((value, k) => (own[k] ? 0.25 * value + 0.75 * (soft[k]! / Math.max(0.05, weight[k]!)) : 0));
}
