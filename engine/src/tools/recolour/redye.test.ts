import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { luminancePlane, type Picture } from '../../foundation/image/picture.ts';
import { readSceneLight, type SceneLight } from '../shading/scene-light.ts';
import { createRandom } from '../../foundation/geometry/random.ts';
import { generateImage } from '../../run/operations/generate.ts';
import type { GenerateTask } from '../../words/tasks/generate-task.ts';
import type { Hex } from '../../foundation/colour/hex.ts';
import { oklabOf } from '../../foundation/colour/oklab.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { dyeShares, type DyeShares } from './dye-shares.ts';
import { oklabPlane } from './oklab-plane.ts';
import { redye } from './redye.ts';

interface Garment {
  readonly picture: Picture;
  /** 0 to 1 per pixel. */
  readonly matte: Float32Array;
  readonly dyes: DyeShares;
  readonly light: SceneLight;
}

function garmentOf(width: number, height: number, rgb: Uint8Array, matte: Float32Array): Garment {
  const picture = { width, height, rgb, alpha: null, mask: new Uint8Array(matte.length) };
  const light = readSceneLight(picture, new Uint8Array(matte.length).fill(1));
  return { picture, matte, dyes: dyeShares(picture, matte, noCheck), light };
}

const SIDE = 144;
const noCheck = () => undefined;
const GROUND = 205;

async function draw(prompt: string): Promise<Garment> {
  const words = { negativePrompt: '', accentPrompt: '', styles: [], look: 'studio', guidance: 9 } as const;
  const task = {
    operation: 'generate' as const,
    prompt,
    ...words,
    width: SIDE,
    height: SIDE,
    count: 1,
    background: 'transparent' as const,
  } satisfies GenerateTask;
  const scene = { version: 1, brief: readBrief(task), seed: 5, guidance: 9, take: {} } as const;
  const { pixels } = await generateImage(task, scene, { index: 0, isCancelled: () => false });
  const matte = new Float32Array(SIDE * SIDE);
  const rgb = new Uint8Array(SIDE * SIDE * 3);
  for (let i = 0; i < matte.length; i++) {
    const alpha = pixels.data[i * 4 + 3]! / 255;
    matte[i] = alpha;
    for (let c = 0; c < 3; c++) rgb[i * 3 + c] = pixels.data[i * 4 + c]! * alpha + GROUND * (1 - alpha);
  }
  return garmentOf(SIDE, SIDE, rgb, matte);
}

/** Dyes a garment and selects its cloth, without trims that keep their colour. */
function dye({ picture, matte, dyes, light }: Garment, colour: Hex) {
  const rgb = redye({ picture, matte, dyes, colour, light, contrast: 1, check: noCheck });
  const cloth = Uint8Array.from(matte, (value, i) => (value * dyes.share[i]! > 0.99 ? 1 : 0));
  const changed = matte.some((value, i) => value === 0 && [0, 1, 2].some((c) => rgb[i * 3 + c] !== picture.rgb[i * 3 + c])); // prettier-ignore
  return { rgb, changed, hue: hueAway(rgb, cloth, colour), structure: correlation(picture.rgb, rgb, cloth) };
}

/** Difference in degrees between the mean hue inside and the requested one. */
function hueAway(rgb: Uint8Array, inside: Uint8Array, colour: Hex): number {
  const lab = oklabPlane(rgb);
  const [, x, y] = oklabOf(colour);
  let [a, b] = [0, 0];
  for (let i = 0; i < inside.length; i++) {
    a += inside[i]! * lab[i * 3 + 1]!;
    b += inside[i]! * lab[i * 3 + 2]!;
  }
  return Math.abs((Math.atan2(b * x - a * y, a * x + b * y) * 180) / Math.PI);
}

/** Pearson correlation of linear luminance. */
function correlation(one: Uint8Array, two: Uint8Array, inside: Uint8Array): number {
  const [a, b] = [luminancePlane(one), luminancePlane(two)];
  let [n, x, y, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < inside.length; i++) {
    if (!inside[i]) continue;
    n++;
    x += a[i]!;
    y += b[i]!;
    xx += a[i]! ** 2;
    yy += b[i]! ** 2;
    xy += a[i]! * b[i]!;
  }
  return (n * xy - x * y) / Math.sqrt((n * xx - x * x) * (n * yy - y * y));
}

const [WHITE, MINT, CRIMSON, BLACK] = ['#f8f6f0', '#98e4c4', '#a5122d', '#111111'] as const;

