/** The first page of a library of 100,000 pictures, whole and sifted, beside the session check that each call begins with. */
import { performance } from 'node:perf_hooks';
import { accountRoutes, imageActionRoutes, imageRoutes, type Route } from '@kenna/contract';
import type { Person } from '../server/src/testing/world.ts';
import { milliseconds, type Measurement } from './report.ts';
import { IMAGES, seededLibrary } from './seeded-library.ts';

const REPEATS = 40;

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
  const { app, person } = await seededLibrary();
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
