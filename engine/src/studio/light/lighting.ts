import type { Vec3 } from '../../foundation/geometry/vector.ts';
import { bakeAmbientDome } from '../../foundation/raster/ambient-dome.ts';
import type { Environment } from '../../foundation/raster/environment.ts';
import { geometryKey } from '../../foundation/raster/geometry-key.ts';
import type { LitSphere, ShadowMap } from '../../foundation/raster/shadow-map.ts';
import { placeLight } from '../../foundation/raster/softbox.ts';
import type { PlacedLight } from '../../foundation/raster/softbox.ts';
import { clamp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import type { Camera } from '../camera/camera.ts';
import { goboLight } from './gobos.ts';
import type { GoboName } from './gobos.ts';
import type { LightRig } from './light-rig.ts';
import type { Scene } from '../parts/scene.ts';
import { shadowsOf } from './cached-shadows.ts';

/** A light rig applied to a scene: its shadow maps and the precomputed ambient light. */
export interface Lighting {
  readonly environment: Environment;
  readonly lights: readonly PlacedLight[];
  /** One shadow map per light; null for fill lights, which cast no shadows. */
  readonly shadows: readonly (ShadowMap | null)[];
  /** Share of the first light that passes its gobo at a point in metres; null without a gobo. */
  readonly gobo: ((x: number, y: number, z: number) => number) | null;
  /** Red, green, blue and the visible share of the sky, 4 values per vertex. */
  readonly ambient: Float32Array;
}

export interface LightingQuality {
  /** Texels across a shadow map: 480 to 1800 by the size of the picture, and 320 for a preview. */
  readonly shadowResolution: number;
  /** Number of directions from which ambient light is gathered. */
  readonly domeDirections: number;
  /** Texels across the depth map of each direction. */
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
  return { environment, lights, shadows, gobo: rig.gobo ? goboOf(rig.gobo, lights[0]!, sphere) : null, ambient };
}

/** Uniform light without lamps or shadows, for pictures that only show shape. */
export function evenLight({ geometry }: Scene, { environment }: LightRig): Lighting {
  return {
    environment,
    lights: [],
    shadows: [],
    gobo: null,
    ambient: new Float32Array((geometry.positions.length / 3) * 4).fill(1),
  };
}

/** The gobo of a light, aimed at the centre of the lit sphere. */
function goboOf(
  name: GoboName,
  { across: a, along: l }: PlacedLight,
  { centre, radius }: LitSphere,
): (x: number, y: number, z: number) => number {
  const passes = goboLight(name);
  return (x, y, z) => {
    const dx = (x - centre[0]) / radius;
    const dy = (y - centre[1]) / radius;
    const dz = (z - centre[2]) / radius;
    return passes(dx * a[0] + dy * a[1] + dz * a[2], dx * l[0] + dy * l[1] + dz * l[2]);
  };
}

function litSphere({ bounds }: Scene): LitSphere {
  const { min, max } = bounds;
  const centre: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const radius = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2;
  return { centre, radius: radius * 1.12 };
}

/**
 * Strength 0 to 1 of ambient occlusion on the ground. It fades out up the wall and away from the subject, where
 * occlusion is not noticeable and would be expensive to compute.
 */
function groundOcclusion({ bounds }: Scene, sphere: LitSphere, x: number, y: number, z: number): number {
  const height = (bounds.max[1] - bounds.min[1]) / 1.5;
  const away = Math.hypot(x - sphere.centre[0], z - sphere.centre[2]) / sphere.radius;
  return (1 - smoothstep(0.12, 0.55, y / height)) * clamp(1 - smoothstep(1.1, 2.2, away));
}