describe.each(['black leather jacket', 'dark blue straight jeans'])('a %s', (prompt) => {
  let garment: Garment;
  beforeAll(async () => {
    garment = await draw(prompt);
  });

  it.each([WHITE, MINT, CRIMSON, BLACK])('dyed %s keeps the structure of its light, and its background', (colour) => {
    const { hue, structure, changed } = dye(garment, colour);
    expect(structure).toBeGreaterThan(0.9);
    expect(changed).toBe(false);
    // White and black have no measurable hue.
    if (colour === MINT || colour === CRIMSON) expect(hue).toBeLessThan(5);
  });
});

describe('a label on black cloth', () => {
  const label = (i: number) => i % SIDE > 60 && i % SIDE < 74 && i / SIDE > 40 && i / SIDE < 50;

  /** Black cloth with folds from shade to a weak shine, and sensor noise. */
  function blackCloth(): Garment {
    const random = createRandom(3);
    const rgb = new Uint8Array(SIDE * SIDE * 3);
    for (let i = 0; i < SIDE * SIDE; i++) {
      const fold = Math.sin((i % SIDE) / 9) + 0.6 * Math.sin(i / SIDE / 23);
      rgb.fill(label(i) ? 190 : 26 + 9 * fold + 3 * random(), i * 3, i * 3 + 3);
    }
    return garmentOf(SIDE, SIDE, rgb, new Float32Array(SIDE * SIDE).fill(1));
  }

  it('keeps its colour when the cloth takes another', () => {
    const cloth = blackCloth();
    const { rgb, structure } = dye(cloth, CRIMSON);
    expect(structure).toBeGreaterThan(0.9);
    const middle = (45 * SIDE + 68) * 3;
    expect([...rgb.subarray(middle, middle + 3)]).toEqual([190, 190, 190]);
  });

  it('differs from the light along an edge of the cloth, which turns as pale as the cloth', () => {
    const [left, rim] = [24, 3];
    const rgb = new Uint8Array(SIDE * SIDE * 3);
    const matte = Float32Array.from({ length: SIDE * SIDE }, (_, i) => (i % SIDE >= left ? 1 : 0));
    const isRim = (i: number) => i % SIDE >= left && i % SIDE < left + rim;
    for (let i = 0; i < matte.length; i++)
      rgb.fill(label(i) ? 190 : matte[i] ? (isRim(i) ? 85 : 16) : 205, i * 3, i * 3 + 3);
    const white = luminancePlane(dye(garmentOf(SIDE, SIDE, rgb, matte), WHITE).rgb);
    for (let i = 0; i < matte.length; i++) if (isRim(i)) expect(white[i]).toBeGreaterThan(0.4);
  });

  it('lies on white cloth with bright folds and shadows of a medium tone', () => {
    const { rgb } = dye(blackCloth(), WHITE);
    const tones = [...luminancePlane(rgb)].filter((_, i) => !label(i)).toSorted((a, b) => a - b);
    const at = (share: number) => tones[Math.floor(share * tones.length)]!;
    expect(at(0.5)).toBeGreaterThan(0.6);
    expect(at(0.97)).toBeGreaterThan(0.78);
    expect(at(0.03)).toBeLessThan(0.68 * at(0.97));
  });
});

describe('photographs', () => {
  /** Rectangles inside a garment, as shares of the picture: left, top, right, bottom. */
  const places = {
    'man-tank-top.png': [0.38, 0.34, 0.62, 0.58],
    'man-runway.jpg': [0.37, 0.24, 0.62, 0.43],
    'jeans.jpg': [0.3, 0.3, 0.45, 0.85],
    'tshirt.jpg': [0.35, 0.25, 0.65, 0.8],
    'dress-model.jpg': [0.37, 0.32, 0.58, 0.52],
    'astronaut.png': [0.1, 0.6, 0.4, 0.9],
  } as const;

  it.each(Object.entries(places))('keep the structure of their light: %s', async (name, [left, top, right, bottom]) => {
    const file = fileURLToPath(new URL(`../../../../../shared/photos/${name}`, import.meta.url));
    if (!existsSync(file)) {
      process.stdout.write(`Skipped: there are no photographs beside the project (../shared/photos/${name}).\n`);
      return;
    }
    const { data, info } = await sharp(file)
      .rotate()
      .resize({ height: 208 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const matte = Float32Array.from({ length: width * height }, (_, i) => {
      const [x, y] = [(i % width) / width, Math.floor(i / width) / height];
      return x > left && x < right && y > top && y < bottom ? 1 : 0;
    });
    const garment = garmentOf(width, height, new Uint8Array(data), matte);
    const { structure, changed } = dye(garment, WHITE);
    expect(structure).toBeGreaterThan(0.9);
    expect(changed).toBe(false);
    expect(dye(garment, MINT).hue).toBeLessThan(5);
  });
});
