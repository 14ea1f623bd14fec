import { blur } from '../../../foundation/image/blur.ts';
import type { Frame } from '../../render/frame.ts';

export interface FoldOptions {
  /** Samples on each side over which the turn of a surface is measured. */
  readonly reach: number;
  /** Minimum turn of a fold, 0 to 1; 0.1 includes shallow folds. */
  readonly minTurn: number;
  readonly ignored: readonly boolean[];
  readonly check: () => void;
}

/**
 * Bottoms of the valleys between folds as a mask of thin lines, and the depth of each (0 to 1) per sample. The depth
 * follows from the convergence of the normals across the valley. Non-maximum suppression works along the dominant axis
 * only, because suppression along both leaves short spurious branches.
 */
export function findFolds(
  frame: Frame,
  options: FoldOptions,
): { readonly mask: Uint8Array; readonly depth: Float32Array } {
  const { width, height } = frame;
  const across = new Uint8Array(width * height);
  const raw = valleyDepths(frame, options, across);
  const depth = blur(raw, width, height, options.reach * 0.6, { check: options.check });
  const mask = new Uint8Array(width * height);
  const window = Math.round(options.reach * 1.5);
  for (let y = window; y < height - window; y++) {
    if (y % 16 === 0) options.check();
    for (let x = window; x < width - window; x++) {
      const k = y * width + x;
      if (depth[k]! > options.minTurn && isRidge(depth, k, across[k] ? 1 : width, window)) mask[k] = 1;
    }
  }
  return { mask, depth };
}

function isRidge(depth: Float32Array, k: number, stride: number, window: number): boolean {
  const value = depth[k]!;
  for (let d = 1; d <= window; d++) {
    if (depth[k + d * stride]! > value || depth[k - d * stride]! >= value) return false;
  }
  return true;
}

function valleyDepths(frame: Frame, { reach, ignored, check }: FoldOptions, across: Uint8Array): Float32Array {
  const { width, height, parts, normals } = frame;
  const s = Math.max(2, Math.round(reach));
  const depths = new Float32Array(width * height);
  for (let y = s; y < height - s; y++) {
    if (y % 16 === 0) check();
    for (let x = s; x < width - s; x++) {
      const k = y * width + x;
      const part = parts[k]!;
      if (ignored[part]) continue;
      if (parts[k + s] !== part || parts[k - s] !== part || parts[k + s * width] !== part) continue;
      if (parts[k - s * width] !== part) continue;
      const turnX = (normals[(k - s) * 3]! - normals[(k + s) * 3]!) / 127;
      const turnY = (normals[(k + s * width) * 3 + 1]! - normals[(k - s * width) * 3 + 1]!) / 127;
      depths[k] = Math.min(1, Math.max(0, (turnX + turnY) * 1.6 - 0.12));
      across[k] = Math.abs(turnX) > Math.abs(turnY) ? 1 : 0;
    }
  }
  return depths;
}
