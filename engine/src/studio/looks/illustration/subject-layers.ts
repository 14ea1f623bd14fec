import { srgbFromLinear } from '../../colour.ts';
import type { Frame } from '../../frame.ts';
import type { Scene } from '../../scene.ts';
import type { Figure } from './figure.ts';

/** What a sample shows to an illustrator. Cloth and things keep their part number above `FIRST_PART`. */
export const PAPER = 0;
const SKIN = 1;
const HAIR = 2;
const SHOE = 3;
const FIRST_PART = 4;

/**
 * Names every sample, replacing the stand by skin and putting the figure behind the clothes. The returned frame has
 * those names as its parts, and skin, hair and shoes lie flat, so that no line is found inside them.
 */
export function nameSamples(frame: Frame, scene: Scene, figure: Figure | null): Frame {
  const parts = new Uint8Array(frame.parts.length);
  const depth = frame.depth.slice();
  const normals = frame.normals.slice();
  const names = [PAPER, ...scene.parts.map((part, i) => nameOf(part.piece, part.role, i))];
  for (let y = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++) {
      const k = y * frame.width + x;
      let name = names[frame.parts[k]!]!;
      if (figure && name < FIRST_PART) name = figureName(figure, x / frame.samples, y / frame.samples, name);
      parts[k] = name;
      if (name >= FIRST_PART || name === PAPER) continue;
      depth[k] = 1;
      normals[k * 3] = 0;
      normals[k * 3 + 1] = 0;
      normals[k * 3 + 2] = 127;
    }
  }
  return { ...frame, parts, depth, normals };
}

function nameOf(piece: number, role: string, index: number): number {
  if (piece >= 0) return FIRST_PART + Math.min(index, 250);
  return role === 'stand' ? SKIN : PAPER;
}

function figureName({ skin, hair, shoes, neckRow }: Figure, x: number, y: number, name: number): number {
  const k = Math.min(skin.height - 1, Math.round(y)) * skin.width + Math.min(skin.width - 1, Math.round(x));
  if (hair.ink[k]! > 0.5) return HAIR;
  if (shoes.ink[k]! > 0.5) return SHOE;
  if (skin.ink[k]! > 0.5) return SKIN;
  return y < neckRow ? PAPER : name;
}

/** The subject at the size of the picture, ready to be painted: one value, or three for colours, per pixel. */
export interface SubjectLayers {
  readonly width: number;
  readonly height: number;
  /** Shares 0 to 1 of the pixel that show cloth (or a product), skin, hair and shoes. */
  readonly cloth: Float32Array;
  readonly skin: Float32Array;
  readonly hair: Float32Array;
  readonly shoes: Float32Array;
  /** Light on the cloth, whatever its colour: 1 on average, more in highlights. */
  readonly light: Float32Array;
  /** sRGB of the cloth without light, 0 to 1, 3 per pixel. */
  readonly pigment: Float32Array;
}

/** Averages samples to pixels. `frame` as `nameSamples` gives it. */
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
  const plane = name === SKIN ? layers.skin : name === HAIR ? layers.hair : name === SHOE ? layers.shoes : layers.cloth;
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
  // A black satin's gleam must not count as bright light on black: hence the constant.
  layers.light[p] = layers.light[p]! + (weight * brightest) / (own * own + 0.05);
}

/** Glass has no colour of its own: it is painted in that of the light it passes on, as bright as before white paper. */
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
  for (const plane of [layers.cloth, layers.skin, layers.hair, layers.shoes]) plane[p] = plane[p]! / (count || 1);
}
