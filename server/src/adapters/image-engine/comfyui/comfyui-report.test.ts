import { describe, expect, it } from 'vitest';
import { generateTask, nodesOf, openStudio, picture } from '../../../testing/fake-comfyui/comfyui-studio.ts';
import { filesOf, filesOfAll } from '../../../testing/fake-comfyui/family-files.ts';
import type { ModelFiles } from '../../../testing/fake-comfyui/object-info.ts';

describe('the report about the files of a server', () => {
  const reportOf = async (modelFiles: ModelFiles, commercialOnly = false) => {
    const { engine } = await openStudio({ modelFiles, settings: { commercialOnly } });
    const { files = [], warnings } = await engine.describe({ signal: new AbortController().signal });
    return { warnings, of: (name: string) => files.find((file) => file.name === name) };
  };

  it('says what a model is used for, with its encoder and VAE, and its licence', async () => {
    const { of, warnings } = await reportOf(filesOf('flux-2-klein-4b'));
    expect(of('flux-2-klein-4b.safetensors')).toEqual({
      name: 'flux-2-klein-4b.safetensors',
      family: 'FLUX.2 klein 4B',
      folder: 'diffusion_models',
      use: 'used',
      words: 'FLUX.2 klein 4B. Used to draw, to fill holes, to edit by words and for try-on.',
      licence: { name: 'Apache-2.0', sells: 'yes' },
      operations: ['generate', 'vary', 'inpaint', 'outpaint', 'instructEdit', 'tryOn'],
    });
    expect(of('qwen_3_4b.safetensors')).toMatchObject({ words: 'Used as encoder of FLUX.2 klein 4B.' });
    expect(of('flux2-vae.safetensors')).toMatchObject({ use: 'used' });
    expect(of('pixel_space')).toMatchObject({ use: 'unused' });
    expect(warnings).toEqual([]);
  });

  it('names the missing file, its folder and where to download it', async () => {
    const { of, warnings } = await reportOf(filesOf('flux-2-klein-4b', { text_encoders: [] }));
    expect(of('flux-2-klein-4b.safetensors')).toMatchObject({
      use: 'unused',
      words: expect.stringMatching(
        /^flux-2-klein-4b\.safetensors needs qwen_3_4b\.safetensors in text_encoders: download it from https:\/\/huggingface\.co\/Comfy-Org\//,
      ) as string,
    });
    expect(warnings).toEqual(['None of its models can draw from words: "Model files" says what each one lacks.']);
  });

  it('says why a file draws nothing, lies in the wrong folder, or comes second', async () => {
    const more = { checkpoints: ['sam3.1_multiplex_fp16.safetensors', 'krea2_turbo_bf16.safetensors', 'mine.ckpt'] };
    const { of } = await reportOf(filesOf('z-image-turbo', more));
    expect(of(more.checkpoints[0]!)?.words).toBe('Not used: it finds things in pictures and draws none.');
    expect(of(more.checkpoints[1]!)?.words).toBe('Krea 2 Turbo belongs in the folder diffusion_models: move it there.');
    expect(of(more.checkpoints[2]!)).toMatchObject({ use: 'ready' });
  });

  it('names what can be tried with each drawing model, which then draws although another is preferred', async () => {
    const families = ['z-image-turbo', 'flux-2-klein-4b', 'flux-1-kontext'];
    const studio = await openStudio({
      modelFiles: filesOfAll(...families),
      settings: { model: { steps: null, size: { multiple: 64, pixels: 256 * 256 } } },
    });
    const { files = [] } = await studio.engine.describe({ signal: new AbortController().signal });
    const triable = files.filter(({ operations }) => operations.length > 0);
    expect(triable.map(({ name, operations }) => [name, operations.includes('generate'), operations.length])).toEqual([
      ['z_image_turbo_bf16.safetensors', true, 4],
      ['flux-2-klein-4b.safetensors', true, 6],
      ['flux1-dev-kontext_fp8_scaled.safetensors', false, 1],
    ]);
    for (const { name } of triable.slice(0, 2)) {
      await studio.run(generateTask(), { weights: name });
      expect(nodesOf(studio, 'UNETLoader')[0]).toMatchObject({ unet_name: name });
    }
    const edit = { operation: 'instructEdit', model: 'kennaxl', count: 1, source: picture(64, 48) } as const;
    const weights = 'flux1-dev-kontext_fp8_scaled.safetensors';
    await studio.run({ ...edit, text: 'make it navy', scene: null, last: null, mask: null }, { weights });
    expect(nodesOf(studio, 'UNETLoader')[0]).toMatchObject({ unet_name: weights });
  });

  it('leaves out models whose pictures must not be sold, where the operator asks for that', async () => {
    const files = filesOf('flux-1-dev', { checkpoints: ['sd_xl_base_1.0.safetensors'] });
    expect((await reportOf(files)).of('flux1-dev.safetensors')).toMatchObject({
      use: 'used',
      licence: { sells: 'no' },
    });
    const { of } = await reportOf(files, true);
    expect(of('flux1-dev.safetensors')).toMatchObject({ use: 'unused' });
    expect(of('sd_xl_base_1.0.safetensors')).toMatchObject({ use: 'used' });
  });
});
