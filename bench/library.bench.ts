/** The first page of a library of 100,000 pictures, whole and sifted, beside the session check that each call begins with. */
import { performance } from 'node:perf_hooks';
import { accountRoutes, imageActionRoutes, imageRoutes, type Route } from '@kenna/contract';
import { testApp, type TestApp } from '../server/src/testing/test-app.ts';
import type { Person } from '../server/src/testing/world.ts';
import { milliseconds, type Measurement } from './report.ts';

const IMAGES = 100_000;
const REPEATS = 40;

const TOOLS = ['GenerateImage', 'GenerateImage', 'CreateVariations', 'RemoveBackground', 'Backdrop'] as const;
const COLOURS = ['red', 'blue', 'green', 'black', 'white'] as const;
const FABRICS = ['silk', 'wool', 'linen', 'velvet'];

/** One picture every five minutes for a year; some words, colours and models are rare, one picture in fifty is liked. */
const rowOf = (n: number) => ({
  tool: TOOLS[n % 5]!,
  model: n % 997 === 0 ? ('kennasketch' as const) : ('kennaxl' as const),
  original_key: `images/${n.toString(16).padStart(32, '0')}/original.png`,
  variants: JSON.stringify([320, 640, 768].map((width) => ({ width, key: `images/${n}/${width}.webp` }))),
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  ...{ width: n % 7 === 0 ? 1280 : 768, height: 768, bytes: 600_000 },
  colours: n % 1009 === 0 ? [COLOURS[n % 5]!, 'teal' as const] : [COLOURS[n % 5]!],
  words: `${FABRICS[n % 4]!} dress pleat${n % 1013 === 0 ? ' houndstooth' : ''}`,
  is_liked: n % 50 === 0,
  created_at: new Date(Date.now() - (IMAGES - n) * 5 * 60_000),
});

async function seedLibrary({ world }: TestApp, owner: Person): Promise<void> {
  const batch = 1000;
  for (let first = 1; first <= IMAGES; first += batch) {
    await world.pictures({ owner, rows: Array.from({ length: batch }, (_, k) => rowOf(first + k)) });
  }
}

/** Median of the waits of one caller. */
async function p50({ api }: Person, route: Route, query: Record<string, unknown> = {}): Promise<number> {
  const waits: number[] = [];
  for (let k = 0; k < REPEATS; k++) {
    const start = performance.now();
    const { status } = await api.call(route, { query });
    waits.push(performance.now() - start);
    if (status !== 200) throw new Error(`${route.path} answered ${status}`);
  }
  return waits.sort((a, b) => a - b)[REPEATS / 2]!;
}

export async function benchLibrary(): Promise<Measurement> {
  const app = await testApp({ worker: false });
  const person = await app.world.user();
  await seedLibrary(app, person);
  // As the hourly sweep does.
  await app.services.images.refreshStatistics();
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const cases: [name: string, query: Record<string, unknown>][] = [
    ['first page', {}],
    ['page 1000 by cursor', { cursor: Buffer.from(`before:${IMAGES - 20_000}`).toString('base64url') }],
    ['common word', { search: 'dress' }],
    ['rare word', { search: 'houndst' }],
    ['rare and common word', { search: 'velvet houndstooth' }],
    ['no hit', { search: 'umbrella' }],
    ['common colour', { colour: 'red' }],
    ['rare colour', { colour: 'teal' }],
    ['rare model', { model: 'kennasketch' }],
    ['tool and shape', { tool: 'Backdrop', shape: 'wide' }],
    ['a week, long ago', { from: day(300), until: day(293) }],
    ['old, one colour', { until: day(200), colour: 'blue' }],
    ['no upload', { tool: 'Adjust' }],
  ];
  const yardstick = await p50(person, accountRoutes.authenticate);
  const waits: string[] = [];
  let first = 0;
  for (const [name, query] of cases) {
    const wait = await p50(person, imageRoutes.listMine, query);
    first ||= wait;
    waits.push(`${name} ${milliseconds(wait)}`);
  }
  waits.push(`liked ${milliseconds(await p50(person, imageActionRoutes.listLiked))}`);
  waits.push(`count ${milliseconds(await p50(person, imageRoutes.countMine))}`);
  await app.close();
  return {
    name: `A library of ${IMAGES} pictures`,
    measured: `p50: ${waits.join(', ')}`,
    yardstick: `${milliseconds(yardstick)} for a call that only looks at the session`,
    ratio: first / yardstick,
  };
}
