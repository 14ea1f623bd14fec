import { areEqual } from '../geometry/are-equal.ts';
import { createBlockers } from './blockers.ts';
import type { Blockers } from './blockers.ts';

/**
 * What blocks light along one direction and along its opposite, in the same texels: the nearest depth of each, from the
 * middle of the scene.
 */
export interface DomeMap {
  readonly depths: readonly [ahead: Float32Array, behind: Float32Array];
  /** Whether the depths are those of the dome's casters. */
  drawn: boolean;
  /** The same for the ground, ahead and behind, once it has been asked for. */
  blockers: readonly [Blockers, Blockers] | null;
  /** Of an earlier dome, whose memory they may take over. */
  readonly used: readonly [Blockers, Blockers] | null;
}

export interface DomeMaps {
  /** What blocks light, 3 each. */
  readonly casters: Float32Array;
  readonly radius: number;
  /** One for each pair of directions. */
  readonly maps: readonly DomeMap[];
}

/** The last of each resolution: previews and pictures take turns. */
const kept = new Map<number, DomeMaps>();

/**
 * A map for each of `pairs` pairs of directions, `resolution` texels across the `radius` of a scene in metres. Pictures
 * of one subject from other sides find those that the thread has drawn: `casters` (3 each) are all that they depend on.
 */
export function domeMaps(casters: Float32Array, radius: number, pairs: number, resolution: number): DomeMaps {
  const last = kept.get(resolution);
  const fits = last?.maps.length === pairs;
  if (fits && last.radius === radius && areEqual(last.casters, casters)) return last;
  const maps = fits
    ? last.maps.map(({ depths, blockers, used }): DomeMap => emptyMap(depths, blockers ?? used))
    : newDepths(pairs, resolution).map((depths) => emptyMap(depths, null));
  const made = { casters: casters.slice(), radius, maps };
  kept.set(resolution, made);
  return made;
}

function emptyMap(depths: DomeMap['depths'], used: DomeMap['used']): DomeMap {
  return { depths, drawn: false, blockers: null, used };
}

/** In one piece: the C library gives back what is large. */
function newDepths(pairs: number, resolution: number): DomeMap['depths'][] {
  const texels = resolution * resolution;
  const memory = new Float32Array(2 * pairs * texels);
  const depths = (side: number) => memory.subarray(side * texels, (side + 1) * texels);
  return Array.from({ length: pairs }, (_, pair) => [depths(2 * pair), depths(2 * pair + 1)]);
}

export function blockersOf(map: DomeMap, resolution: number): readonly [Blockers, Blockers] {
  const [ahead, behind] = map.depths;
  map.blockers ??= [
    createBlockers(ahead, resolution, true, map.used?.[0]),
    createBlockers(behind, resolution, true, map.used?.[1]),
  ];
  return map.blockers;
}
