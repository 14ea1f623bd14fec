/** A product of its own whose engine is a service of OpenAI's Images interface, for what only such a service does. */
import {
  startFakeOpenAiImages,
  type FakeOpenAiImages,
} from '../../server/src/testing/fake-openai-images/fake-openai-images.ts';
import { test as base } from './journey.ts';
import { withOwnProduct } from './own-product.ts';

interface ImagesWorld {
  readonly url: string;
  readonly images: FakeOpenAiImages;
}

/** As `test`, of a studio that draws through such a service. */
export const test = base.extend<{ images: FakeOpenAiImages }, { world: ImagesWorld }>({
  world: [
    async ({}, use) => {
      const images = await startFakeOpenAiImages();
      await withOwnProduct({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: images.url }, (url) => use({ url, images }));
      await images.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ world }, use) => use(world.url),
  images: ({ world }, use) => use(world.images),
});
