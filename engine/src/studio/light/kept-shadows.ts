/**
 * The shadow maps that a thread drew last: a preview and its picture take turns, and pictures of one set from other
 * sides find those that the first has drawn.
 */
import type { Geometry } from '../../foundation/raster/geometry.ts';
import { createShadowMap } from '../../foundation/raster/shadow-map.ts';
import type { LitSphere, ShadowMap } from '../../foundation/raster/shadow-map.ts';
import type { PlacedLight } from '../../foundation/raster/softbox.ts';

interface ShadowRequest {
  /** Equal for scenes of one geometry in one light. */
  readonly key: string;
  readonly geometry: Geometry;
  readonly lights: readonly PlacedLight[];
  readonly sphere: LitSphere;
  /** Texels across a map. */
  readonly resolution: number;
  /** Called after each map; may throw to stop. */
  readonly onStep: () => void;
}

interface KeptShadows {
  readonly key: string;
  readonly resolution: number;
  readonly maps: readonly (ShadowMap | null)[];
}

const MOST = 2;

/** Latest last. */
const kept: KeptShadows[] = [];

/** One for each light; null for lights that only fill. */
export function shadowsOf(request: ShadowRequest): readonly (ShadowMap | null)[] {
  const { key, resolution } = request;
  const at = kept.findIndex((entry) => entry.key === key && entry.resolution === resolution);
  const entry = at < 0 ? { key, resolution, maps: draw(request) } : kept.splice(at, 1)[0]!;
  kept.push(entry);
  return entry.maps;
}

function draw({ geometry, lights, sphere, resolution, onStep }: ShadowRequest): (ShadowMap | null)[] {
  const replaced = kept.length < MOST ? undefined : kept.shift();
  const used = replaced?.resolution === resolution ? replaced.maps.filter((map) => map !== null) : [];
  return lights.map((light) => {
    if (!light.shadows) return null;
    const map = createShadowMap(geometry, light, sphere, resolution, used.pop());
    onStep();
    return map;
  });
}
