import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { startProduct } from './product-process.ts';

/** Starts a new product with that environment, calls `work`, and removes the product and its data. */
export async function withOwnProduct(
  environment: Record<string, string>,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kenna-product-'));
  const product = await startProduct({ port: await freePort(), environment: { ...environment, DATA_DIR: dataDir } });
  try {
    await work(product.url);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
