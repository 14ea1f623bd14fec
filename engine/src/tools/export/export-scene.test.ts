import { validateBytes } from 'gltf-validator';
import { expect, it } from 'vitest';
import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import type { PictureScene } from '../../words/prompt/picture-scene.ts';
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

it('refuses a scene without a shape, and stops when it is cancelled', async () => {
  await expect(exportScene(sceneOf('hope and thunder'), 'glb', () => false)).rejects.toMatchObject({
    kind: 'bad_input',
  });
  await expect(exportScene(sceneOf('gold ring'), 'glb', () => true)).rejects.toMatchObject({ kind: 'cancelled' });
});
