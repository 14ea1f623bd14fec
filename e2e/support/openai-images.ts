/** A product of its own whose engine is a service of OpenAI's Images interface, for what only such a service does. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  startFakeOpenAiImages,
  type FakeOpenAiImages,
} from '../../server/src/testing/fake-openai-images/fake-openai-images.ts';
import { freePort } from './free-port.ts';
import { test as base } from './journey.ts';
import { startProduct } from './product-process.ts';

interface ImagesWorld {
  readonly url: string;
  readonly images: FakeOpenAiImages;
}

/** As `test`, of a studio that draws through such a service. */
export const test = base.extend<{ images: FakeOpenAiImages }, { world: ImagesWorld }>({
  world: [
    async ({}, use) => {
      const images = await startFakeOpenAiImages();
      const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kenna-images-'));
      const environment = { DATA_DIR: dataDir, OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: images.url };
      const product = await startProduct({ port: await freePort(), environment });
      await use({ url: product.url, images });
      await product.stop();
      await images.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ world }, use) => use(world.url),
  images: ({ world }, use) => use(world.images),
});
