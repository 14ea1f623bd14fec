import { validateBytes } from 'gltf-validator';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import type { PictureScene } from '../../words/prompt/picture-scene.ts';
import { buildSubject } from '../../studio/scene/build-scene.ts';
import { placePictures } from '../artwork/place-pictures.ts';
import { exportScene } from './export-scene.ts';

const sceneOf = (prompt: string): PictureScene => ({
  version: 1,
  seed: 7,
  guidance: 13,
  take: {},
  brief: readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' }),
});

const DRESS = 'emerald silk slip dress on a dress form';
const BOTTLE = 'amber glass perfume bottle with gold cap';

interface Gltf {
  readonly nodes: readonly { readonly name: string; readonly children?: readonly number[]; readonly mesh?: number }[];
  readonly meshes: readonly {
    readonly primitives: readonly { readonly attributes: { readonly POSITION: number } }[];
  }[];
  readonly accessors: readonly { readonly min: readonly number[]; readonly max: readonly number[] }[];
  readonly materials: readonly { readonly alphaMode?: string; readonly extensions?: Record<string, unknown> }[];
  readonly extensionsUsed?: readonly string[];
}

/** The JSON description inside a binary file. */
function descriptionOf(file: Uint8Array): Gltf {
  const view = Buffer.from(file);
  return JSON.parse(view.subarray(20, 20 + view.readUInt32LE(12)).toString('utf8')) as Gltf;
}

/** Few texels, which are enough to check that textures exist; one dress shows the size of a file with full textures. */
const FEW_TEXELS = 2.4e5;

async function exportAfresh(prompt: string) {
  const texels = prompt === DRESS ? [] : [FEW_TEXELS];
  const { data, contentType } = await exportScene(sceneOf(prompt), 'glb', () => false, ...texels);
  expect(contentType).toBe('model/gltf-binary');
  return { data, gltf: descriptionOf(data) };
}

const written = new Map<string, ReturnType<typeof exportAfresh>>();
/** Cached, because a file takes seconds: tests of the same scene share one file. */
function exported(prompt: string) {
  const file = written.get(prompt) ?? exportAfresh(prompt);
  written.set(prompt, file);
  return file;
}

it.each([
  [DRESS, ['left strap']],
  ['white cotton t-shirt with navy breton stripes', ['left sleeve', 'neck rib']],
  ['white leather low top sneaker', ['sole']],
  [BOTTLE, ['cap']],
])('writes a valid, small file with named parts: %s', { timeout: 60_000 }, async (prompt, parts) => {
  const { data, gltf } = await exported(prompt);
  const { issues, info } = await validateBytes(new Uint8Array(data));
  expect(issues).toMatchObject({ numErrors: 0, numWarnings: 0 });
  expect(info.totalTriangleCount).toBeLessThan(200_000);
  expect(data.length).toBeLessThan(15e6);
  const names = gltf.nodes.map(({ name }) => name);
  for (const part of parts) expect(names.filter((name) => name.includes(part))).not.toEqual([]);
});

it('keeps the size of a shape in metres', { timeout: 60_000 }, async () => {
  const prompt = 'plain glass vase';
  const { gltf } = await exported(prompt);
  const { brief, seed } = sceneOf(prompt);
  const { parts } = buildSubject({ brief, fabric: null, seed, detail: 1, freedom: 1 / 13, check: () => undefined });
  const { min, max } = meshBounds(parts.map(({ mesh }) => mesh));
  const boxes = gltf.meshes.flatMap(({ primitives }) =>
    primitives.map(({ attributes }) => gltf.accessors[attributes.POSITION]!),
  );
  for (const axis of [0, 1, 2]) {
    expect(Math.min(...boxes.map((box) => box.min[axis]!))).toBeCloseTo(min[axis]!, 3);
    expect(Math.max(...boxes.map((box) => box.max[axis]!))).toBeCloseTo(max[axis]!, 3);
  }
});

it('gives the stand its own node', { timeout: 60_000 }, async () => {
  const { gltf } = await exported(DRESS);
  const groups = gltf.nodes.filter(({ children }) => children !== undefined).map(({ name }) => name);
  expect(groups).toContain('stand');
  expect(groups).toHaveLength(2);
});

it('describes sheen, threads, sheer cloth and glass by the extensions of Khronos', { timeout: 90_000 }, async () => {
  const velvet = (await exported('burgundy velvet hat')).gltf;
  const silk = (await exported(DRESS)).gltf;
  const chiffon = (await exported('pink chiffon mini skirt')).gltf;
  const glass = (await exported(BOTTLE)).gltf;
  expect(velvet.extensionsUsed).toContain('KHR_materials_sheen');
  expect(silk.extensionsUsed).toContain('KHR_materials_anisotropy');
  expect(chiffon.materials.some(({ alphaMode }) => alphaMode === 'BLEND')).toBe(true);
  expect(glass.extensionsUsed).toContain('KHR_materials_transmission');
});

it('writes the same file from the same scene', { timeout: 60_000 }, async () => {
  const [first, second] = [await exportAfresh('gold ring'), await exportAfresh('gold ring')];
  expect(Buffer.from(first.data).equals(second.data)).toBe(true);
});

