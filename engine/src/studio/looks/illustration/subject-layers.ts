import { srgbFromLinear } from '../../materials/colour.ts';
import type { Frame } from '../../render/frame.ts';
import type { Scene } from '../../parts/scene.ts';
import type { Figure } from './figure/draw-figure.ts';
import { FIRST_PART, HAIR, PAPER, PLAIN, SHOE, SKIN } from './figure/sample-names.ts';

/**
 * Names every sample and composites the figure with the clothes, in front of everything that is behind its limbs. The
 * returned frame has those names as its parts. Skin, hair and shoes have the depth of their limb and face the viewer,
 * so that lines are found where limbs overlap but not inside them. `step` is the difference in depth in metres at which
 * one layer occludes another; limbs are separated by `APART` regardless.
 */
export function nameSamples(frame: Frame, scene: Scene, figure: Figure | null, step: number): Frame {
  const parts = new Uint8Array(frame.parts.length);
  const depth = frame.depth.slice();
  const normals = frame.normals.slice();
  const names = [PAPER, ...scene.parts.map((part, i) => nameOf(part.piece, part.role, i))];
  for (let k = 0; k < parts.length; k++) {
    let name = names[frame.parts[k]!]!;
    if (figure && figure.names[k]! > 0 && (name < FIRST_PART || depth[k]! > figure.depth[k]! + BEHIND)) {
      name = figure.names[k]!;
      depth[k] = (figure.depth[k]! * step) / APART;
    } else if (name < FIRST_PART) depth[k] = 1;
    parts[k] = name;
    if (name >= FIRST_PART || name === PAPER) continue;
    normals[k * 3] = 0;
    normals[k * 3 + 1] = 0;
    normals[k * 3 + 2] = 127;
  }
  return { ...frame, parts, depth, normals };
}

/** Difference in depth in metres between two overlapping limbs, which separates them by a line. */
const APART = 0.022;

/** Tolerance in metres of the depth of fabric at the outline of a limb, which is about that of the limb's axis. */
const BEHIND = 0.012;

function nameOf(piece: number, role: string, index: number): number {
  if (role === 'stand') return PLAIN;
  return piece >= 0 ? FIRST_PART + Math.min(index, 250) : PAPER;
}

/** Layers of the subject at the size of the picture, with one value per pixel, or three for colours. */
export interface SubjectLayers {
  readonly width: number;
  readonly height: number;
  /** Shares 0 to 1 of the pixel that show fabric (or a product), skin, hair and shoes. */
  readonly cloth: Float32Array;
  readonly skin: Float32Array;
  readonly hair: Float32Array;
  readonly shoes: Float32Array;
  /** Share 0 to 1 of clothes that words do not name. */
  readonly plain: Float32Array;
  /** Light on the fabric independent of its colour: 1 on average, more in highlights. */
  readonly light: Float32Array;
  /** sRGB of the fabric without light, 0 to 1, 3 values per pixel. */
  readonly pigment: Float32Array;
}

/** Averages samples to pixels. `frame` is the one that `nameSamples` returned. */
export function subjectLayers(
  frame: Frame,
  scene: Scene,
  width: number,
  height: number,
  check: () => void,
): SubjectLayers {
  const clear = scene.parts.map(({ role }) => role === 'glass' || role === 'liquid');
  const plane = (size = 1) => new Float32Array(width * height * size);
  const layers = {
    width,
    height,
    cloth: plane(),
    skin: plane(),
    hair: plane(),
    shoes: plane(),
    plain: plane(),
    light: plane(),
    pigment: plane(3),
  };
  const counts = plane();
  for (let y = 0; y < frame.height; y++) {
    if (y % 16 === 0) check();
    const row = Math.min(height - 1, Math.floor((y * height) / frame.height)) * width;
    for (let x = 0; x < frame.width; x++) {
      const p = row + Math.min(width - 1, Math.floor((x * width) / frame.width));
      counts[p] = counts[p]! + 1;
      addSample(layers, frame, clear, y * frame.width + x, p);
    }
  }
  for (let p = 0; p < counts.length; p++) average(layers, p, counts[p]!);
  return layers;
}

function addSample(
  layers: SubjectLayers,
  { parts, coverage, radiance, albedo }: Frame,
  clear: readonly boolean[],
  k: number,
  p: number,
): void {
  const name = parts[k]!;
  if (name === PAPER) return;
  const plane = planeOf(layers, name);
  if (name < FIRST_PART) {
    plane[p] = plane[p]! + 1;
    return;
  }
  const weight = coverage[k]! / 255;
  plane[p] = plane[p]! + weight;
  if (clear[name - FIRST_PART]) {
    addClearSample(layers, radiance, k, p, weight);
    return;
  }
  let brightest = 0;
  for (let c = 0; c < 3; c++) {
    layers.pigment[p * 3 + c] = layers.pigment[p * 3 + c]! + (weight * albedo[k * 3 + c]!) / 255;
    brightest = Math.max(brightest, radiance[k * 3 + c]!);
  }
  const own = Math.max(albedo[k * 3]!, albedo[k * 3 + 1]!, albedo[k * 3 + 2]!) / 255;
  // The square of the sRGB value approximates the linear albedo. The constant prevents the sheen of black satin from
  // counting as bright light on black.
  layers.light[p] = layers.light[p]! + (weight * brightest) / (own * own + 0.05);
}

function planeOf({ cloth, skin, hair, shoes, plain }: SubjectLayers, name: number): Float32Array {
  if (name === SKIN) return skin;
  if (name === HAIR) return hair;
  if (name === SHOE) return shoes;
  return name === PLAIN ? plain : cloth;
}

/**
 * Adds a sample of glass, which is painted in the colour of its transmitted light, as bright as in front of white
 * paper.
 */
function addClearSample(
  { pigment, light }: SubjectLayers,
  radiance: Float32Array,
  k: number,
  p: number,
  weight: number,
): void {
  let brightest = 0;
  for (let c = 0; c < 3; c++) {
    const passed = Math.min(1, 2.6 * radiance[k * 3 + c]!);
    brightest = Math.max(brightest, passed);
    pigment[p * 3 + c] = pigment[p * 3 + c]! + weight * srgbFromLinear(passed);
  }
  light[p] = light[p]! + weight * (0.4 + brightest);
}

function average(layers: SubjectLayers, p: number, count: number): void {
  const weight = layers.cloth[p]!;
  if (weight > 0) {
    layers.light[p] = layers.light[p]! / weight;
    for (let c = 0; c < 3; c++) layers.pigment[p * 3 + c] = layers.pigment[p * 3 + c]! / weight;
  }
  for (const plane of [layers.cloth, layers.skin, layers.hair, layers.shoes, layers.plain])
    plane[p] = plane[p]! / (count || 1);
}
