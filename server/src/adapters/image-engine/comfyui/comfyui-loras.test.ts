import { describe, expect, it } from 'vitest';
import { generateTask, kindsOf, nodesOf, openStudio } from '../../../testing/fake-comfyui/comfyui-studio.ts';
import { filesOfAll } from '../../../testing/fake-comfyui/family-files.ts';

const model = 'kennaxl';
const INK = 'style/ink_wash_sdxl.safetensors';
const LINEN = 'linen.safetensors';
const DENIM = 'denim.safetensors';
const LORAS = [
  ...[INK, LINEN, DENIM, 'flux2_klein_9b_satin.safetensors', 'mystery.safetensors'],
  'Qwen-Image-Lightning-4steps-V1.0.safetensors',
];
const loraMetadata = {
  [LINEN]: {
    'modelspec.title': 'Linen  folds',
    'modelspec.architecture': 'stable-diffusion-xl-v1-base/lora',
    'modelspec.trigger_phrase': 'lnnfold',
  },
  [DENIM]: { ss_base_model_version: 'flux2_klein_4b', ss_trigger_words: '["dnm", "raw hem"]' },
};
const modelFiles = { ...filesOfAll('sdxl', 'flux-2-klein-4b'), loras: LORAS };
type Settings = NonNullable<Parameters<typeof openStudio>[0]>['settings'];

async function open(settings: Settings = {}) {
  const studio = await openStudio({ modelFiles, loraMetadata, settings });
  expect(await studio.engine.isHealthy()).toBe(true);
  return studio;
}
const namesIn = ({ engine }: Awaited<ReturnType<typeof open>>, operation: 'generate' | 'sketch' | 'tryOn') =>
  engine.lorasOf!(operation, model).map(({ name }) => name);

describe('LoRAs on the server', () => {
  it('are offered where a model fits them, with the title and the trigger words of their files', async () => {
    const studio = await open();
    expect(studio.engine.lorasOf!('generate', model)).toEqual([
      { name: INK, title: 'ink wash sdxl', words: '', strength: 1, base: 'SDXL' },
      { name: LINEN, title: 'Linen folds', words: 'lnnfold', strength: 1, base: 'SDXL' },
      { name: DENIM, title: 'denim', words: 'dnm, raw hem', strength: 1, base: 'FLUX.2 klein 4B' },
    ]);
    // Only SDXL has a control net for sketches here, and try-on draws with no words.
    expect(namesIn(studio, 'sketch')).toEqual([INK, LINEN]);
    expect(namesIn(studio, 'tryOn')).toEqual([]);
  });

  it('are loaded with their strength into the model that fits them, and their words reach the prompt', async () => {
    const studio = await open();
    await studio.run(generateTask({ loras: [{ name: LINEN, strength: 0.7 }] }));
    expect(nodesOf(studio, 'LoraLoader')).toMatchObject([
      { lora_name: LINEN, strength_model: 0.7, strength_clip: 0.7 },
    ]);
    expect(nodesOf(studio, 'CLIPTextEncode').map(({ text }) => text)).toContain('a red dress, lnnfold');

    await studio.run(generateTask({ loras: [{ name: DENIM, strength: 1.2 }] }));
    expect(nodesOf(studio, 'LoraLoaderModelOnly')).toMatchObject([{ lora_name: DENIM, strength_model: 1.2 }]);
    expect(kindsOf(studio)).toContain('EmptyFlux2LatentImage');

    await studio.run(generateTask());
    expect(kindsOf(studio).filter((kind) => kind.startsWith('Lora'))).toEqual([]);
  });

  it('change the picture', async () => {
    const studio = await open();
    const drawn = async (strength: number) =>
      (await studio.runOne(generateTask({ loras: [{ name: DENIM, strength }] }))).pixels.data;
    const full = await drawn(1);
    expect(await drawn(1)).toEqual(full);
    expect(await drawn(0.5)).not.toEqual(full);
  });

  it('of two models are refused together, and one that is gone is left out with a note', async () => {
    const studio = await open();
    const loras = [INK, DENIM].map((name) => ({ name, strength: 1 }));
    await expect(studio.run(generateTask({ loras }))).rejects.toMatchObject({ kind: 'bad_input' });
    const image = await studio.runOne(generateTask({ loras: [{ name: 'gone_style.safetensors', strength: 1 }] }));
    expect(image.remarks).toEqual([
      { kind: 'other', words: 'The style gone style is not on this engine, so it was left out.' },
    ]);
  });

  it('are described by the operator, or not offered', async () => {
    const loras = [{ file: 'mystery', title: 'Lace', words: 'lce', strength: 0.6, family: 'flux-2-klein-4b' }];
    const described = await open({ loras });
    expect(described.engine.lorasOf!('generate', model)[0]).toEqual({
      name: 'mystery.safetensors',
      title: 'Lace',
      words: 'lce',
      strength: 0.6,
      base: 'FLUX.2 klein 4B',
    });
    // The licences of the others are unknown.
    expect(namesIn(await open({ loras, commercialOnly: true }), 'generate')).toEqual(['mystery.safetensors']);
    expect(namesIn(await open({ loras, offersLoras: false }), 'generate')).toEqual([]);
  });

  it('are listed with their use, or why they have none', async () => {
    const { engine } = await open();
    const { files = [] } = await engine.describe({ signal: new AbortController().signal });
    const wordsOf = (name: string) => files.find((file) => file.name === name)?.words;
    expect(wordsOf(LINEN)).toBe('Offered as a style with SDXL. Trigger words: lnnfold.');
    expect(wordsOf(INK)).toBe('Offered as a style with SDXL. It names no trigger words.');
    expect(wordsOf('flux2_klein_9b_satin.safetensors')).toBe('Not used: it fits none of the models that draw here.');
    expect(wordsOf('mystery.safetensors')).toMatch(/^Not used: neither its name nor its metadata says/);
    expect(wordsOf('Qwen-Image-Lightning-4steps-V1.0.safetensors')).toMatch(
      /^Not used: it only makes a model need fewer steps/,
    );
  });
});
