import type { Model } from '@kenna/contract';
import { describe, expect, it } from 'vitest';
import {
  generateTask,
  kindsOf,
  loaded,
  middleMask,
  nodesOf,
  openStudio,
  picture,
  words,
} from '../../../testing/fake-comfyui/comfyui-studio.ts';
import type { EditTask, Mask, Pixels } from '../../../ports/engine-task.ts';

type TaskOf<Operation> = Extract<EditTask, { operation: Operation }>;

const model: Model = 'kennaxl';
const source = picture(131, 97);
const mask = middleMask(131, 97);
const sizeOf = ({ width, height }: Pixels) => [width, height];

const vary = (changes: Partial<TaskOf<'vary'>> = {}): TaskOf<'vary'> => ({
  operation: 'vary',
  ...words,
  model,
  source,
  scene: null,
  strength: 0.5,
  blend: null,
  colourways: [],
  count: 1,
  ...changes,
});
const inpaint = (changes: Partial<TaskOf<'inpaint'>> = {}): TaskOf<'inpaint'> => ({
  operation: 'inpaint',
  ...words,
  model,
  source,
  mask,
  creative: 12,
  count: 1,
  ...changes,
});
const sketch = (changes: Partial<TaskOf<'sketch'>> = {}): TaskOf<'sketch'> => ({
  operation: 'sketch',
  ...words,
  model,
  source,
  edges: false,
  strength: 0.5,
  lineControl: 1,
  width: 96,
  height: 128,
  background: null,
  count: 1,
  ...changes,
});
const outpaint = (changes: Partial<TaskOf<'outpaint'>> = {}): TaskOf<'outpaint'> => ({
  operation: 'outpaint',
  ...words,
  model,
  source,
  width: 200,
  height: 160,
  background: null,
  strength: 0.5,
  placement: { x: 40, y: 30, width: 131, height: 97 },
  count: 1,
  ...changes,
});
const tryOn: TaskOf<'tryOn'> = {
  operation: 'tryOn',
  source,
  garment: picture(64, 80, 'a shirt'),
  category: 'upper',
  prompt: '',
  model,
  count: 1,
};
const instruct = (changes: Partial<TaskOf<'instructEdit'>> = {}): TaskOf<'instructEdit'> => ({
  operation: 'instructEdit',
  source,
  scene: null,
  text: 'make it blue',
  last: null,
  mask: null,
  model,
  count: 1,
  ...changes,
});
/** Counts the pixels that differ, outside the mask (`kept`) and inside it (`repainted`). */
function changes(before: Pixels, after: Pixels, { data }: Mask) {
  const count = { kept: 0, repainted: 0 };
  for (let k = 0; k < data.length; k++) {
    const isSame = [0, 1, 2].every((c) => before.data[k * before.channels + c] === after.data[k * after.channels + c]);
    if (!isSame) count[data[k] === 0 ? 'kept' : 'repainted']++;
  }
  return count;
}

