/**
 * `npm run gallery [name…]`: draws the pictures of the landing page's gallery again, all or the named ones, as
 * `content/gallery/gallery.json` describes them, and writes their thumbhashes and versions into that file. A row of the
 * file needs a name, a prompt, a model, a seed, a width and a height; the order of rows is the order on the page. A row
 * with `showcase` (an id that is never used again, a note, the day) is also an example in the showcase, which shows it large.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { createBuiltInEngine, type BuiltInEngine, type EnginePixels, type Look } from '../src/index.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../content/gallery');
const LIST = path.join(FOLDER, 'gallery.json');
/** Widths in px for columns of about 190 px on standard and on high-density screens. */
const WIDTHS = [240, 480];
/** Width in px of the file that the showcase shows large. */
const SHOWCASE_WIDTH = 960;
/** Maximum bytes per file, because the first screen loads a dozen of them. */
const LARGEST_FILE_BYTES = 45_000;
const LARGEST_SHOWCASE_FILE_BYTES = 180_000;
const QUALITIES = [84, 78, 70, 60, 48, 36];
const LOOKS: Record<string, Look> = {
  kenna: 'illustration',
  kennaxl: 'studio',
  kenna3: 'editorial',
  kennasketch: 'flat',
};

interface GalleryRow {
  readonly name: string;
  readonly prompt: string;
  readonly model: string;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly showcase?: { readonly id: number; readonly note: string; readonly drawn_on: string };
  thumbhash?: string;
  version?: string;
}

/** At the size of its row; an example of the showcase at the width of its large file. */
async function draw(engine: BuiltInEngine, row: GalleryRow): Promise<EnginePixels> {
  const { prompt, model, seed } = row;
  const scale = row.showcase ? SHOWCASE_WIDTH / row.width : 1;
  const [width, height] = [Math.round(row.width * scale), Math.round(row.height * scale)];
  const task = { operation: 'generate', prompt, negativePrompt: '', accentPrompt: '', styles: [] } as const;
  const [image] = await engine.run(
    { ...task, look: LOOKS[model], width, height, count: 1, guidance: 13, background: null },
    { seed, signal: new AbortController().signal, onProgress: () => undefined },
  );
  return image.pixels;
}

/** Uses the best quality that stays below the file limit. */
async function encode(picture: Sharp, width: number, limit: number): Promise<Buffer> {
  const sized = picture.clone().resize({ width });
  let file = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    file = await sized.webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (file.length <= limit) break;
  }
  return file;
}

async function thumbhashOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .clone()
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

async function make(engine: BuiltInEngine, row: GalleryRow): Promise<void> {
  const { data, width, height, channels } = await draw(engine, row);
  const picture = sharp(data, { raw: { width, height, channels } });
  const hash = createHash('sha256');
  for (const wide of row.showcase ? [...WIDTHS, SHOWCASE_WIDTH] : WIDTHS) {
    const limit = wide === SHOWCASE_WIDTH ? LARGEST_SHOWCASE_FILE_BYTES : LARGEST_FILE_BYTES;
    const file = await encode(picture, wide, limit);
    writeFileSync(path.join(FOLDER, `${row.name}-${wide}.webp`), file);
    hash.update(file);
  }
  row.thumbhash = await thumbhashOf(picture);
  row.version = hash.digest('hex').slice(0, 8);
  process.stdout.write(`${row.name}\n`);
}

const chosen = process.argv.slice(2);
const rows = JSON.parse(readFileSync(LIST, 'utf8')) as GalleryRow[];
const waiting = rows.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
const engine = createBuiltInEngine({ threads: 2 });
const lane = async (): Promise<void> => {
  for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) await make(engine, row);
};
await Promise.all([lane(), lane()]);
await engine.close();
writeFileSync(LIST, `${JSON.stringify(rows, null, 2)}\n`);
