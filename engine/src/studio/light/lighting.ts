import type { Vec3 } from '../../foundation/geometry/vector.ts';
import { bakeAmbientDome } from '../../foundation/raster/ambient-dome.ts';
import type { Environment } from '../../foundation/raster/environment.ts';
import { geometryKey } from '../../foundation/raster/geometry-key.ts';
import type { LitSphere, ShadowMap } from '../../foundation/raster/shadow-map.ts';
import { placeLight } from '../../foundation/raster/softbox.ts';
import type { PlacedLight } from '../../foundation/raster/softbox.ts';
import { clamp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import type { Camera } from '../camera/camera.ts';
import type { LightRig } from './lights.ts';
import type { Scene } from '../parts/scene.ts';
import { shadowsOf } from './cached-shadows.ts';

/** A light rig applied to a scene: its shadow maps and the precomputed ambient light. */
export interface Lighting {
  readonly environment: Environment;
  readonly lights: readonly PlacedLight[];
  /** One shadow map per light; null for fill lights, which cast no shadows. */
  readonly shadows: readonly (ShadowMap | null)[];
  /** Red, green, blue and the visible share of the sky, 4 values per vertex. */
  readonly ambient: Float32Array;
}

export interface LightingQuality {
  /** Texels across a shadow map: 1400 to 1800, and 500 for a preview. */
  readonly shadowResolution: number;
  readonly domeDirections: number;
  readonly domeResolution: number;
}

const PREVIEW_LIGHT: LightingQuality = { shadowResolution: 320, domeDirections: 12, domeResolution: 72 };

/** Quality for a picture whose longer side has `pixels` pixels. A higher quality would make no visible difference. */
export function lightingQuality(pixels: number, coarse: boolean): LightingQuality {
  if (coarse) return PREVIEW_LIGHT;
  return {
    shadowResolution: Math.round(clamp(pixels * 1.6, 480, 1800)),
    domeDirections: pixels < 320 ? 36 : 56,
    domeResolution: pixels < 320 ? 160 : 280,
  };
}

/**
 * Lights a scene. The result is valid until the thread lights another scene. `wanted` is 1 for each vertex whose light
 * the picture needs; null means all. `onStep` receives the share done, 0 to 1, and may throw to stop.
 */
export function lightScene(
  scene: Scene,
  rig: LightRig,
  camera: Camera,
  quality: LightingQuality,
  wanted: Uint8Array | null,
  onStep: (share: number) => void,
): Lighting {
  const sphere = litSphere(scene);
  const lights = rig.boxes.map((box) => placeLight(box, camera.setAzimuth));
  const { environment } = rig;
  const grounds = scene.parts.map(({ role }) => role === 'ground');
  const key = geometryKey(scene.geometry) + JSON.stringify([sphere, lights, environment, grounds]);
  const shadows = shadowsOf({
    key,
    geometry: scene.geometry,
    lights,
    sphere,
    resolution: quality.shadowResolution,
    onStep: () => onStep(0.1),
  });
  const ambient = bakeAmbientDome(scene.geometry, {
    key,
    environment,
    sphere,
    fills: lights.filter((light) => !light.shadows),
    eye: camera.eye,
    wanted,
    directions: quality.domeDirections,
    resolution: quality.domeResolution,
    ground: (part, x, y, z) => (grounds[part]! ? groundOcclusion(scene, sphere, x, y, z) : null),
    onStep: (share) => onStep(0.3 + 0.7 * share),
  });
  return { environment, lights, shadows, ambient };
}

/** Uniform light without lamps or shadows, for pictures that only show shape. */
export function evenLight({ geometry }: Scene, { environment }: LightRig): Lighting {
  return {
    environment,
    lights: [],
    shadows: [],
    ambient: new Float32Array((geometry.positions.length / 3) * 4).fill(1),
  };
}

function litSphere({ bounds }: Scene): LitSphere {
  const { min, max } = bounds;
  const centre: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const radius = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2;
  return { centre, radius: radius * 1.12 };
}

/**
 * Occlusion fades out up the wall and away from the subject, where it is not noticeable and would be expensive to
 * compute.
 */
function groundOcclusion({ bounds }: Scene, sphere: LitSphere, x: number, y: number, z: number): number {
  const height = (bounds.max[1] - bounds.min[1]) / 1.5;
  const away = Math.hypot(x - sphere.centre[0], z - sphere.centre[2]) / sphere.radius;
  return (1 - smoothstep(0.12, 0.55, y / height)) * clamp(1 - smoothstep(1.1, 2.2, away));
}
