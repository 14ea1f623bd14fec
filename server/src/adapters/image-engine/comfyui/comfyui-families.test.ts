import { describe, expect, it } from 'vitest';
import {
  generateTask,
  kindsOf,
  middleMask,
  nodesOf,
  openStudio,
  picture,
  words,
} from '../../../testing/fake-comfyui/comfyui-studio.ts';
import { FAMILIES_WITH_FILES, filesOf } from '../../../testing/fake-comfyui/family-files.ts';
import type { ModelFiles } from '../../../testing/fake-comfyui/object-info.ts';
import { ENGINE_OPERATIONS, type EngineOperation, type EngineTask } from '../../../ports/engine-task.ts';
import { FAMILIES } from '../families/index.ts';
import { recognise } from '../families/recognise.ts';

const model = 'kennaxl';
const source = picture(64, 48);
const garment = picture(40, 60, 'a garment');
const each = { model, count: 1 } as const;

const TASKS: Readonly<Record<EngineOperation, EngineTask>> = {
  generate: generateTask(),
  vary: {
    operation: 'vary',
    ...words,
    ...each,
    source,
    scene: null,
    strength: 0.5,
    blend: null,
    colourways: [],
  },
  inpaint: { operation: 'inpaint', ...words, ...each, source, mask: middleMask(64, 48), creative: 25 },
  outpaint: {
    operation: 'outpaint',
    ...words,
    ...each,
    source,
    width: 96,
    height: 80,
    background: null,
    strength: 1,
    placement: { x: 16, y: 16, width: 64, height: 48 },
  },
  sketch: {
    operation: 'sketch',
    ...words,
    ...each,
    source,
    edges: false,
    strength: 0.5,
    lineControl: 1,
    width: 64,
    height: 64,
    background: null,
  },
  tryOn: { operation: 'tryOn', ...each, source, garment, category: 'upper', prompt: '' },
  instructEdit: {
    operation: 'instructEdit',
    ...each,
    source,
    scene: null,
    text: 'make it navy',
    last: null,
    mask: null,
  },
  removeBackground: {
    operation: 'removeBackground',
    ...each,
    source,
    background: 'transparent',
  },
  upscale: { operation: 'upscale', ...each, source, factor: 2, enhanceFaces: false, enhanceHands: false },
  enhanceFaces: { operation: 'enhanceFaces', ...each, source, faces: true, hands: false },
};

type Studio = Awaited<ReturnType<typeof openStudio>>;

/** Small enough for a test; a multiple of 64 suits every family. */
const SIZE = { size: { multiple: 64, pixels: 256 * 256 } };

async function openFamily(family: string, more: Partial<ModelFiles> = {}, without: readonly string[] = []) {
  const settings = { model: { ...SIZE, steps: null } };
  const studio = await openStudio({ modelFiles: filesOf(family, more), settings, without });
  expect(await studio.engine.isHealthy()).toBe(true);
  return studio;
}

const ableOn = ({ engine }: Studio) =>
  ENGINE_OPERATIONS.filter((operation) => engine.capabilityOf(operation, model) !== 'unavailable');

/** Sends all tasks at once: pictures of one are encoded while the server works on another. */
async function drawsEach({ runOne }: Studio, operations: readonly EngineOperation[]): Promise<void> {
  const drawn = operations.map(async (operation) => {
    const { pixels } = await runOne(TASKS[operation]);
    expect(pixels.width, operation).toBeGreaterThan(0);
  });
  await Promise.all(drawn);
}

const DRAWING = ['generate', 'vary', 'inpaint', 'outpaint'];
const drawn = (family: string) => FAMILIES.find(({ id }) => id === family)!;

describe('every family of diffusion models', () => {
  it('has files in these tests under their published names, and is recognised by them', () => {
    expect([...FAMILIES_WITH_FILES].sort()).toEqual(FAMILIES.map(({ id }) => id).sort());
    for (const id of FAMILIES_WITH_FILES) {
      const { checkpoints, diffusion_models: alone } = filesOf(id);
      const recognition =
        alone[0] === undefined ? recognise(checkpoints[0]!, 'checkpoints') : recognise(alone[0], 'diffusionModels');
      expect(recognition, id).toMatchObject({ kind: 'family', family: { id } });
    }
  });

  it.for(FAMILIES_WITH_FILES)('%s does every operation that it offers, with weights that fit together', async (id) => {
    const studio = await openFamily(id);
    const able = ableOn(studio);
    const { draws, edit } = drawn(id);
    expect(able.filter((operation) => DRAWING.includes(operation))).toEqual(draws === null ? [] : DRAWING);
    expect(able.includes('instructEdit')).toBe(edit !== null);
    expect(able.includes('tryOn')).toBe(edit !== null && edit.pictures > 1);
    // The fake validates the graph like the server, and fails like torch where weights of families are mixed.
    await drawsEach(studio, able);
  });
});

