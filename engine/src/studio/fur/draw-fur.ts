import { clamp } from '../../foundation/geometry/interpolation.ts';
import { createRandom } from '../../foundation/geometry/random.ts';
import { projectVertices } from '../camera/camera.ts';
import type { Camera } from '../camera/camera.ts';
import type { Frame } from '../render/frame.ts';
import type { Scene } from '../parts/scene.ts';
import { growStrands, STRAND } from './grow-strands.ts';
import type { Strands } from './grow-strands.ts';

export interface FurRequest {
  readonly scene: Scene;
  readonly camera: Camera;
  /** The frame into which hair is drawn. It must contain depth. */
  readonly frame: Frame;
  /** Called every few milliseconds; may throw to stop. */
  readonly onStep: () => void;
}

/** Whether a scene has parts with hair, for which the frame needs depth. */
export function hasFur({ parts }: Scene): boolean {
  return parts.some(({ material }) => material.hair !== undefined);
}

/**
 * Draws hair strand by strand on the parts whose material has hair. Each strand has the light of the skin at its root,
 * becomes paler towards its tip and covers lower strands, also beyond the silhouette, so fur has no hard edge.
 */
export function drawFur({ scene, camera, frame, onStep }: FurRequest): void {
  if (frame.depth.length === 0 || !hasFur(scene)) return;
  const projected = projectVertices(scene.geometry.positions, camera, frame.width, frame.height);
  const skin = frame.radiance.slice();
  const height = scene.bounds.max[1] - scene.bounds.min[1];
  for (let part = 0; part < scene.parts.length; part++) {
    const { hair } = scene.parts[part]!.material;
    if (hair === undefined) continue;
    const length = hair * clamp(height / COAT, MIN_LENGTH_SHARE, 1);
    const growth = hair < FLEECE ? 'curled' : 'combed';
    const strands = growStrands({
      scene,
      camera,
      frame,
      projected,
      part,
      triangles: trianglesOf(scene, part),
      length,
      growth,
    });
    onStep();
    const order = fromBelow(strands, frame.height);
    const bow = BOW[growth];
    const random = createRandom(part + 17);
    for (let i = 0; i < order.length; i++) {
      if (i % 4096 === 0) onStep();
      drawStrand(frame, skin, strands.values, order[i]! * STRAND, part, bow, random);
    }
  }
}

/** The range of triangles of a part, which are consecutive in the scene. */
function trianglesOf({ geometry: { triangleParts } }: Scene, part: number): { first: number; end: number } {
  const first = triangleParts.indexOf(part);
  return { first: Math.max(0, first), end: triangleParts.lastIndexOf(part) + 1 };
}

/** Strands sorted by the row of their roots, lowest first, because the hair of one lock covers the roots below it. */
function fromBelow({ count, values }: Strands, height: number): Uint32Array {
  const next = new Uint32Array(height + 1);
  const place = (i: number) => height - 1 - Math.min(height - 1, Math.max(0, Math.round(values[i * STRAND + 1]!)));
  for (let i = 0; i < count; i++) next[place(i) + 1]!++;
  for (let row = 0; row < height; row++) next[row + 1]! += next[row]!;
  const order = new Uint32Array(count);
  for (let i = 0; i < count; i++) order[next[place(i)]!++] = i;
  return order;
}

/** Length in metres below which hair is treated as fleece. */
const FLEECE = 0.01;
/**
 * Amplitude of the sideways bend of strands. The midpoint of a strand is displaced by at most an eighth of this share of
 * the strand's length.
 */
const BOW = { combed: 0.22, curled: 1.6 } as const;

/** Height in metres of a subject from which hair has its full length. */
const COAT = 1;
/** Share of that length on the smallest subjects. */
const MIN_LENGTH_SHARE = 0.36;

/** Factor on a strand's colour at its root. */
const ROOT_TONE = 0.72;
/** Factor on a strand's colour at its tip. */
const TIP_TONE = 1.2;
/** Variation of these factors between strands. */
const UNEQUAL = 0.34;
/** Maximum opacity of a strand. */
const COVER = 0.72;
/** Metres by which another surface must be nearer than a strand in order to hide it. */
const BEFORE = 0.004;

function drawStrand(
  frame: Frame,
  skin: Float32Array,
  values: Float32Array,
  at: number,
  part: number,
  amplitude: number,
  random: () => number,
): void {
  const { width, height, radiance, depth, parts, coverage, backgroundLight } = frame;
  const x0 = values[at]!;
  const y0 = values[at + 1]!;
  const x1 = values[at + 2]!;
  const y1 = values[at + 3]!;
  const z0 = values[at + 4]!;
  const z1 = values[at + 5]!;
  const root = (Math.round(y0) * width + Math.round(x0)) * 3;
  const tone = 1 + UNEQUAL * (random() + random() - 1);
  const bend = amplitude * (random() - 0.5);
  const steps = Math.max(3, Math.ceil(Math.sqrt((x1 - x0) ** 2 + (y1 - y0) ** 2)));
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const bow = bend * t * (1 - t);
    const x = x0 + (x1 - x0) * t - (y1 - y0) * bow;
    const y = y0 + (y1 - y0) * t * (0.8 + 0.2 * t) + (x1 - x0) * bow;
    const left = Math.floor(x);
    const row = Math.round(y);
    if (left < 0 || row < 0 || left >= width - 1 || row >= height) continue;
    const cover = COVER * Math.min(1, 0.35 + 3 * t) * (1 - t * t);
    const shade = tone * (ROOT_TONE + (TIP_TONE - ROOT_TONE) * Math.sqrt(t));
    for (let side = 0; side < 2; side++) {
      const k = row * width + left + side;
      const own = parts[k]! === part + 1;
      if (!own && depth[k]! < z0 + (z1 - z0) * t - BEFORE) continue;
      const share = cover * (side === 0 ? 1 - (x - left) : x - left);
      for (let c = 0; c < 3; c++) {
        radiance[k * 3 + c] = radiance[k * 3 + c]! + (skin[root + c]! * shade - radiance[k * 3 + c]!) * share;
      }
      if (own) continue;
      coverage[k] = Math.round(255 * clamp(coverage[k]! / 255 + share * (1 - coverage[k]! / 255)));
      if (backgroundLight.length > 0 && share > 0.3) backgroundLight[k] = 0;
    }
  }
}
