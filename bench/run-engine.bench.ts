/**
 * Draws the same words one picture at a time and in a run, on a product of their own, and compares how long its engine worked
 * on them. The seeds differ, so that the engine remembers nothing.
 */
import { renderRoutes, runRoutes } from '@kenna/contract';
import { call } from '../e2e/support/api.ts';
import { withOwnProduct } from '../e2e/support/own-product.ts';
import { signUp } from '../e2e/support/people.ts';
import type { Measurement } from './report.ts';

const WORDS = ['navy cotton t-shirt', 'red linen shirt', 'green silk blouse', 'cognac leather handbag'];
/** Pairs of a round alone and a run, after one that warms up. */
const ROUNDS = 3;
const SIZE = { image_width: 512, image_height: 512 } as const;
const METRICS_TOKEN = 'a token of the benchmark';
const LOOK_MS = 100;
const TARGET = 1.1;

const wait = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS));

/** The time that the engine has worked since the product was started, in seconds. */
async function engineSeconds(url: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(new URL('/metrics', url), { headers })).text();
  const sums = [...text.matchAll(/^engine_run_duration_seconds_sum\{.*outcome="completed".*\} (\S+)$/gm)];
  return sums.reduce((sum, [, value]) => sum + Number(value), 0);
}

async function drawAlone(url: string, token: string): Promise<void> {
  for (const prompt of WORDS) {
    const body = { page: 'GenerateImage', prompt, image_count: 1, ...SIZE } as const;
    const { render_id: id } = await call(url, renderRoutes.create, { token, body });
    const status = async () => (await call(url, renderRoutes.get, { token, params: { id } })).status;
    while ((await status()) !== 'completed') await wait();
  }
}

async function drawRun(url: string, token: string): Promise<void> {
  const rows = WORDS.map((name, index) => ({ sku: `P-${index}`, name }));
  const body = { name: 'Autumn', rows, shots: [{ name: 'Front', prompt: '{name}', ...SIZE }] };
  const { run } = await call(url, runRoutes.create, { token, body });
  const params = { id: run.id };
  await call(url, runRoutes.start, { token, params, body: {} });
  const status = async () => (await call(url, runRoutes.get, { token, params })).run.status;
  while ((await status()) !== 'finished') await wait();
}

export async function benchRunEngine(): Promise<Measurement> {
  const worked = { alone: 0, run: 0 };
  const environment = { FREE_RENDER_LIMIT: '1000', METRICS_TOKEN, LIVE_PREVIEWS: 'no' };
  await withOwnProduct(environment, async (url) => {
    const { token } = await signUp(url);
    for (let round = 0; round <= ROUNDS; round += 1) {
      const before = await engineSeconds(url);
      await drawAlone(url, token);
      const between = await engineSeconds(url);
      await drawRun(url, token);
      const after = await engineSeconds(url);
      if (round === 0) continue;
      worked.alone += between - before;
      worked.run += after - between;
    }
  });
  const pictures = WORDS.length * ROUNDS;
  return {
    name: `Engine time of ${pictures} pictures of runs`,
    measured: `${worked.run.toFixed(1)} s of the engine in runs`,
    baseline: `${worked.alone.toFixed(1)} s for the same words, one picture at a time`,
    ratio: worked.run / worked.alone,
    target: TARGET,
  };
}
