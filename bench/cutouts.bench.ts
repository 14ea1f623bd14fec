/**
 * Cuts out garments and products whose alpha is known, because the engine draws them without a background: each of 20
 * things before a ground as shops photograph them (flats), and before grounds with colours, texture and shadow
 * (composites), twice each. It prints the error of alpha (0 to 1) and the overlap with the truth (intersection over
 * union) of every cut-out. With a folder, the pictures that were cut and the results over magenta are written to it.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createBuiltInEngine, type BuiltInEngine, type EnginePixels } from '@kenna/engine';
import { drawPixels, plainTask } from './plain-task.ts';
import type { Measurement } from './report.ts';

const SIDE = 640;
const GARMENTS = [
  'striped cotton shirt navy and white',
  'white linen shirt',
  'cream cable knit sweater',
  'white t-shirt',
  'ivory silk blouse with a bow',
  'black lace dress',
  'red silk evening gown',
  'white cotton summer dress',
  'floral summer dress',
  'blush tulle skirt',
  'white pleated skirt',
  'denim jacket',
  'beige trench coat',
  'brown fur coat',
  'grey wool trousers',
  'light blue jeans',
  'white shorts',
  'yellow hoodie',
  'black leather jacket',
  'pink polka dot blouse',
];
const PRODUCTS = [
  'white leather sneaker',
  'red high heel pump',
  'tan leather handbag',
  'black tote bag',
  'straw hat',
  'plaid wool scarf',
  'white ceramic mug',
  'wooden chair',
  'green velvet sofa',
  'gold hoop earrings',
];

type Colour = readonly [number, number, number];
/** The colour of a ground at a pixel; `shade` is the share of light that the shadow of the thing leaves there. */
type Ground = (x: number, y: number, shade: number) => Colour;

const grey = (level: number): Colour => [level, level, level];
/** The same fine grain in every run, -1 to 1. */
const grain = (x: number, y: number): number =>
  (Math.imul(Math.imul(x, 73_856_093) ^ Math.imul(y, 19_349_663), 0x9e3779b1) >>> 16) / 32_767.5 - 1;
const mottleAt = (x: number, y: number): number =>
  18 * Math.sin(x / 61 + Math.sin(y / 43)) + 9 * Math.sin(x / 7) * Math.cos(y / 5);

const FLAT_GROUNDS: Readonly<Record<string, Ground>> = {
  white: () => grey(255),
  'nearly white with grain': (x, y) => grey(246 + 2 * grain(x, y)),
  'white with a shadow': (_, __, shade) => grey(250 * shade),
  'light grey': () => grey(236),
};
const SCENE_GROUNDS: Readonly<Record<string, Ground>> = {
  gradient: (x, y, shade) => grey((225 - y / 10 - x / 30) * shade),
  'mottled wall': (x, y) => [168 + mottleAt(x, y), 172 + mottleAt(x, y), 158 + mottleAt(x, y)],
  planks(x, y, shade) {
    const level = 12 * Math.sin(y / 2.3 + 3 * Math.sin(x / 40)) + 6 * grain(x, y) + (x % 74 < 3 ? -60 : 0);
    return [(150 + level) * shade, (112 + level) * shade, (78 + level) * shade];
  },
  'studio with a floor': (_, y, shade) => grey((y > 500 ? 190 - 0.12 * (y - 500) : 214 - y / 30) * shade),
  'lights at night'(x, y) {
    const lamp = (cx: number, cy: number) => 150 * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / 1800);
    const warm = lamp(110, 140) + lamp(540, 90) + lamp(380, 410);
    return [30 + warm, 28 + 0.7 * warm, 48 + 0.3 * warm + lamp(250, 280)];
  },
  'pale pink': (_, __, shade) => [240 * shade, 214 * shade, 216 * shade],
};

/** Share of light at each pixel under the shadow of a thing that lies or stands in front of its ground. */
async function shadowOf({ width, height, data }: EnginePixels): Promise<Float32Array> {
  const alpha = Buffer.from(data.filter((_, k) => k % 4 === 3));
  const raw = { width, height, channels: 1 } as const;
  const soft = await sharp(alpha, { raw }).blur(10).toColourspace('b-w').raw().toBuffer();
  const [right, down] = [8, 14];
  return Float32Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [(i % width) - right, Math.floor(i / width) - down];
    return x < 0 || y < 0 ? 1 : 1 - (0.3 * soft[y * width + x]!) / 255;
  });
}