describe('a server of 2025', () => {
  it.for(FAMILIES_WITH_FILES)('takes every graph of what it offers with %s', async (id) => {
    const settings = { model: { ...SIZE, steps: null } };
    const studio = await openStudio({ version: 'old', modelFiles: filesOf(id), settings });
    expect(await studio.engine.isHealthy()).toBe(true);
    await drawsEach(studio, ableOn(studio));
  });
});

describe('FLUX.2', () => {
  it('is sampled by its own scheduler in the size of the picture, from a latent of its own', async () => {
    const studio = await openFamily('flux-2-klein-4b');
    await studio.run(generateTask());
    expect(nodesOf(studio, 'CLIPLoader')).toEqual([{ clip_name: 'qwen_3_4b.safetensors', type: 'flux2' }]);
    expect(nodesOf(studio, 'Flux2Scheduler')).toEqual([{ steps: 4, width: 256, height: 256 }]);
    expect(nodesOf(studio, 'CFGGuider')[0]).toMatchObject({ cfg: 1 });
    expect(kindsOf(studio)).toEqual(expect.arrayContaining(['EmptyFlux2LatentImage', 'ConditioningZeroOut']));
    expect(kindsOf(studio)).not.toContain('KSampler');
    expect(studio.engine.controlsOf('generate', model)).not.toContain('negativePrompt');
    expect(studio.engine.controlsOf('generate', model)).not.toContain('guidance');
  });

  it('starts late in a longer schedule where a picture is only varied', async () => {
    const studio = await openFamily('flux-2-klein-4b');
    await studio.run({ ...TASKS.vary, strength: 1 } as EngineTask);
    expect(nodesOf(studio, 'Flux2Scheduler')[0]).toMatchObject({ steps: 13 });
    expect(nodesOf(studio, 'SplitSigmasDenoise')[0]).toMatchObject({ denoise: 0.3 });
  });

  it('refers to person and garment on both sides of the guidance', async () => {
    const studio = await openFamily('flux-2-klein-4b-base');
    await studio.run(TASKS.tryOn);
    expect(nodesOf(studio, 'ReferenceLatent')).toHaveLength(4);
    expect(kindsOf(studio)).toContain('EmptyFlux2LatentImage');
  });

  it('dev has one side only, and its LoRA for few steps is left out for high quality', async () => {
    const loras = ['Flux_2-Turbo-LoRA_comfyui.safetensors'];
    const studio = await openFamily('flux-2-dev', { loras });
    await studio.run(generateTask());
    expect(kindsOf(studio)).toContain('BasicGuider');
    expect(nodesOf(studio, 'FluxGuidance')[0]).toMatchObject({ guidance: 4 });
    expect(nodesOf(studio, 'Flux2Scheduler')[0]).toMatchObject({ steps: 8 });
    await studio.run(generateTask({ highQuality: true }));
    expect(nodesOf(studio, 'Flux2Scheduler')[0]).toMatchObject({ steps: 30 });
    expect(kindsOf(studio)).not.toContain('LoraLoaderModelOnly');
  });

  it('KV keeps the reference in its cache', async () => {
    const studio = await openFamily('flux-2-klein-9b-kv');
    await studio.run(TASKS.instructEdit);
    expect(kindsOf(studio)).toContain('FluxKVCache');
  });
});

describe('Z-Image', () => {
  it('reads the encoder that FLUX.2 klein has, too, as its own', async () => {
    const studio = await openFamily('z-image-turbo');
    await studio.run(generateTask());
    expect(nodesOf(studio, 'CLIPLoader')).toEqual([{ clip_name: 'qwen_3_4b.safetensors', type: 'lumina2' }]);
    expect(nodesOf(studio, 'KSampler')[0]).toMatchObject({ steps: 8, cfg: 1, sampler_name: 'res_multistep' });
    expect(nodesOf(studio, 'ModelSamplingAuraFlow')[0]).toMatchObject({ shift: 3 });
  });

  it('fills holes with its patch, of which the first generation has no channels for them', async () => {
    const studio = await openFamily('z-image-turbo');
    await studio.run(TASKS.inpaint);
    expect(kindsOf(studio)).toEqual(expect.arrayContaining(['ZImageFunControlnet', 'SetLatentNoiseMask']));
    const model_patches = ['Z-Image-Turbo-Fun-Controlnet-Union.safetensors'];
    const first = await openFamily('z-image-turbo', { model_patches });
    await first.run(TASKS.inpaint);
    expect(kindsOf(first)).not.toContain('ZImageFunControlnet');
    await first.run(TASKS.sketch);
    expect(kindsOf(first)).toContain('ZImageFunControlnet');
  });
});

