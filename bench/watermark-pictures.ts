/**
 * The pictures of the benchmark of the watermark: drawn ones of many things, colours, places and looks. They stay in the
 * temporary folder of the system, so that a run that was interrupted goes on where it ended.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltInEngine } from '@kenna/engine';
import sharp from 'sharp';
import { drawPixels, plainTask } from './plain-task.ts';

/** Side in pixels of a drawn picture. */
export const SIDE = 1024;

/** The numbers of things, colours and places have no common factor, so that each of the first 2233 prompts is another one. */
const THINGS = [
  'silk slip dress',
  'leather handbag',
  'cable knit sweater',
  'sneakers',
  'wool coat',
  'perfume bottle',
  'velvet armchair',
  'linen shirt',
  'gold ring with a gemstone',
  'denim jacket',
  'ceramic vase',
  'floral maxi dress',
  'sunglasses',
  'candle',
  'pleated midi skirt',
  'leather belt',
  'hoodie',
  'lipstick',
  'suitcase',
  'striped t-shirt',
  'ankle boots',
  'table lamp',
  'trench coat',
  'wristwatch',
  'silk scarf',
  'tailored suit',
  'teapot',
  'wide leg trousers',
  'backpack',
];
const COLOURS = [
  'black',
  'white',
  'navy',
  'emerald',
  'camel',
  'blush pink',
  'red',
  'silver',
  'mustard',
  'lilac',
  'light grey',
];
const PLACES = [
  'on white',
  'plain studio',
  'on marble',
  'on a beige background',
  'on a grey background',
  'on a black background',
  'in a garden',
];
/** Of ten pictures, eight are drawn in the usual look, and one in each of the others that are no line drawings. */
const RARE_LOOKS: Readonly<Record<number, 'editorial' | 'illustration'>> = { 4: 'editorial', 9: 'illustration' };

const promptOf = (index: number): string =>
  [COLOURS[index % COLOURS.length], THINGS[index % THINGS.length], PLACES[index % PLACES.length]].join(' ');

const FOLDER = join(tmpdir(), 'kenna-bench-watermark');

/** A file of the temporary folder, which is made if it is not there. */
export async function keptFile(name: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
  await mkdir(FOLDER, { recursive: true });
  const path = join(FOLDER, name);
  const kept = await readFile(path).catch(() => null);
  if (kept !== null) return kept;
  const made = await make();
  // A file that was written only in part must not be found by the next run.
  await writeFile(`${path}.${process.pid}`, made);
  await rename(`${path}.${process.pid}`, path);
  return Buffer.from(made);
}

/** The drawn picture of a number, as PNG. */
export const drawnPicture = (engine: BuiltInEngine, index: number): Promise<Buffer> =>
  keptFile(`drawn-${index}.png`, async () => {
    const task = { ...plainTask(promptOf(index), SIDE), look: RARE_LOOKS[index % 10] ?? 'studio' };
    const { width, height, channels, data } = await drawPixels(engine, task, 31 + index * 16);
    return sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 1 }).toBuffer();
  });
