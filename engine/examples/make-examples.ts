/**
 * `npm run examples [file…]`: draws the example pictures of the web pages again, all or the named ones, and what the tools
 * make of them. Look at them at full size before you commit them.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { createAdjuster, createBuiltInEngine, type BuiltInEngine, type EnginePixels } from '../src/index.ts';
import { EXAMPLE_PICTURES, type ExamplePicture } from './pictures.ts';
import { EXAMPLE_RESULTS } from './results.ts';

const ASSETS = path.resolve(import.meta.dirname, '../../web/src/assets');
/** Size of an example in pixels. */
const SIZE = { width: 640, height: 800 };
/** An example is drawn this much larger and scaled down, so that fine lines and stitches stay clean. */
const OVERSIZE = 1.5;

async function write(file: string, { data, width, height, channels }: EnginePixels, size = { width, height }) {
  const target = path.join(ASSETS, file);
  await mkdir(path.dirname(target), { recursive: true });
  await sharp(data, { raw: { width, height, channels } })
    .extract({ left: 0, top: 0, width: Math.min(width, Math.round((height * size.width) / size.height)), height })
    .resize(size.width, size.height)
    .webp({ quality: 84 })
    .toFile(target);
  process.stdout.write(`${target}\n`);
}

async function read(file: string): Promise<EnginePixels> {
  const picture = sharp(path.join(ASSETS, file)).removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data: new Uint8Array(data) };
}

async function draw(
  engine: BuiltInEngine,
  { file, look, prompt, seed, size = SIZE, oversize = OVERSIZE, isLeftHalf, background, view }: ExamplePicture,
) {
  // A tiny picture is drawn at the size of the others, because the engine draws details for the size that it is given.
  const scale = oversize * Math.max(1, SIZE.width / size.width);
  const [image] = await engine.run(
    {
      operation: 'generate',
      prompt,
      negativePrompt: '',
      accentPrompt: '',
      styles: [],
      look,
      width: size.width * scale * (isLeftHalf ? 2 : 1),
      height: size.height * scale,
      count: 1,
      guidance: 13,
      background: background ?? null,
      ...(view && { takes: [{ view }] }),
    },
    { seed, signal: new AbortController().signal, onProgress: () => undefined },
  );
  await write(file, image.pixels, size);
}

const chosen = process.argv.slice(2);
const isChosen = ({ file }: { readonly file: string }) => chosen.length === 0 || chosen.includes(file);
const engine = createBuiltInEngine({ threads: 2 });
const adjuster = createAdjuster();
await Promise.all(EXAMPLE_PICTURES.filter(isChosen).map((picture) => draw(engine, picture)));
for (const { file, from, make } of EXAMPLE_RESULTS.filter(isChosen))
  await write(file, await make(await read(from), { engine, adjuster, read }));
await Promise.all([engine.close(), adjuster.close()]);
