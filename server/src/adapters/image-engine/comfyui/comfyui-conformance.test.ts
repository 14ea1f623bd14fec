import { pino } from 'pino';
import { afterAll } from 'vitest';
import { startFakeComfyui } from '../../../testing/fake-comfyui/fake-comfyui.ts';
import { remoteSettings } from '../../../testing/remote-settings.ts';
import { describeImageEngine } from '../image-engine.conformance.ts';
import { createComfyuiEngine } from './comfyui-engine.ts';

const small = { steps: 3, size: { multiple: 8, pixels: 256 * 256 } };

for (const version of ['old', 'new'] as const) {
  // Edit models draw a megapixel for every picture, which is slow here; comfyui-operations.test.ts covers them.
  const fake = await startFakeComfyui({ version, modelFiles: { diffusion_models: [] } });
  afterAll(() => fake.close());
  const settings = remoteSettings('comfyui', fake.url, { model: small });
  describeImageEngine(`on a ComfyUI of the ${version} version`, () =>
    createComfyuiEngine({ settings, log: pino({ level: 'silent' }) }),
  );
}
