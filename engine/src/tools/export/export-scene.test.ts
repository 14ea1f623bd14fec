import { validateBytes } from 'gltf-validator';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import type { PictureScene } from '../../words/prompt/picture-scene.ts';
import { blackSurface, flatPoint } from '../../studio/materials/flat-point.ts';
import { applyMaterial } from '../../studio/materials/material.ts';
import { buildSubject } from '../../studio/scene/build-scene.ts';
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

interface TexturedGltf {
  readonly meshes: readonly {
    readonly primitives: readonly {
      readonly attributes: { readonly POSITION: number; readonly TEXCOORD_0: number };
      readonly indices: number;
      readonly material: number;
    }[];
  }[];
  readonly accessors: readonly {
    readonly bufferView: number;
    readonly byteOffset?: number;
    readonly componentType: number;
    readonly count: number;
  }[];
  readonly bufferViews: readonly {
    readonly byteOffset?: number;
    readonly byteLength: number;
    readonly byteStride?: number;
  }[];
  readonly materials: readonly {
    readonly pbrMetallicRoughness?: { readonly baseColorTexture?: { readonly index: number } };
  }[];
  readonly textures: readonly { readonly source: number }[];
  readonly images: readonly { readonly bufferView: number }[];
}

/** The mean place in millimetres of the dark triangles of a mesh, by their area. */
function darkPlace(
  p: Float32Array,
  indices: ArrayLike<number>,
  isDark: (a: number, b: number, c: number) => boolean,
): readonly number[] {
  const sum = [0, 0, 0];
  let whole = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [indices[t]!, indices[t + 1]!, indices[t + 2]!] as const;
    if (!isDark(...corners)) continue;
    const [a, b, c] = corners.map((k) => [...p.subarray(3 * k, 3 * k + 3)]) as [number[], number[], number[]];
    const [ux, uy, uz] = a.map((value, axis) => b[axis]! - value) as [number, number, number];
    const [vx, vy, vz] = a.map((value, axis) => c[axis]! - value) as [number, number, number];
    const area = Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
    a.forEach((value, axis) => (sum[axis]! += (1000 * area * (value + b[axis]! + c[axis]!)) / 3));
    whole += area;
  }
  return sum.map((value) => value / whole);
}

it('shows a text within 2 mm of where the scene has it', { timeout: 60_000 }, async () => {
  const prompt = 'white canvas tote bag with the text "HO"';
  const { brief, seed } = sceneOf(prompt);
  const { parts } = buildSubject({ brief, fabric: null, seed, detail: 1, freedom: 1 / 13, check: () => undefined });
  const { mesh, material } = parts.find(({ artworks }) => artworks !== undefined)!;
  const surface = blackSurface();
  const mean = (values: Float32Array, axis: 0 | 1, ...corners: readonly number[]) =>
    corners.reduce((sum, k) => sum + values[2 * k + axis]!, 0) / 3;
  const wanted = darkPlace(mesh.positions, mesh.indices, (...corners) => {
    applyMaterial(surface, material);
    material.paint!(
      { ...flatPoint(0.001), u: mean(mesh.uvs, 0, ...corners), v: mean(mesh.uvs, 1, ...corners) },
      surface,
    );
    return surface.g < DARK_LIGHT;
  });
  const { data } = await exportScene(sceneOf(prompt), 'glb', () => false, FEW_TEXELS);
  const file = Buffer.from(data);
  const gltf = descriptionOf(data) as unknown as TexturedGltf;
  const content = file.subarray(28 + file.readUInt32LE(12));
  const viewOf = (index: number) => {
    const { byteOffset = 0, byteLength } = gltf.bufferViews[index]!;
    return content.subarray(byteOffset, byteOffset + byteLength);
  };
  const valuesOf = (index: number, size: number): Float32Array => {
    const { bufferView, byteOffset = 0, componentType, count } = gltf.accessors[index]!;
    const view = viewOf(bufferView);
    const bytes = componentType === SHORT ? 2 : 4;
    const { byteStride = bytes * size } = gltf.bufferViews[bufferView]!;
    return Float32Array.from({ length: count * size }, (_, k) => {
      const at = byteOffset + Math.floor(k / size) * byteStride + bytes * (k % size);
      if (componentType === SHORT) return view.readUInt16LE(at);
      return componentType === LONG ? view.readUInt32LE(at) : view.readFloatLE(at);
    });
  };
  const shown: (readonly number[])[] = [];
  for (const { attributes, indices, material: own } of gltf.meshes.flatMap(({ primitives }) => primitives)) {
    const texture = gltf.materials[own]!.pbrMetallicRoughness?.baseColorTexture;
    if (texture === undefined) continue;
    const image = viewOf(gltf.images[gltf.textures[texture.index]!.source]!.bufferView);
    const { data: texels, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
    const places = valuesOf(attributes.TEXCOORD_0, 2);
    const place = darkPlace(valuesOf(attributes.POSITION, 3), valuesOf(indices, 1), (...corners) => {
      const [x, y] = [mean(places, 0, ...corners) * info.width, mean(places, 1, ...corners) * info.height];
      return texels[(Math.floor(y) * info.width + Math.floor(x)) * info.channels + 1]! < DARK_LEVEL;
    });
    if (place.every(Number.isFinite)) shown.push(place);
  }
  expect(shown).toHaveLength(1);
  expect(Math.hypot(...wanted.map((value, axis) => value - shown[0]![axis]!))).toBeLessThan(2);
});

/** Linear light of a black text on white cloth, and its level. */
const DARK_LIGHT = 0.15;
const DARK_LEVEL = 108;
/** Types of whole numbers in binary glTF. */
const SHORT = 5123;
const LONG = 5125;

it('refuses a scene without a shape, and stops when it is cancelled', async () => {
  await expect(exportScene(sceneOf('hope and thunder'), 'glb', () => false)).rejects.toMatchObject({
    kind: 'bad_input',
  });
  await expect(exportScene(sceneOf('gold ring'), 'glb', () => true)).rejects.toMatchObject({ kind: 'cancelled' });
});
