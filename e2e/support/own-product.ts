import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { startProduct } from './product-process.ts';

/** Stops the product, calls `meanwhile` with its data folder, and starts it again on the same address. */
export type Pause = (meanwhile: (dataDir: string) => Promise<void>) => Promise<void>;

/** Starts a new product with that environment, calls `work`, and removes the product and its data. */
export async function withOwnProduct(
  environment: Record<string, string>,
  work: (url: string, pause: Pause) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kenna-product-'));
  const port = await freePort();
  const start = () => startProduct({ port, environment: { ...environment, DATA_DIR: dataDir } });
  let product = await start();
  try {
    await work(product.url, async (meanwhile) => {
      await product.stop();
      await meanwhile(dataDir);
      product = await start();
    });
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
