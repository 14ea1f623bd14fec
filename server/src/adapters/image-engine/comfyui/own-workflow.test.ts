import { describe, expect, it } from 'vitest';
import { generateTask, openStudio, picture } from '../../../testing/fake-comfyui/comfyui-studio.ts';
import { mistakesIn } from './own/check-workflow.ts';

const DRAWING = {
  a: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: '{{checkpoint}}' } },
  b: { class_type: 'CLIPTextEncode', inputs: { text: 'our look, {{prompt}}', clip: ['a', 1] } },
  c: { class_type: 'CLIPTextEncode', inputs: { text: '{{negative_prompt}}', clip: ['a', 1] } },
  d: { class_type: 'EmptyLatentImage', inputs: { width: '{{width}}', height: '{{height}}', batch_size: 1 } },
  e: {
    class_type: 'KSampler',
    inputs: {
      model: ['a', 0],
      positive: ['b', 0],
      negative: ['c', 0],
      latent_image: ['d', 0],
      seed: '{{seed}}',
      steps: '{{steps}}',
      cfg: '{{cfg}}',
      sampler_name: '{{sampler}}',
      scheduler: 'simple',
      denoise: 1,
    },
  },
  f: { class_type: 'VAEDecode', inputs: { samples: ['e', 0], vae: ['a', 2] } },
  g: { class_type: 'SaveImageWebsocket', inputs: { images: ['f', 0] } },
};
const ENLARGING = {
  1: { class_type: 'LoadImage', inputs: { image: '{{image}}' } },
  2: { class_type: 'UpscaleModelLoader', inputs: { model_name: '4x-UltraSharp.pth' } },
  3: { class_type: 'ImageUpscaleWithModel', inputs: { upscale_model: ['2', 0], image: ['1', 0] } },
  4: { class_type: 'PreviewImage', inputs: { images: ['3', 0] } },
};

describe('an operator’s own workflow', () => {
  it('is filled with words and numbers, and its picture is read from the socket, in either format', async () => {
    for (const knowsFlags of [true, false]) {
      const { runOne, fake } = await openStudio({ knowsFlags, settings: { workflows: { generate: DRAWING } } });
      const { pixels } = await runOne(generateTask({ width: 90, height: 61 }), { seed: 12 });
      expect([pixels.width, pixels.height]).toEqual([90, 61]);
      const { prompt } = fake.prompts[0]!;
      expect(prompt['b']!.inputs).toMatchObject({ text: 'our look, a red dress' });
      expect(prompt['d']!.inputs).toEqual({ width: 96, height: 64, batch_size: 1 });
      expect(prompt['e']!.inputs).toMatchObject({ seed: 12, steps: 3, sampler_name: 'dpmpp_2m' });
    }
  });

  it('returns its picture in the size of the task', async () => {
    const { runOne } = await openStudio({ settings: { workflows: { upscale: ENLARGING } } });
    const source = picture(61, 45);
    const faces = { enhanceFaces: false, enhanceHands: false };
    const { pixels } = await runOne({ operation: 'upscale', source, factor: 2, ...faces, model: 'kennaxl', count: 1 });
    expect([pixels.width, pixels.height]).toEqual([122, 90]);
  });

  it('is checked for mistakes before it is used', async () => {
    expect(mistakesIn('generate', DRAWING)).toEqual([]);
    const { g: _result, ...noOutput } = DRAWING;
    expect(mistakesIn('generate', noOutput)).toEqual([
      'The workflow for generate has 0 nodes that save or show a picture instead of one.',
    ]);
    expect(mistakesIn('generate', ENLARGING)).toEqual([
      'The workflow for generate has no {{prompt}}.',
      'The workflow for generate has no {{seed}}.',
      'The workflow for generate has {{image}}, which it is not given.',
    ]);
    const { 1: _picture, ...broken } = ENLARGING;
    expect(mistakesIn('upscale', broken)).toContain(
      'The workflow for upscale links image of node 3 to a node that is not there.',
    );
    await expect(openStudio({ settings: { workflows: { vary: ENLARGING } } })).rejects.toThrow(/has no {{seed}}/);
  });

  it('makes the operation unavailable while the server lacks its nodes, and names them', async () => {
    const settings = { workflows: { upscale: ENLARGING } };
    const { engine } = await openStudio({ settings, without: ['ImageUpscaleWithModel'] });
    const { warnings } = await engine.describe({ signal: new AbortController().signal });
    expect(warnings).toEqual(['The workflow for upscale needs nodes that are not there: ImageUpscaleWithModel.']);
    expect(engine.capabilityOf('upscale', 'kennaxl')).toBe('unavailable');
  });
});
