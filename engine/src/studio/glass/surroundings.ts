import { clamp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import type { Vec3 } from '../../foundation/geometry/vector.ts';
import { environmentRadiance } from '../../foundation/raster/environment.ts';
import { softboxCoverage } from '../../foundation/raster/softbox.ts';
import type { Camera } from '../camera/camera.ts';
import type { Frame } from '../render/frame.ts';
import type { Lighting } from '../light/lighting.ts';
import type { Surroundings } from './trace-glass.ts';

/** Share by which the bright card brightens the picture that is seen straight through the glass. */
const BACKLIGHT = 0.46;
/** Radiance of the bright card in front of a black wall. The brighter the wall, the less the card is visible. */
const CARD = 0.4;
/**
 * Height of the bright card's centre above the floor, behind the lower third of the subject, as a share of the distance to the
 * wall.
 */
const CARD_HEIGHT = 0.06;
/** Radius of the bright card as a share of the distance to the wall. */
const CARD_REACH = 0.1;

/** Share of the light from the sides that the black flags block. */
const FLAG = 0.72;

/** Factor by which a jeweller's tent with its many small lamps is brighter than a studio. */
const TENT = 1.7;
/** Radiance of each lamp of the jeweller's tent. */
const LAMP_RADIANCE = 5;
/** Unit vectors to the lamps. The golden angle of 2.4 radians spreads them evenly over the upper hemisphere. */
const LAMPS: readonly Vec3[] = Array.from({ length: 34 }, (_, i): Vec3 => {
  const height = 0.05 + (0.93 * (i + 0.5)) / 34;
  const angle = i * 2.399963;
  const across = Math.sqrt(1 - height * height);
  return [across * Math.sin(angle), height, across * Math.cos(angle)];
});

/**
 * The surroundings that rays from glass meet. Rays that continue away from the camera read the picture rendered without
 * glass, at the floor or at a wall `reach` metres away. Other rays, and those that leave the picture, read the ambient
 * light and the lamps.
 */
export function createSurroundings(
  behind: Float32Array,
  frame: Frame,
  camera: Camera,
  lighting: Lighting,
  reach: number,
): Surroundings {
  const { width, height } = frame;
  const { forward, right, up, eye } = camera;
  const floor = floorRadiance(behind, width, height);
  const seenBehind = new Float64Array(3);

  function surrounding(dx: number, dy: number, dz: number, sharp: number, out: Float64Array): void {
    environmentRadiance(lighting.environment, dy, 0.12, out);
    const down = smoothstep(0.02, -0.35, dy);
    for (let c = 0; c < 3; c++) out[c] = out[c]! + (floor[c]! - out[c]!) * down * 0.8;
    for (const light of lighting.lights) {
      const cover = softboxCoverage(light, dx, dy, dz, sharp);
      if (cover > 0) for (let c = 0; c < 3; c++) out[c] = out[c]! + cover * light.radiance[c]!;
    }
  }

  /** Reads the picture at a point of space into `out`; false when the point is outside the picture. */
  function pictured(x: number, y: number, z: number, out: Float64Array): boolean {
    const px = x - eye[0];
    const py = y - eye[1];
    const pz = z - eye[2];
    const depth = px * forward[0] + py * forward[1] + pz * forward[2];
    if (depth < 0.05) return false;
    const scale = (camera.focal * width) / depth;
    const sx = width * (0.5 + camera.shiftX) - 0.5 + scale * (px * right[0] + py * right[1] + pz * right[2]);
    const sy = height * (0.5 + camera.shiftY) - 0.5 - scale * (px * up[0] + py * up[1] + pz * up[2]);
    const margin = width * 0.08;
    if (sx < -margin || sy < -margin || sx > width + margin || sy > height + margin) return false;
    bilinear(behind, width, height, clamp(sx, 0, width - 1.01), clamp(sy, 0, height - 1.01), out);
    return true;
  }

  return {
    seen(x, y, z, dx, dy, dz, out) {
      surrounding(dx, dy, dz, 0.05, out);
      // Black flags on both sides of clear glass, without which its edges would disappear in pale surroundings.
      const aside = Math.abs(dx * right[0] + dy * right[1] + dz * right[2]);
      const left = 1 - FLAG * smoothstep(0.22, 0.62, aside);
      for (let c = 0; c < 3; c++) out[c] = out[c]! * left;
      const away = smoothstep(0.05, 0.45, dx * forward[0] + dy * forward[1] + dz * forward[2]);
      if (away === 0) return 0;
      const far = dy < -1e-4 ? Math.min(reach, y / -dy) : reach;
      if (!pictured(x + dx * far, y + dy * far, z + dz * far, seenBehind)) return 0;
      // As in product photography, a bright card behind the subject lights the view straight through it.
      const straight = dx * forward[0] + dy * forward[1] + dz * forward[2];
      const offset = x * right[0] + y * right[1] + z * right[2];
      const distanceFromCard = Math.hypot(offset, y - reach * CARD_HEIGHT) / (reach * CARD_REACH);
      const through = Math.exp((straight - 1) * 14);
      const glow = (1 + BACKLIGHT * through * (1 - 1.5 * smoothstep(0.15, 1.25, distanceFromCard))) * left;
      // In front of a dark wall the card is hidden behind the subject, whose contents would otherwise be black.
      const missingLight = clamp(1 - Math.max(seenBehind[0]!, seenBehind[1]!, seenBehind[2]!) / CARD);
      const card = missingLight * through * smoothstep(1.15, 0.5, distanceFromCard);
      for (let c = 0; c < 3; c++) {
        const behindGlass = seenBehind[c]! * glow * (1 - card) + CARD * card;
        out[c] = out[c]! + (behindGlass - out[c]!) * away;
      }
      return away;
    },
    mirrored(dx, dy, dz, out) {
      surrounding(dx, dy, dz, 0.03, out);
    },
    sparkle(dx, dy, dz, out) {
      surrounding(dx, dy, dz, 0.03, out);
      // A dark camera in front of the stone and black flags between the lights, whose contrast makes a stone sparkle.
      const shaded = smoothstep(0.8, 0.93, -(dx * forward[0] + dy * forward[1] + dz * forward[2]));
      const flags = smoothstep(-0.35, 0.3, Math.sin(7 * Math.atan2(dx, dz) + 2.2 * dy + 0.6));
      const dark = (1 - 0.8 * shaded) * (dy < 0 ? 0.6 : 1) * (0.2 + 0.8 * flags);
      for (let c = 0; c < 3; c++) out[c] = out[c]! * dark * TENT;
      for (const lamp of LAMPS) {
        const cosine = dx * lamp[0] + dy * lamp[1] + dz * lamp[2];
        if (cosine < 0.985) continue;
        const shine = LAMP_RADIANCE * smoothstep(0.985, 0.995, cosine);
        for (let c = 0; c < 3; c++) out[c] = out[c]! + shine;
      }
    },
    lit(nx, ny, nz, out) {
      environmentRadiance(lighting.environment, ny, 0.6, out);
      for (let c = 0; c < 3; c++) out[c] = out[c]! * 1.2;
      for (const { direction: d, irradiance } of lighting.lights) {
        const facing = clamp(0.3 + 0.7 * (nx * d[0] + ny * d[1] + nz * d[2]));
        for (let c = 0; c < 3; c++) out[c] = out[c]! + facing * irradiance[c]! * 0.7;
      }
    },
  };
}

/** Mean radiance of the lowest row of the picture: the floor in front of the subject. */
function floorRadiance(behind: Float32Array, width: number, height: number): Float64Array {
  const sum = new Float64Array(3);
  const from = (height - 1) * width;
  for (let x = 0; x < width; x++) for (let c = 0; c < 3; c++) sum[c] = sum[c]! + behind[(from + x) * 3 + c]! / width;
  return sum;
}

function bilinear(image: Float32Array, width: number, height: number, x: number, y: number, out: Float64Array): void {
  const i = x | 0;
  const j = y | 0;
  const a = x - i;
  const b = y - j;
  const right = i + 1 < width ? 3 : 0;
  const below = j + 1 < height ? width * 3 : 0;
  const k = (j * width + i) * 3;
  for (let c = 0; c < 3; c++) {
    const top = image[k + c]! * (1 - a) + image[k + c + right]! * a;
    const low = image[k + c + below]! * (1 - a) + image[k + c + below + right]! * a;
    out[c] = top * (1 - b) + low * b;
  }
}
