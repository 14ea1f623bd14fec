import type { Model } from '@kenna/contract';
import { describe, expect, it } from 'vitest';
import {
  middleMask,
  nodesOf,
  openStudio,
  picture,
  type StudioOptions,
} from '../../../testing/fake-comfyui/comfyui-studio.ts';
import { ENGINE_OPERATIONS, type EditTask, type Pixels } from '../../../ports/engine-task.ts';

type TaskOf<Operation> = Extract<EditTask, { operation: Operation }>;

const model: Model = 'kennaxl';
const source = picture(131, 97);
const sizeOf = ({ width, height }: Pixels) => [width, height];

const upscale = (changes: Partial<TaskOf<'upscale'>> = {}): TaskOf<'upscale'> => ({
  operation: 'upscale',
  source,
  factor: 2,
  enhanceFaces: false,
  enhanceHands: false,
  model,
  count: 1,
  ...changes,
});

describe('cutting out, upscaling and enhancing faces on ComfyUI', () => {
  const subject = picture(80, 80, 'plain');
  const cutOut = { operation: 'removeBackground' as const, model };

  it('keeps the subject and its colours, and makes the rest transparent', async () => {
    const inner = middleMask(80, 80).data;
    const data = new Uint8Array(80 * 80 * 3).map((_, k) => (inner[Math.floor(k / 3)]! > 0 ? 200 : 20));
    const plain: Pixels = { ...subject, data };
    const { run } = await openStudio();
    const images = await run({ ...cutOut, source: plain, background: 'transparent', count: 2 });
    for (const { pixels } of images) {
      expect([...pixels.data.subarray(0, 4)]).toEqual([20, 20, 20, 0]);
      expect([...pixels.data.subarray((40 * 80 + 40) * 4, (40 * 80 + 40) * 4 + 4)]).toEqual([200, 200, 200, 255]);
    }
    const [onRed] = await run({ ...cutOut, source: plain, background: '#ff0000', count: 1 });
    expect([...onRed!.pixels.data.subarray(0, 3)]).toEqual([255, 0, 0]);
  });

  it('upscales by exactly the factor, with the network of the nearest factor, and upscales the alpha separately', async () => {
    const studio = await openStudio();
    const { pixels } = await studio.runOne(upscale());
    expect(sizeOf(pixels)).toEqual([262, 194]);
    expect(nodesOf(studio, 'UpscaleModelLoader')).toEqual([{ model_name: 'RealESRGAN_x2plus.pth' }]);
    const clear: Pixels = { ...subject, channels: 4, data: new Uint8Array(80 * 80 * 4).fill(7) };
    const large = await studio.runOne(upscale({ source: clear, factor: 4 }));
    expect([...sizeOf(large.pixels), large.pixels.channels, large.pixels.data[3]]).toEqual([320, 320, 4, 7]);
    expect(nodesOf(studio, 'UpscaleModelLoader')).toEqual([{ model_name: '4x-UltraSharp.pth' }]);
  });

  it('enhances faces, and reports that it did not enhance hands', async () => {
    const studio = await openStudio();
    const { remarks } = await studio.runOne(upscale({ enhanceFaces: true, enhanceHands: true }));
    expect(remarks).toEqual([{ kind: 'other', words: 'This engine did not enhance the hands.' }]);
    expect(nodesOf(studio, 'FaceRestoreCFWithModel')[0]).toMatchObject({ facedetection: 'retinaface_resnet50' });
    const faces = { operation: 'enhanceFaces' as const, source, faces: true, hands: false, model, count: 1 };
    expect(sizeOf((await studio.runOne(faces)).pixels)).toEqual([131, 97]);
  });
});

describe('the capabilities of a ComfyUI server', () => {
  const capabilitiesOf = async (options: StudioOptions) => {
    const { engine } = await openStudio(options);
    const before = ENGINE_OPERATIONS.map((operation) => engine.capabilityOf(operation, model));
    expect(await engine.isHealthy()).toBe(true);
    const after = ENGINE_OPERATIONS.map((operation) => [operation, engine.capabilityOf(operation, model)] as const);
    return { before, after: Object.fromEntries(after), engine };
  };

  it('follow from its nodes and weights, listed in the old or the new format', async () => {
    const { after, engine } = await capabilitiesOf({});
    expect(after).toEqual({
      generate: 'native',
      vary: 'native',
      inpaint: 'composed',
      outpaint: 'composed',
      sketch: 'native',
      tryOn: 'native',
      instructEdit: 'native',
      removeBackground: 'composed',
      upscale: 'native',
      enhanceFaces: 'native',
    });
    expect(engine.controlsOf('generate', model)).toEqual(expect.arrayContaining(['seed', 'negativePrompt', 'presets']));
    const old = await capabilitiesOf({ version: 'old' });
    expect(old.after).toMatchObject({ removeBackground: 'unavailable', upscale: 'native' });
  });

  it('are few with a single checkpoint, and fewer where the settings limit them', async () => {
    const nothing = { diffusion_models: [], controlnet: [], upscale_models: [], facerestore_models: [] };
    const modelFiles = { ...nothing, background_removal: [], checkpoints: ['any.safetensors'] };
    const bare = await capabilitiesOf({ modelFiles });
    expect(
      Object.entries(bare.after)
        .flatMap(([name, able]) => (able === 'unavailable' ? [] : [name]))
        .sort(),
    ).toEqual(['generate', 'inpaint', 'outpaint', 'vary']);
    const limited = await capabilitiesOf({ settings: { operations: ['upscale'] } });
    expect(limited.after).toMatchObject({ upscale: 'native', generate: 'unavailable' });
  });

  it('are reported to the operator, with the configured weights that are missing', async () => {
    const { engine } = await openStudio({ settings: { parts: { upscaler: 'gone.pth', faces: 'GFPGANv1.4' } } });
    const report = await engine.describe({ signal: new AbortController().signal });
    expect(report).toMatchObject({
      version: '0.38.2',
      queue: 0,
      warnings: ['The upscaler gone.pth is not there.'],
      devices: [{ name: 'cuda:0 Fake Card', memoryTotal: 24e9, memoryFree: 20e9 }],
    });
    expect(report.models).toContain('4x-UltraSharp.pth');
  });
});
