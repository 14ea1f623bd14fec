/**
 * A product whose engine is a service with OpenAI's Images API, for journeys of behaviour that only such a service has.
 */
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

/** Like `test`, with a product that renders through such a service. */
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
