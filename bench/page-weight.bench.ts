/** Compressed JavaScript that the home page loads before anyone touches it, beside its budget. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { freePort } from '../e2e/support/free-port.ts';
import { startProduct } from '../e2e/support/product-process.ts';
import { kilobytes, type Measurement } from './report.ts';

const BUDGET_BYTES = 230_000;

async function scriptBytes(url: string): Promise<{ scripts: number; all: number }> {
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  const page = await browser.newPage();
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

export async function benchPageWeight(): Promise<Measurement> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kenna-bench-'));
  const product = await startProduct({ port: await freePort(), environment: { DATA_DIR: dataDir } });
  const { scripts, all } = await scriptBytes(product.url);
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
  return {
    name: 'Weight of the home page',
    measured: `${kilobytes(scripts)} of compressed JavaScript, ${kilobytes(all)} in all`,
    yardstick: `${kilobytes(BUDGET_BYTES)}, the budget for JavaScript`,
    ratio: scripts / BUDGET_BYTES,
  };
}