describe('Qwen-Image', () => {
  it('takes the LoRA for few steps of its own generation only', async () => {
    const loras = [
      'Qwen-Image-Lightning-4steps-V1.0.safetensors',
      'Qwen-Image-Edit-2511-Lightning-4steps-V1.0-bf16.safetensors',
    ];
    const studio = await openFamily('qwen-image-2512', { loras });
    await studio.run(generateTask());
    expect(nodesOf(studio, 'KSampler')[0]).toMatchObject({ steps: 50, cfg: 4 });
    const own = [...loras, 'Qwen-Image-2512-Lightning-4steps-V1.0-fp32.safetensors'];
    const accelerated = await openFamily('qwen-image-2512', { loras: own });
    await accelerated.run(generateTask());
    expect(nodesOf(accelerated, 'LoraLoaderModelOnly')[0]).toMatchObject({ lora_name: own[2] });
    expect(nodesOf(accelerated, 'KSampler')[0]).toMatchObject({ steps: 4, cfg: 1 });
  });

  it('fills holes with its control net for them', async () => {
    const studio = await openFamily('qwen-image-2512');
    await studio.run(TASKS.inpaint);
    expect(kindsOf(studio)).toEqual(expect.arrayContaining(['ControlNetInpaintingAliMamaApply', 'SetLatentNoiseMask']));
    expect(studio.engine.capabilityOf('sketch', model)).toBe('unavailable');
  });

  it('is not decoded with the VAE of its layered relative', async () => {
    const vae = ['qwen_image_layered_vae.safetensors', 'qwen_image_vae.safetensors'];
    const studio = await openFamily('qwen-image', { vae });
    await studio.run(generateTask());
    expect(nodesOf(studio, 'VAELoader')).toEqual([{ vae_name: 'qwen_image_vae.safetensors' }]);
  });

  it('edits in the version of 2511 with the method for references that it was trained with', async () => {
    const studio = await openFamily('qwen-image-edit-2511');
    await studio.run(TASKS.instructEdit);
    const methods = nodesOf(studio, 'FluxKontextMultiReferenceLatentMethod');
    expect(methods.map((inputs) => inputs['reference_latents_method'])).toEqual([
      'index_timestep_zero',
      'index_timestep_zero',
    ]);
  });
});

