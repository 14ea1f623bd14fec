import { clamp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { srgbByte } from '../../studio/materials/colour.ts';

/** Length in metres of a brick with its joint. */
const LENGTH = 0.22;
/** Height in metres of a brick with its joint. */
const COURSE = 0.075;
/** Width of the joint in metres. */
const JOINT = 0.011;
/** Width in metres of the rounded edge of a brick, which catches light or lies in shade. */
const ROUNDED = 0.004;
/** Height in metres of the wall in a picture, for four variants. */
const WALL_HEIGHTS = [2, 1.4, 2.7, 1.7];

/**
 * Draws a wall in running bond, lit from the upper left or right. The linear reflectance of fired clay varies from
 * brick to brick.
 */
export function drawBrickWall(
  { width, height, seed, fromRight }: { width: number; height: number; seed: number; fromRight: boolean },
  onStep: (share: number) => void,
): EnginePixels {
  const data = new Uint8Array(width * height * 3);
  const metre = WALL_HEIGHTS[seed % WALL_HEIGHTS.length]! / height;
  const side = fromRight ? -1 : 1;
  const shift = (seed % 97) * 1.37;
  for (let y = 0; y < height; y++) {
    if (y % 16 === 0) onStep(y / height);
    for (let x = 0; x < width; x++) {
      const wobble = 0.0016 * noise2(x * metre * 40, y * metre * 40, 3);
      const down = y * metre + shift + wobble;
      const course = Math.floor(down / COURSE);
      const across = x * metre + shift + (course % 2 === 0 ? 0 : LENGTH / 2) + wobble;
      const brick = Math.floor(across / LENGTH);
      const dx = across - brick * LENGTH;
      const dy = down - course * COURSE;
      const edge = Math.min(dx, LENGTH - dx, dy, COURSE - dy) - JOINT / 2;
      const face = smoothstep(-metre * 0.6, metre * 0.9 + 0.001, edge);
      // Upper edges and edges towards the light are bright; the others cast a shadow into the joint.
      const rim = edge < ROUNDED ? clamp((side * (LENGTH / 2 - dx)) / LENGTH + (COURSE / 2 - dy) / COURSE, -1, 1) : 0;
      const own = noise2(brick * 7.13, course * 3.71, 11);
      const other = noise2(brick * 5.31, course * 9.17, 12);
      const rough =
        0.16 * fractalNoise2(across * 60, down * 60, 5, 3) + 0.08 * fractalNoise2(across * 4, down * 4, 7, 3);
      const shade = 1 + rough + 0.14 * rim;
      const clay = [0.29 + 0.08 * own, 0.1 + 0.035 * own + 0.02 * other, 0.062 + 0.02 * own + 0.02 * other];
      const mortar = 0.36 * (1 + rough) * (0.74 - 0.14 * rim);
      const at = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        data[at + c] = srgbByte(clay[c]! * shade * face + mortar * (c === 2 ? 0.9 : 1) * (1 - face));
      }
    }
  }
  return { width, height, channels: 3, data };
}
