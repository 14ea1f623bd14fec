/**
 * `npm run contact-sheet [page…]`: draws the engine's matrix of forms, looks, fabrics, patterns, settings, lights and
 * views as pages of captioned pictures. Existing pages are skipped unless they are named, so that an interrupted run
 * can be resumed. `fuzz` is a page of random prompts, `asked` and `asked held-out` are prompts that were written without
 * sight of the engine; they are only drawn when named. Flags go after `--`: `--folder data/contact-sheet`, `--size 256`,
 * `--count 500` (pictures of `fuzz`).
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createBuiltInEngine } from '../src/index.ts';
import { askedCaption, askedCells } from './asked-page.ts';
import { contactPages, type ContactPage } from './contact-pages.ts';
import { drawCells, type DrawnCell } from './draw-cells.ts';
import { drawPage } from './draw-page.ts';
import { fuzzCells, fuzzReport } from './fuzz-page.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Random prompts are drawn small, because they test words and shapes, not details. */
const FUZZ_SIZE = 96;

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: path.join(ROOT, 'data', 'contact-sheet') },
    size: { type: 'string', default: '256' },
    count: { type: 'string', default: '500' },
  },
});

const atOnce = availableParallelism();
const engine = createBuiltInEngine({ threads: atOnce });
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
process.once('SIGTERM', () => stop.abort());

const say = (line: string) => process.stdout.write(`${line}\n`);

async function draw({ name, columns, cells, lines = 1 }: ContactPage, size: number): Promise<void> {
  const file = path.join(values.folder, `${name}.png`);
  if (existsSync(file) && !named.includes(name.split('-')[0]!)) {
    say(`${file} is there already: name ${name} to draw it again.`);
    return;
  }
  const onDrawn = (done: number) => process.stdout.write(`\r${name} ${done}/${cells.length}`);
  const drawn = await drawCells(engine, cells, { size, atOnce, signal: stop.signal, onDrawn });
  const captionOf = (one: DrawnCell) => (name.startsWith('asked') ? askedCaption(one) : one.cell.caption);
  const pictures = drawn.map((one) => ({ caption: captionOf(one), pixels: one.image?.pixels ?? null }));
  await drawPage(file, pictures, { columns, size, lines });
  say(`\r${file}`);
  if (name === 'fuzz') for (const line of fuzzReport(drawn)) say(line);
  else for (const { cell, failure } of drawn) if (failure !== null) say(`failed, ${failure}: ${cell.prompt}`);
}

const vocabulary = engine.sceneVocabulary();
const pages = contactPages(vocabulary);
const fuzz = () => ({ name: 'fuzz', columns: 20, cells: fuzzCells(vocabulary, Number(values.count)) });
const asked = named.includes('held-out') ? 'held-out' : 'open';
const known = [...pages.map(({ name }) => name), 'fuzz', 'asked', 'held-out'];
const unknown = named.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  say(`There is no page ${unknown.join(', ')}. Pages: ${known.join(', ')}.`);
  process.exitCode = 1;
} else {
  await mkdir(values.folder, { recursive: true });
  try {
    for (const page of pages) {
      if (named.length === 0 || named.includes(page.name)) await draw(page, Number(values.size));
    }
    if (named.includes('asked'))
      await draw({ name: `asked-${asked}`, columns: 10, lines: 9, cells: askedCells(asked) }, Number(values.size));
    if (named.includes('fuzz')) await draw(fuzz(), FUZZ_SIZE);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    say('\nStopped. Pages that are finished stay.');
  }
}
await engine.close();
