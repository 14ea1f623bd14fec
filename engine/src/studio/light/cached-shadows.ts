/**
 * Caches the shadow maps that a thread drew last, because a preview and its final picture alternate, and pictures of
 * one set from other sides can use the maps of the first.
 */
import type { Geometry } from '../../foundation/raster/geometry.ts';
import { createShadowMap } from '../../foundation/raster/shadow-map.ts';
import type { LitSphere, ShadowMap } from '../../foundation/raster/shadow-map.ts';
import type { PlacedLight } from '../../foundation/raster/softbox.ts';

interface ShadowRequest {
  /** Key that is equal for scenes with the same geometry and light. */
  readonly key: string;
  readonly geometry: Geometry;
  readonly lights: readonly PlacedLight[];
  readonly sphere: LitSphere;
  /** Texels across a shadow map. */
  readonly resolution: number;
  /** Called after each map; may throw to stop. */
  readonly onStep: () => void;
}

interface CachedShadows {
  readonly key: string;
  readonly resolution: number;
  readonly maps: readonly (ShadowMap | null)[];
}

/** Maximum number of cache entries. */
const MAX_CACHED = 2;

/** Cache entries in the order of their use, the latest last. */
const cached: CachedShadows[] = [];

/** One shadow map per light; null for fill lights, which cast no shadows. */
export function shadowsOf(request: ShadowRequest): readonly (ShadowMap | null)[] {
  const { key, resolution } = request;
  const at = cached.findIndex((entry) => entry.key === key && entry.resolution === resolution);
  const entry = at < 0 ? { key, resolution, maps: draw(request) } : cached.splice(at, 1)[0]!;
  cached.push(entry);
  return entry.maps;
}

function draw({ geometry, lights, sphere, resolution, onStep }: ShadowRequest): (ShadowMap | null)[] {
  const replaced = cached.length < MAX_CACHED ? undefined : cached.shift();
  const used = replaced?.resolution === resolution ? replaced.maps.filter((map) => map !== null) : [];
  return lights.map((light) => {
    if (!light.shadows) return null;
    const map = createShadowMap(geometry, light, sphere, resolution, used.pop());
    onStep();
    return map;
  });
}