describe('generating on ComfyUI', () => {
  it('draws near the training size of the model, with the words of the person and of the settings', async () => {
    const studio = await openStudio({ settings: { model: { positive: 'sharp', negative: 'blurry' } } });
    const { pixels } = await studio.runOne(
      generateTask({ width: 90, height: 150, styles: ['Film'], highQuality: true }),
    );
    expect(sizeOf(pixels)).toEqual([90, 150]);
    const [{ width, height }] = nodesOf(studio, 'EmptyLatentImage') as [{ width: number; height: number }];
    expect([width % 64, height % 64, height > width]).toEqual([0, 0, true]);
    expect(nodesOf(studio, 'CLIPTextEncode').map(({ text }) => text)).toEqual(['a red dress, Film, sharp', 'blurry']);
    expect(nodesOf(studio, 'CheckpointLoaderSimple')).toEqual([{ ckpt_name: 'juggernautXL_v9.safetensors' }]);
    expect(nodesOf(studio, 'KSampler')[0]).toMatchObject({ steps: 5, denoise: 1, sampler_name: 'dpmpp_2m' });
  });

  it('gives distilled models their own guidance, and no negative prompt', async () => {
    const modelFiles = {
      checkpoints: [],
      diffusion_models: ['flux1-dev.safetensors'],
      vae: ['ae.safetensors'],
      text_encoders: ['t5xxl_fp8_e4m3fn.safetensors', 'clip_l.safetensors'],
    };
    const studio = await openStudio({ modelFiles, settings: { model: { checkpoint: 'flux1-dev' } } });
    await studio.runOne(generateTask({ negativePrompt: 'belt' }));
    expect(nodesOf(studio, 'FluxGuidance')[0]).toMatchObject({ guidance: 3.5 });
    expect(nodesOf(studio, 'KSampler')[0]).toMatchObject({ cfg: 1, sampler_name: 'euler', scheduler: 'simple' });
    expect(nodesOf(studio, 'DualCLIPLoader')[0]).toMatchObject({ clip_name1: 'clip_l.safetensors', type: 'flux' });
    expect(studio.engine.controlsOf('generate', model)).not.toContain('negativePrompt');
  });
});

describe('varying on ComfyUI', () => {
  it('returns the exact size of a picture whose sides are not multiples of 8', async () => {
    const studio = await openStudio();
    const { pixels } = await studio.runOne(vary());
    expect(sizeOf(pixels)).toEqual([131, 97]);
    const uploaded = await loaded(studio);
    expect([uploaded.width % 8, uploaded.height % 8]).toEqual([0, 0]);
  });

  it('denoises more at a lower strength, and enough for a colourway to take effect', async () => {
    const studio = await openStudio();
    const denoiseOf = async (task: EditTask) => {
      await studio.run(task);
      return Number(nodesOf(studio, 'KSampler')[0]!['denoise']);
    };
    expect(await denoiseOf(vary({ strength: 1 }))).toBe(0.3);
    expect(await denoiseOf(vary({ strength: 0 }))).toBe(0.85);
    expect(await denoiseOf(vary({ strength: 1, colourways: ['#1f2a44', 'emerald'], count: 2 }))).toBe(0.6);
    expect(nodesOf(studio, 'CLIPTextEncode')[0]!['text']).toBe('emerald colour, a red dress');
  });

  it('starts from both pictures of a blend', async () => {
    const studio = await openStudio();
    const blend = { source: picture(50, 50, 'other'), scene: null, palette: 1, form: 0.5 };
    await studio.run(vary());
    const alone = await loaded(studio);
    await studio.run(vary({ blend }));
    expect(Buffer.from((await loaded(studio)).data).equals(alone.data)).toBe(false);
  });
});

describe('inpainting on ComfyUI', () => {
  it('changes no pixel outside the mask, and repaints where the mask is white', async () => {
    const { runOne } = await openStudio();
    const { pixels } = await runOne(inpaint());
    const { kept, repainted } = changes(source, pixels, mask);
    expect(kept).toBe(0);
    expect(repainted).toBeGreaterThan(mask.data.filter((value) => value > 0).length / 2);
  });

  it('blanks the hole only when it is repainted completely', async () => {
    const studio = await openStudio();
    await studio.run(inpaint({ creative: 12 }));
    expect(kindsOf(studio)).toContain('SetLatentNoiseMask');
    expect(kindsOf(studio)).not.toContain('VAEEncodeForInpaint');
    await studio.run(inpaint({ creative: 25 }));
    expect(kindsOf(studio)).toContain('VAEEncodeForInpaint');
    expect(nodesOf(studio, 'KSampler')[0]).toMatchObject({ denoise: 1 });
    await studio.run(inpaint({ prompt: '' }));
    expect(nodesOf(studio, 'CLIPTextEncode')[0]!['text']).toContain('empty background');
  });

  it('follows partial values of a mask where the server has the node for them', async () => {
    const soft = { ...mask, data: mask.data.map((value, k) => (value > 0 && k % 2 ? 128 : value)) };
    const studio = await openStudio();
    await studio.run(inpaint({ mask: soft }));
    expect(kindsOf(studio)).toContain('DifferentialDiffusion');
    const without = await openStudio({ without: ['DifferentialDiffusion'] });
    await without.run(inpaint({ mask: soft }));
    expect(kindsOf(without)).not.toContain('DifferentialDiffusion');
  });

  it('uses inpainting weights with their own conditioning node', async () => {
    const modelFiles = { checkpoints: ['sd_xl_base.safetensors', 'sd_xl_inpaint.safetensors'] };
    const studio = await openStudio({ modelFiles });
    await studio.run(inpaint());
    expect(kindsOf(studio)).toContain('InpaintModelConditioning');
    expect(nodesOf(studio, 'CheckpointLoaderSimple')).toEqual([{ ckpt_name: 'sd_xl_inpaint.safetensors' }]);
  });

  it('refuses a mask that covers nothing', async () => {
    const { run } = await openStudio();
    await expect(run(inpaint({ mask: middleMask(131, 97, 0) }))).rejects.toMatchObject({ kind: 'bad_input' });
  });
});

