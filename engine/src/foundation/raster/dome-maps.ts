import { areEqual } from '../geometry/are-equal.ts';
import { createBlockers } from './blockers.ts';
import type { Blockers } from './blockers.ts';

/**
 * Depths of the nearest blockers along one direction and along its opposite, in the same texels, measured from the
 * centre of the scene.
 */
export interface DomeMap {
  readonly depths: readonly [ahead: Float32Array, behind: Float32Array];
  /** True when the depths are those of the dome's casters. */
  drawn: boolean;
  /** The blockers for the ground, ahead and behind; null until first needed. */
  blockers: readonly [Blockers, Blockers] | null;
  /** Blockers of an earlier dome, whose memory may be reused. */
  readonly used: readonly [Blockers, Blockers] | null;
}

export interface DomeMaps {
  /** Positions of the vertices that block light, 3 each. */
  readonly casters: Float32Array;
  readonly radius: number;
  /** One map for each pair of directions. */
  readonly maps: readonly DomeMap[];
}

/** The last maps of each resolution, because previews and final pictures alternate. */
const cached = new Map<number, DomeMaps>();

/**
 * A map for each of `pairs` pairs of directions, `resolution` texels across a sphere of `radius` metres. They depend on
 * `casters` (3 each) alone, so that pictures of one subject from other sides reuse those that the thread has drawn.
 */
export function domeMaps(casters: Float32Array, radius: number, pairs: number, resolution: number): DomeMaps {
  const last = cached.get(resolution);
  const fits = last?.maps.length === pairs;
  if (fits && last.radius === radius && areEqual(last.casters, casters)) return last;
  const maps = fits
    ? last.maps.map(({ depths, blockers, used }): DomeMap => emptyMap(depths, blockers ?? used))
    : newDepths(pairs, resolution).map((depths) => emptyMap(depths, null));
  const made = { casters: casters.slice(), radius, maps };
  cached.set(resolution, made);
  return made;
}

function emptyMap(depths: DomeMap['depths'], used: DomeMap['used']): DomeMap {
  return { depths, drawn: false, blockers: null, used };
}

/** One allocation, because the C library returns only large blocks to the system. */
function newDepths(pairs: number, resolution: number): DomeMap['depths'][] {
  const texels = resolution * resolution;
  const memory = new Float32Array(2 * pairs * texels);
  const depths = (side: number) => memory.subarray(side * texels, (side + 1) * texels);
  return Array.from({ length: pairs }, (_, pair) => [depths(2 * pair), depths(2 * pair + 1)]);
}

/** The blockers of a map, ahead and behind, which are computed at first use. */
export function blockersOf(map: DomeMap, resolution: number): readonly [Blockers, Blockers] {
  const [ahead, behind] = map.depths;
  map.blockers ??= [
    createBlockers(ahead, resolution, true, map.used?.[0]),
    createBlockers(behind, resolution, true, map.used?.[1]),
  ];
  return map.blockers;
}