function lay({ width, height, data }: EnginePixels, ground: Ground, shade: Float32Array): EnginePixels {
  const laid = new Uint8Array(3 * width * height);
  for (let i = 0; i < width * height; i++) {
    const share = data[4 * i + 3]! / 255;
    ground(i % width, Math.floor(i / width), shade[i]!).forEach((level, c) => {
      const behind = Math.min(255, Math.max(0, level));
      laid[3 * i + c] = Math.round(share * data[4 * i + c]! + (1 - share) * behind);
    });
  }
  return { width, height, channels: 3, data: laid };
}

interface Row {
  readonly name: string;
  readonly error: number;
  readonly overlap: number;
}

function compare(name: string, cut: EnginePixels, truth: EnginePixels): Row {
  let [sum, both, either] = [0, 0, 0];
  for (let k = 3; k < truth.data.length; k += 4) {
    const [found, wanted] = [cut.channels === 4 ? cut.data[k]! : 255, truth.data[k]!];
    sum += Math.abs(found - wanted) / 255;
    if (found >= 128 && wanted >= 128) both++;
    if (found >= 128 || wanted >= 128) either++;
  }
  return { name, error: sum / (truth.width * truth.height), overlap: both / Math.max(1, either) };
}

async function write(folder: string, name: string, source: EnginePixels, cut: EnginePixels): Promise<void> {
  await mkdir(folder, { recursive: true });
  const sharpOf = ({ width, height, channels, data }: EnginePixels) =>
    sharp(data, { raw: { width, height, channels } });
  const over = await sharpOf(cut).flatten({ background: '#ff00ff' }).png().toBuffer();
  await sharpOf(source)
    .extend({ right: source.width })
    .composite([{ input: over, left: source.width, top: 0 }])
    .png()
    .toFile(join(folder, `${name.replaceAll(/[^a-z]+/g, '-')}.png`));
}

async function cutAll(
  engine: BuiltInEngine,
  prompts: readonly string[],
  grounds: Readonly<Record<string, Ground>>,
  folder: string | undefined,
): Promise<readonly Row[]> {
  const names = Object.keys(grounds);
  const options = { seed: 7, signal: new AbortController().signal, onProgress: () => undefined };
  const rows: Row[] = [];
  for (const [index, prompt] of prompts.entries()) {
    const truth = await drawPixels(engine, plainTask(prompt, SIDE, 'transparent'), options.seed);
    const shade = await shadowOf(truth);
    for (const turn of [0, 1]) {
      const ground = names[(index + turn * Math.floor(names.length / 2)) % names.length]!;
      const source = lay(truth, grounds[ground]!, shade);
      const [image] = await engine.edit(
        { operation: 'removeBackground', source, background: 'transparent', count: 1 },
        options,
      );
      rows.push(compare(`${prompt}, ${ground}`, image!.pixels, truth));
      if (folder) await write(folder, rows.at(-1)!.name, source, image!.pixels);
    }
  }
  return rows;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function judge(kind: string, rows: readonly Row[]): readonly (Measurement | string)[] {
  const error = mean(rows.map((row) => row.error));
  const overlaps = rows.map((row) => row.overlap);
  const compared = (name: string, value: number, wanted: number, ratio: number): Measurement => ({
    name: `${name} of ${rows.length} ${kind}`,
    measured: value.toFixed(4),
    baseline: `${wanted}`,
    ratio,
    target: 1,
  });
  return [
    ...rows.map((row) => `error ${row.error.toFixed(4)}, overlap ${row.overlap.toFixed(3)}: ${row.name}`),
    compared('Mean error of alpha', error, 0.02, error / 0.02),
    compared('Mean overlap with the truth', mean(overlaps), 0.97, 0.97 / mean(overlaps)),
    compared('Lowest overlap with the truth', Math.min(...overlaps), 0.9, 0.9 / Math.min(...overlaps)),
  ];
}

export async function benchCutouts(folder?: string): Promise<readonly (Measurement | string)[]> {
  const engine = createBuiltInEngine({ threads: 1 });
  const flats = await cutAll(engine, GARMENTS, FLAT_GROUNDS, folder);
  const scenes = [...PRODUCTS, ...GARMENTS.slice(0, 20 - PRODUCTS.length)];
  const composites = await cutAll(engine, scenes, SCENE_GROUNDS, folder);
  await engine.close();
  return [...judge('flats', flats), ...judge('composites', composites)];
}
