/**
 * Measures response times of a library of 100,000 pictures, as an HTTP client measures them: its pages with and without
 * filters, the liked pictures and the count. Only the first page has a target.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { accountRoutes, API_BASE, imageActionRoutes, imageRoutes, type Route } from '@kenna/contract';
import type { TimedRequest } from './caller-thread.ts';
import { milliseconds, type Measurement } from './report.ts';
import { IMAGES, seededLibrary } from './seeded-library.ts';

const WARM_UP = 40;
const REPEATS = 100;
/** Wanted response time of the first page in ms. */
const TARGET = 5;

type Query = Readonly<Record<string, string>>;

/** Creates a client that measures the median response time of a route in ms. */
function createCaller(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const caller = new Worker(new URL('./caller-thread.ts', import.meta.url), {
    workerData: { headers, warmUp: WARM_UP, repeats: REPEATS },
  });
  return {
    async p50({ method, path }: Route, query: Query = {}): Promise<number> {
      const asked: TimedRequest = { method, url: `${url}${API_BASE}${path}?${new URLSearchParams(query)}` };
      caller.postMessage(asked);
      const [wait] = (await once(caller, 'message')) as [number];
      return wait;
    },
    close: () => caller.terminate(),
  };
}

export async function benchLibrary(): Promise<Measurement> {
  const { app, person } = await seededLibrary();
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const cases: [name: string, query: Query][] = [
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
    ['tool without pictures', { tool: 'Adjust' }],
  ];
  const { p50, close } = createCaller(app.url, person.token);
  const session = await p50(accountRoutes.authenticate);
  const waits: string[] = [];
  let first = 0;
  for (const [name, query] of cases) {
    const wait = await p50(imageRoutes.listMine, query);
    first ||= wait;
    waits.push(`${name} ${milliseconds(wait)}`);
  }
  waits.push(`liked ${milliseconds(await p50(imageActionRoutes.listLiked))}`);
  waits.push(`count ${milliseconds(await p50(imageRoutes.countMine))}`);
  waits.push(`session alone ${milliseconds(session)}`);
  await close();
  await app.close();
  return {
    name: `A library of ${IMAGES} pictures`,
    measured: `p50: ${waits.join(', ')}`,
    baseline: `${TARGET} ms for the first page`,
    ratio: first / TARGET,
    target: 1,
  };
}
