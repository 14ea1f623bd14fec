/** A product whose engine is a ComfyUI server, for journeys of its own. */
import { filesOf } from '../../server/src/testing/fake-comfyui/family-files.ts';
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
      // FLUX.2 klein, as of 2026, and nothing else but an upscaler.
      const modelFiles = filesOf('flux-2-klein-4b', { upscale_models: ['RealESRGAN_x2plus.pth'] });
      const comfyui = await startFakeComfyui({ modelFiles, without: ['CatVTONWrapper'] });
      await withOwnProduct({ COMFYUI_URL: comfyui.url }, (url) => use({ url, comfyui }));
      await comfyui.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ world }, use) => use(world.url),
  comfyui: ({ world }, use) => use(world.comfyui),
});