/** Values of an accessor of floats or indices, one array for each element. */
function valuesOf(file: Uint8Array, accessor: number, size: number): readonly (readonly number[])[] {
  const gltf = descriptionOf(file) as unknown as {
    readonly accessors: readonly { bufferView: number; byteOffset?: number; count: number; componentType: number }[];
    readonly bufferViews: readonly { byteOffset?: number; byteStride?: number }[];
  };
  const { bufferView, byteOffset = 0, count, componentType } = gltf.accessors[accessor]!;
  const view = gltf.bufferViews[bufferView]!;
  const bytes = binaryOf(file).subarray((view.byteOffset ?? 0) + byteOffset);
  const width = componentType === 5123 ? 2 : 4;
  const read = (at: number) =>
    componentType === 5126 ? bytes.readFloatLE(at) : width === 2 ? bytes.readUInt16LE(at) : bytes.readUInt32LE(at);
  const stride = view.byteStride ?? size * width;
  return Array.from({ length: count }, (_, k) => Array.from({ length: size }, (__, c) => read(k * stride + c * width)));
}

/** The bytes behind the JSON description of a binary file. */
const binaryOf = (file: Uint8Array): Buffer => Buffer.from(file).subarray(28 + Buffer.from(file).readUInt32LE(12));

interface Textured {
  readonly meshes: readonly {
    readonly primitives: readonly {
      readonly attributes: { readonly POSITION: number; readonly TEXCOORD_0: number };
      readonly indices: number;
      readonly material: number;
    }[];
  }[];
  readonly materials: readonly { readonly pbrMetallicRoughness: { readonly baseColorTexture?: { index: number } } }[];
  readonly textures: readonly { readonly source: number }[];
  readonly images: readonly { readonly bufferView: number }[];
  readonly bufferViews: readonly { readonly byteOffset?: number; readonly byteLength: number }[];
}

it('shows a placed picture, as large as it was asked for', { timeout: 60_000 }, async () => {
  const source = { width: 8, height: 8, channels: 4 as const, data: new Uint8Array(256) };
  for (let k = 0; k < 64; k++) source.data.set([220, 20, 20, 255], 4 * k);
  const place = { part: 'front', u: 0, v: 0, turn: 0, width_mm: 160, mirror: false, technique: 'print' } as const;
  const { scene } = placePictures(sceneOf('white canvas tote bag'), [{ source, ...place }], () => undefined);
  const { data } = await exportScene(scene, 'glb', () => false, FEW_TEXELS);
  const gltf = descriptionOf(data) as unknown as Textured;
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { attributes, indices, material } of gltf.meshes.flatMap(({ primitives }) => primitives)) {
    const texture = gltf.materials[material]!.pbrMetallicRoughness.baseColorTexture;
    if (texture === undefined) continue;
    const { byteOffset = 0, byteLength } =
      gltf.bufferViews[gltf.images[gltf.textures[texture.index]!.source]!.bufferView]!;
    const image = sharp(binaryOf(data).subarray(byteOffset, byteOffset + byteLength))
      .removeAlpha()
      .raw();
    const { data: texels, info } = await image.toBuffer({ resolveWithObject: true });
    const points = valuesOf(data, attributes.POSITION, 3);
    const uvs = valuesOf(data, attributes.TEXCOORD_0, 2);
    const corners = valuesOf(data, indices, 1).map(([index]) => index!);
    for (let t = 0; t < corners.length; t += 3) {
      for (let k = 0; k < 64; k++) {
        const [a, b] = [((k % 8) + 0.5) / 8, (Math.floor(k / 8) + 0.5) / 8];
        if (a + b > 1) continue;
        const mix = (values: readonly (readonly number[])[], c: number) =>
          (1 - a - b) * values[corners[t]!]![c]! + a * values[corners[t + 1]!]![c]! + b * values[corners[t + 2]!]![c]!;
        const column = Math.min(info.width - 1, Math.floor(mix(uvs, 0) * info.width));
        const row = Math.min(info.height - 1, Math.floor(mix(uvs, 1) * info.height));
        const at = 3 * (row * info.width + column);
        if (texels[at]! < 90 || texels[at]! < 2.2 * texels[at + 1]!) continue;
        [left, right] = [Math.min(left, mix(points, 0)), Math.max(right, mix(points, 0))];
        [low, high] = [Math.min(low, mix(points, 1)), Math.max(high, mix(points, 1))];
      }
    }
  }
  expect(Math.abs(right - left - 0.16)).toBeLessThan(0.006);
  expect(Math.abs(high - low - 0.16)).toBeLessThan(0.012);
  expect(Math.abs(right + left) / 2).toBeLessThan(0.01);
});

it('refuses a scene without a shape, and stops when it is cancelled', async () => {
  await expect(exportScene(sceneOf('hope and thunder'), 'glb', () => false)).rejects.toMatchObject({
    kind: 'bad_input',
  });
  await expect(exportScene(sceneOf('gold ring'), 'glb', () => true)).rejects.toMatchObject({ kind: 'cancelled' });
});