describe('outpainting on ComfyUI', () => {
  it('keeps the picture at its position, and paints around it', async () => {
    const { runOne } = await openStudio();
    const { pixels } = await runOne(outpaint());
    expect(sizeOf(pixels)).toEqual([200, 160]);
    for (const [x, y] of [
      [0, 0],
      [130, 96],
      [70, 40],
    ] as const) {
      const [to, from] = [((y + 30) * 200 + x + 40) * pixels.channels, (y * 131 + x) * 3];
      expect([...pixels.data.subarray(to, to + 3)]).toEqual([...source.data.subarray(from, from + 3)]);
    }
  });

  it('draws the setting behind a cut-out', async () => {
    const { runOne } = await openStudio();
    const data = new Uint8Array(131 * 97 * 4).fill(200);
    for (let k = 0; k < mask.data.length; k++) data[k * 4 + 3] = mask.data[k]!;
    const cut: Pixels = { width: 131, height: 97, channels: 4, data };
    const { pixels } = await runOne(outpaint({ source: cut }));
    const middle = ((30 + 48) * 200 + 40 + 65) * pixels.channels;
    expect([...pixels.data.subarray(middle, middle + 3)]).toEqual([200, 200, 200]);
  });

  it('refuses a picture that lies outside its canvas', async () => {
    const { run } = await openStudio();
    const placement = { x: 900, y: 0, width: 131, height: 97 };
    await expect(run(outpaint({ placement }))).rejects.toMatchObject({ kind: 'bad_input' });
  });
});

describe('sketches on ComfyUI', () => {
  const meanOf = ({ data }: Pixels) => data.reduce((sum, value) => sum + value, 0) / data.length;
  const sheet = (background: number, line: number): Pixels => {
    const data = new Uint8Array(64 * 64 * 3).map((_, k) => (Math.floor(k / 192) === 32 ? line : background));
    return { width: 64, height: 64, channels: 3, data };
  };

  it('are sent as white lines on black, whichever way they were drawn', async () => {
    const studio = await openStudio();
    for (const drawn of [sheet(255, 0), sheet(0, 255)]) {
      const { pixels } = await studio.runOne(sketch({ source: drawn }));
      expect(sizeOf(pixels)).toEqual([96, 128]);
      expect(meanOf(await loaded(studio))).toBeLessThan(40);
    }
    expect(nodesOf(studio, 'ControlNetLoader')).toEqual([{ control_net_name: 'controlnet-scribble-sdxl.safetensors' }]);
  });

  it('control the result as strongly as requested', async () => {
    const studio = await openStudio();
    await studio.run(sketch({ lineControl: 0, strength: 0 }));
    expect(nodesOf(studio, 'ControlNetApplyAdvanced')[0]).toMatchObject({ strength: 0.35, end_percent: 0.5 });
    await studio.run(sketch({ lineControl: 1, strength: 1 }));
    expect(nodesOf(studio, 'ControlNetApplyAdvanced')[0]).toMatchObject({ strength: 0.95, end_percent: 0.95 });
  });

  it('are detected in photographs by the server, and their type is given to networks for several types', async () => {
    const studio = await openStudio({ modelFiles: { controlnet: ['xl-union-promax.safetensors'] } });
    await studio.run(sketch({ edges: true }));
    expect(kindsOf(studio)).toContain('Canny');
    expect(nodesOf(studio, 'SetUnionControlNetType')[0]).toMatchObject({ type: 'canny/lineart/anime_lineart/mlsd' });
  });
});

