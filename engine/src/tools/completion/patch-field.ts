/**
 * The nearest-neighbour field: for each patch of the hole the most similar known patch, and the search for better ones
 * (PatchMatch, Barnes et al. 2009).
 */
import type { Random } from '../../foundation/geometry/random.ts';
import { REACH, SOURCE, TARGET } from './level.ts';
import type { Level } from './level.ts';
import { patchDistance } from './patch-distance.ts';
import { thinnedPlace } from './thin-targets.ts';

export interface PatchField {
  /** Per pixel: the centre of the most similar source patch; -1 where there is no target. */
  readonly nearest: Int32Array;
  /** Per pixel: sum of squared differences to it. */
  readonly cost: Int32Array;
}

export function randomField({ kind, targets, sources }: Level, random: Random): PatchField {
  const nearest = new Int32Array(kind.length).fill(-1);
  for (const target of targets) nearest[target] = sources[Math.floor(random() * sources.length)]!;
  return { nearest, cost: new Int32Array(kind.length) };
}

/** Upscales the field of a level half as large; matches that fall outside the sources become random. */
export function growField(field: PatchField, small: Level, level: Level, random: Random): PatchField {
  const { width, height, kind, targets, sources } = level;
  const nearest = new Int32Array(kind.length).fill(-1);
  for (let t = 0; t < targets.length; t++) {
    const target = targets[t]!;
    const x = target % width;
    const y = (target - x) / width;
    const from = Math.min(small.height - 1, y >> 1) * small.width + Math.min(small.width - 1, x >> 1);
    const match = field.nearest[from]!;
    let place = -1;
    if (match >= 0) {
      const u = match % small.width;
      const v = (match - u) / small.width;
      const right = Math.min(width - 1 - REACH, Math.max(REACH, 2 * u + (x & 1)));
      const down = Math.min(height - 1 - REACH, Math.max(REACH, 2 * v + (y & 1)));
      place = down * width + right;
    }
    nearest[target] = place >= 0 && kind[place] === SOURCE ? place : sources[Math.floor(random() * sources.length)]!;
  }
  return { nearest, cost: new Int32Array(kind.length) };
}

/** Recalculates the costs of the field for the current picture. */
export function measureField({ nearest, cost }: PatchField, { features, width, targets }: Level): void {
  for (let t = 0; t < targets.length; t++) {
    const target = targets[t]!;
    cost[target] = patchDistance(features, width, target, nearest[target]!, 0x7fffffff);
  }
}

interface SearchOptions {
  readonly rounds: number;
  /** Pixels from one of the level's targets to the next. */
  readonly stride: number;
  /** Maximum random jump in pixels. */
  readonly radius: number;
  readonly random: Random;
  /** Called every few hundred patches; may throw to stop. */
  readonly check: () => void;
}

/** Improves the field: matches propagate between neighbours, then random jumps of decreasing width are tried. */
export function searchField(field: PatchField, level: Level, options: SearchOptions): void {
  const { rounds, stride, radius, random, check } = options;
  const { nearest, cost } = field;
  const { width, height, features, kind, targets } = level;
  const count = targets.length;
  for (let round = 0; round < rounds; round++) {
    const forward = round % 2 === 0;
    const step = forward ? stride : -stride;
    for (let t = 0; t < count; t++) {
      if ((t & 511) === 0) check();
      const target = targets[forward ? t : count - 1 - t]!;
      let best = nearest[target]!;
      let min = cost[target]!;
      for (let side = 0; side < 2; side++) {
        const offset = side === 0 ? step : step * width;
        if (kind[target - offset] !== TARGET) continue;
        const candidate = nearest[target - offset]! + offset;
        if (candidate === best || kind[candidate] !== SOURCE) continue;
        const distance = patchDistance(features, width, target, candidate, min);
        if (distance >= min) continue;
        min = distance;
        best = candidate;
      }
      for (let jump = radius; jump >= 1; jump >>= 1) {
        const x = best % width;
        const y = (best - x) / width;
        const u = x + Math.floor(random() * (2 * jump + 1)) - jump;
        const v = y + Math.floor(random() * (2 * jump + 1)) - jump;
        if (u < REACH || v < REACH || u >= width - REACH || v >= height - REACH) continue;
        const candidate = v * width + u;
        if (kind[candidate] !== SOURCE) continue;
        const distance = patchDistance(features, width, target, candidate, min);
        if (distance >= min) continue;
        min = distance;
        best = candidate;
      }
      nearest[target] = best;
      cost[target] = min;
    }
  }
}

/**
 * Propagates the matches of thinned targets (see `thinTargets`) to the targets between them, where the shifted source
 * is valid.
 */
export function fillField({ nearest }: PatchField, { width, height, kind, targets }: Level): void {
  for (let t = 0; t < targets.length; t++) {
    const i = targets[t]!;
    const place = thinnedPlace(i, width, height);
    if (place === i || kind[place] !== TARGET) continue;
    const candidate = nearest[place]! + i - place;
    if (kind[candidate] === SOURCE) nearest[i] = candidate;
  }
}
