/** Compressed JavaScript that the home page loads before any interaction, for a visitor and for a member. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { freePort } from '../e2e/support/free-port.ts';
import { signUp } from '../e2e/support/people.ts';
import { startProduct } from '../e2e/support/product-process.ts';
import { kilobytes, type Measurement } from './report.ts';

const BUDGET_BYTES = 230_000;

interface Weight {
  scripts: number;
  all: number;
}

/** Bytes of a first visit with an empty cache. `token` is the session of a member; null for a visitor. */
async function weigh(url: string, token: string | null): Promise<Weight> {
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  if (token !== null) await page.addInitScript((value) => localStorage.setItem('session-token', value), token);
  const sizes = { scripts: 0, all: 0 };
  const types = new Map<string, string>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.all += encodedDataLength;
    if (types.get(requestId) === 'Script') sizes.scripts += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await browser.close();
  return sizes;
}

const described = ({ scripts, all }: Weight): string =>
  `${kilobytes(scripts)} of compressed JavaScript, ${kilobytes(all)} in all`;

export async function benchPageWeight(): Promise<Measurement> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kenna-bench-'));
  const product = await startProduct({ port: await freePort(), environment: { DATA_DIR: dataDir } });
  const { token } = await signUp(product.url);
  const visitor = await weigh(product.url, null);
  const member = await weigh(product.url, token);
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
  return {
    name: 'Weight of the home page',
    measured: `visitor ${described(visitor)}; member ${described(member)}`,
    baseline: `${kilobytes(BUDGET_BYTES)}, the budget for JavaScript`,
    ratio: Math.max(visitor.scripts, member.scripts) / BUDGET_BYTES,
  };
}
