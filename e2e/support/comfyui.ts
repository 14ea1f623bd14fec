/** A product of its own whose engine is a ComfyUI server, for journeys through it. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startFakeComfyui, type FakeComfyui } from '../../server/src/testing/fake-comfyui/fake-comfyui.ts';
import { freePort } from './free-port.ts';
import { test as base } from './journey.ts';
import { startProduct } from './product-process.ts';

interface ComfyuiWorld {
  readonly url: string;
  readonly comfyui: FakeComfyui;
}

/** As `test`, of a studio that draws on ComfyUI. */
export const test = base.extend<{ comfyui: FakeComfyui }, { world: ComfyuiWorld }>({
  world: [
    async ({}, use) => {
      const shelves = { checkpoints: ['dreamshaper_8.safetensors'], diffusion_models: [] };
      const comfyui = await startFakeComfyui({ shelves });
      const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kenna-comfyui-'));
      const environment = { DATA_DIR: dataDir, COMFYUI_URL: comfyui.url };
      const product = await startProduct({ port: await freePort(), environment });
      await use({ url: product.url, comfyui });
      await product.stop();
      await comfyui.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ world }, use) => use(world.url),
  comfyui: ({ world }, use) => use(world.comfyui),
});
