import { dot, subtract } from '../../foundation/geometry/vector.ts';
import type { Camera } from '../camera/camera.ts';
import type { Frame } from './frame.ts';
import type { Scene } from '../parts/scene.ts';

export interface LamplightRequest {
  readonly scene: Scene;
  readonly camera: Camera;
  readonly frame: Frame;
  /** Called every few milliseconds; may throw to stop. */
  readonly onStep: () => void;
}

/** Colour of a 2700 K bulb relative to daylight. */
const WARMTH = [1, 0.72, 0.4] as const;
/** Light of a lamp on its surroundings, as a share of the studio light. */
const STRENGTH = 0.62;

/**
 * Brightens the ground and the wall around each lit lamp with warm light. The ground is far larger than a lamp and has
 * one colour, so that distance in the picture can approximate distance in the room.
 */
export function drawLamplight({ scene, camera, frame, onStep }: LamplightRequest): void {
  for (const part of scene.parts) {
    if (!part.shines) continue;
    const ray = subtract(part.shines.at, camera.eye);
    const depth = dot(ray, camera.forward);
    const scale = (camera.focal * frame.width) / depth;
    const x = frame.width * (0.5 + camera.shiftX) + scale * dot(ray, camera.right);
    const y = frame.height * (0.5 + camera.shiftY) - scale * dot(ray, camera.up);
    brighten(frame, scene, x, y, part.shines.reach * scale * 1.25, onStep);
  }
}

function brighten(
  { width, height, parts, radiance, coverage }: Frame,
  scene: Scene,
  x: number,
  y: number,
  reach: number,
  onStep: () => void,
): void {
  const isGround = [true, ...scene.parts.map((part) => part.role === 'ground')];
  for (let row = 0; row < height; row++) {
    if (row % 64 === 0) onStep();
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const part = parts[at]!;
      if (!isGround[part] || (part === 0 && coverage[at] === 0 && radiance[at * 3] === 0)) continue;
      // Light reaches further down the wall and over the floor than upwards.
      const down = (row - y) * (row > y ? 0.8 : 1.1);
      const far = ((column - x) ** 2 + down * down) / (reach * reach);
      const share = STRENGTH / Math.pow(1 + far, 1.6);
      for (let c = 0; c < 3; c++) radiance[at * 3 + c] = radiance[at * 3 + c]! * (1 + share * WARMTH[c]!);
    }
  }
}