describe('dressing on ComfyUI', () => {
  it('uses an edit model that receives person and garment', async () => {
    const studio = await openStudio();
    const { pixels } = await studio.runOne(tryOn);
    expect(sizeOf(pixels)).toEqual([131, 97]);
    const [positive] = nodesOf(studio, 'TextEncodeQwenImageEditPlus');
    expect(positive!['prompt']).toContain('garment of image 2, in place of what they wear above the waist');
    expect(sizeOf(await loaded(studio, 'LoadImage', 1))).toEqual([64, 80]);
  });

  it('uses a try-on network where the worn area can be detected, and keeps the rest', async () => {
    const studio = await openStudio({ engine: { findWornArea: async () => middleMask(131, 97) } });
    const { pixels } = await studio.runOne(tryOn);
    expect(kindsOf(studio)).toContain('CatVTONWrapper');
    expect(changes(source, pixels, middleMask(131, 97)).repainted).toBeGreaterThan(1000);
    expect([...pixels.data.subarray(0, 3)]).toEqual([...source.data.subarray(0, 3)]);
  });

  it('reports that no person was found', async () => {
    const { run } = await openStudio({ engine: { findWornArea: async () => middleMask(131, 97, 0) } });
    const refusal = { kind: 'bad_input', message: 'No person was found in the first picture.' };
    await expect(run(tryOn)).rejects.toMatchObject(refusal);
  });
});

describe('editing by instruction on ComfyUI', () => {
  it('uses Qwen, and keeps everything outside the mask', async () => {
    const studio = await openStudio({ modelFiles: { loras: ['Qwen-Image-Edit-2509-Lightning-4steps.safetensors'] } });
    const { pixels } = await studio.runOne(instruct({ mask }));
    expect(changes(source, pixels, mask).kept).toBe(0);
    expect(nodesOf(studio, 'KSampler')[0]).toMatchObject({ steps: 4, cfg: 1 });
    expect(kindsOf(studio)).toEqual(
      expect.arrayContaining(['LoraLoaderModelOnly', 'ModelSamplingAuraFlow', 'CFGNorm']),
    );
  });

  it('uses Kontext where the server has it', async () => {
    const modelFiles = {
      diffusion_models: ['flux1-kontext-dev.safetensors'],
      vae: ['ae.safetensors'],
      text_encoders: ['t5xxl_fp16.safetensors', 'clip_l.safetensors'],
    };
    const studio = await openStudio({ modelFiles });
    const { pixels } = await studio.runOne(instruct());
    expect(sizeOf(pixels)).toEqual([131, 97]);
    expect(kindsOf(studio)).toEqual(expect.arrayContaining(['ReferenceLatent', 'FluxGuidance', 'ConditioningZeroOut']));
    expect(studio.engine.capabilityOf('tryOn', model)).toBe('unavailable');
  });
});

describe('pictures sent to ComfyUI', () => {
  it('are used by the name that the server returned', async () => {
    const { runOne, fake } = await openStudio();
    const first = await runOne(vary());
    const [name] = [...fake.files.keys()].filter((key) => key.includes('kenna-'));
    // Another client's file now has that name, so the server stores ours under another one.
    fake.files.set(name!, Buffer.from('other bytes'));
    const again = await runOne(vary({ prompt: 'a red  dress' }));
    expect(JSON.stringify(fake.prompts.at(-1)!.prompt)).toContain('(1).png [temp]');
    expect(again.pixels.width).toBe(first.pixels.width);
  });
});
