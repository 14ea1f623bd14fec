/** A product whose engine is a ComfyUI server, for journeys of its own. */
import { startFakeComfyui, type FakeComfyui } from '../../server/src/testing/fake-comfyui/fake-comfyui.ts';
import { test as base } from './journey.ts';
import { withOwnProduct } from './own-product.ts';

interface ComfyuiWorld {
  readonly url: string;
  readonly comfyui: FakeComfyui;
}

/** Like `test`, with a product that renders on ComfyUI. */
export const test = base.extend<{ comfyui: FakeComfyui }, { world: ComfyuiWorld }>({
  world: [
    async ({}, use) => {
      const modelFiles = { checkpoints: ['dreamshaper_8.safetensors'], diffusion_models: [] };
      const comfyui = await startFakeComfyui({ modelFiles });
      await withOwnProduct({ COMFYUI_URL: comfyui.url }, (url) => use({ url, comfyui }));
      await comfyui.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ world }, use) => use(world.url),
  comfyui: ({ world }, use) => use(world.comfyui),
});