describe('traps of the other families', () => {
  it('FLUX.1 Fill lies among the diffusion models, and fills with strong guidance', async () => {
    const both = { diffusion_models: ['flux1-dev.safetensors', 'flux1-fill-dev.safetensors'] };
    const studio = await openFamily('flux-1-dev', both);
    await studio.run(TASKS.inpaint);
    expect(nodesOf(studio, 'UNETLoader')[0]).toMatchObject({ unet_name: 'flux1-fill-dev.safetensors' });
    expect(nodesOf(studio, 'FluxGuidance')[0]).toMatchObject({ guidance: 30 });
    expect(nodesOf(studio, 'KSampler')[0]).toMatchObject({ scheduler: 'normal' });
    expect(kindsOf(studio)).toEqual(expect.arrayContaining(['DifferentialDiffusion', 'InpaintModelConditioning']));
  });

  it('SD 3.5 is never sampled with a schedule for SDXL', async () => {
    const studio = await openFamily('sd-3.5');
    await studio.run(generateTask());
    expect(nodesOf(studio, 'KSampler')[0]).toMatchObject({ sampler_name: 'euler', scheduler: 'sgm_uniform' });
    expect(kindsOf(studio)).toContain('EmptySD3LatentImage');
  });

  it('HiDream-O1 lies among the checkpoints and works on pixels, with its pictures in a growing list', async () => {
    const studio = await openFamily('hidream-o1');
    await studio.run(TASKS.tryOn);
    const [references] = nodesOf(studio, 'HiDreamO1ReferenceImages');
    expect(Object.keys(references!)).toEqual(expect.arrayContaining(['images.image_1', 'images.image_2']));
    expect(nodesOf(studio, 'ModelNoiseScale')[0]).toMatchObject({ noise_scale: 8 });
    expect(drawn('hidream-o1').size).toEqual({ multiple: 32, pixels: 4 * 1024 * 1024 });
  });

  it('GGUF files are loaded by the nodes for them, with encoders of either kind', async () => {
    const gguf = {
      diffusion_models: [],
      unet_gguf: ['flux-2-klein-4b-Q4_K_M.gguf'],
      clip_gguf: ['Qwen3-4B-Q8_0.gguf', 'qwen_3_4b.safetensors'],
      text_encoders: [],
    };
    const studio = await openFamily('flux-2-klein-4b', gguf);
    await studio.run(generateTask());
    expect(kindsOf(studio)).toEqual(expect.arrayContaining(['UnetLoaderGGUF', 'CLIPLoaderGGUF']));
  });

  it('sketches follow an edit model where no control for lines fits, without settings that it ignores', async () => {
    const studio = await openFamily('flux-2-klein-4b');
    await studio.run(TASKS.sketch);
    expect(nodesOf(studio, 'CLIPTextEncode')[0]!['text']).toMatch(/^Turn this drawing into a finished picture of: /);
    const controls = studio.engine.controlsOf('sketch', model);
    expect(controls).not.toContain('lineControl');
    expect(controls).toContain('seed');
  });

  it('files that draw no picture are not drawn with', async () => {
    const checkpoints = [
      ...['sam3.1_multiplex_fp16.safetensors', 'ace_step_v1_3.5b.safetensors', 'ltx-2-19b-dev.safetensors'],
      ...['hunyuan_3d_v2.1.safetensors', 'sd_xl_refiner_1.0.safetensors'],
    ];
    const diffusion_models = ['wan2.2_t2v_high_noise_14B.safetensors', 'qwen_image_layered_bf16.safetensors'];
    const alone = await openFamily('none', { checkpoints, diffusion_models });
    expect(alone.engine.capabilityOf('generate', model)).toBe('unavailable');
    const beside = await openFamily('none', { checkpoints: [...checkpoints, 'my-model.safetensors'] });
    await beside.run(generateTask());
    expect(nodesOf(beside, 'CheckpointLoaderSimple')).toEqual([{ ckpt_name: 'my-model.safetensors' }]);
  });

  it('a known family is preferred to a checkpoint of an unknown name', async () => {
    const studio = await openFamily('z-image-turbo', { checkpoints: ['my-model.safetensors'] });
    await studio.run(generateTask());
    expect(kindsOf(studio)).toContain('UNETLoader');
  });

  it('a newer generation is not taken for an older one', () => {
    for (const name of ['flux-3-klein.safetensors', 'qwen_image_2.1_bf16.safetensors', 'flux-2-klein.safetensors'])
      expect(recognise(name, 'diffusionModels').kind, name).toBe('other');
  });

  it('a graph that mixes families fails on the fake as on a server, so that another engine draws', async () => {
    const graph = {
      1: { class_type: 'UNETLoader', inputs: { unet_name: 'z_image_turbo_bf16.safetensors', weight_dtype: 'default' } },
      2: { class_type: 'CLIPLoader', inputs: { clip_name: 'qwen_3_4b.safetensors', type: 'flux2' } },
      3: { class_type: 'VAELoader', inputs: { vae_name: 'ae.safetensors' } },
      4: { class_type: 'CLIPTextEncode', inputs: { text: '{{prompt}}', clip: ['2', 0] } },
      5: { class_type: 'EmptySD3LatentImage', inputs: { width: '{{width}}', height: '{{height}}', batch_size: 1 } },
      6: {
        class_type: 'KSampler',
        inputs: {
          model: ['1', 0],
          positive: ['4', 0],
          negative: ['4', 0],
          latent_image: ['5', 0],
          seed: '{{seed}}',
          steps: 2,
          cfg: 1,
          sampler_name: 'euler',
          scheduler: 'simple',
          denoise: 1,
        },
      },
      7: { class_type: 'VAEDecode', inputs: { samples: ['6', 0], vae: ['3', 0] } },
      8: { class_type: 'PreviewImage', inputs: { images: ['7', 0] } },
    };
    const settings = { model: SIZE, workflows: { generate: graph } };
    const { run } = await openStudio({ modelFiles: filesOf('z-image-turbo'), settings });
    await expect(run(generateTask())).rejects.toMatchObject({
      kind: 'missing_model',
      message: expect.stringMatching(/mat1 and mat2/),
    });
  });

  it('a server that is too old for a family does not offer it', async () => {
    const studio = await openFamily('flux-2-klein-4b', {}, ['EmptyFlux2LatentImage']);
    expect(studio.engine.capabilityOf('generate', model)).toBe('unavailable');
  });
});
