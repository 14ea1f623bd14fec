/**
 * `npm run examples [file…]`: draws the example pictures of the web pages again, all or the named ones. Look at them at
 * full size before you commit them.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { createBuiltInEngine, type BuiltInEngine } from '../src/index.ts';
import { EXAMPLE_PICTURES, type ExamplePicture } from './pictures.ts';

const ASSETS = path.resolve(import.meta.dirname, '../../web/src/assets');
/** Size of an example in pixels. */
const WIDTH = 640;
const HEIGHT = 800;

async function make(engine: BuiltInEngine, { file, look, prompt, seed }: ExamplePicture): Promise<void> {
  const [image] = await engine.run(
    {
      operation: 'generate',
      prompt,
      negativePrompt: '',
      accentPrompt: '',
      styles: [],
      look,
      // Drawn larger and scaled down, so that fine lines and stitches stay clean.
      width: WIDTH * 1.5,
      height: HEIGHT * 1.5,
      count: 1,
      guidance: 13,
      background: null,
    },
    { seed, signal: new AbortController().signal, onProgress: () => undefined },
  );
  const { data, width, height, channels } = image.pixels;
  const target = path.join(ASSETS, file);
  await mkdir(path.dirname(target), { recursive: true });
  await sharp(data, { raw: { width, height, channels } }).resize(WIDTH, HEIGHT).webp({ quality: 84 }).toFile(target);
  process.stdout.write(`${target}\n`);
}

const chosen = process.argv.slice(2);
const engine = createBuiltInEngine({ threads: 2 });
const pictures = EXAMPLE_PICTURES.filter(({ file }) => chosen.length === 0 || chosen.includes(file));
await Promise.all(pictures.map((picture) => make(engine, picture)));
await engine.close();
