import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  ENGINE_OPERATIONS,
  type EditTask,
  type EngineTask,
  type GenerateTask,
  type Mask,
  type Pixels,
} from '../../../ports/engine-task.ts';
import { startFakeSdWebui, type FakeSdWebui } from '../../../testing/fake-sd-webui/fake-sd-webui.ts';
import { CHECKPOINT, OTHER_CHECKPOINT } from '../../../testing/fake-sd-webui/flavours.ts';
import { runOptions } from '../../../testing/engine-runs.ts';
import { remoteSettings } from '../../../testing/remote-settings.ts';
import { describeImageEngine } from '../image-engine.conformance.ts';
import { createSdwebuiEngine } from './create-sdwebui-engine.ts';

const log = pino({ level: 'silent' });
const SIDE = 64;

const fakes: FakeSdWebui[] = [];
async function server(options: Parameters<typeof startFakeSdWebui>[0] = {}): Promise<FakeSdWebui> {
  const fake = await startFakeSdWebui(options);
  fakes.push(fake);
  return fake;
}
afterEach(async () => {
  await Promise.all(fakes.splice(0).map((fake) => fake.close()));
});

type Changes = Parameters<typeof remoteSettings>[2];
const engineAt = (url: string, changes: Changes = {}, lostMs = 20_000) =>
  createSdwebuiEngine({ settings: remoteSettings('sd-webui', url, changes), log, pollMs: 2, lostMs });

const words = { prompt: 'a red dress', negativePrompt: '', accentPrompt: '', styles: [], guidance: 8 };
const generate = (changes: Partial<GenerateTask> = {}): GenerateTask => ({
  operation: 'generate',
  ...words,
  model: 'kennaxl',
  width: SIDE,
  height: SIDE,
  count: 1,
  background: null,
  scene: null,
  takes: [],
  ...changes,
});
const picture = (width = SIDE, height = SIDE, channels: 3 | 4 = 3): Pixels => ({
  width,
  height,
  channels,
  data: Uint8Array.from({ length: width * height * channels }, (_, k) => (k * 37) % 200),
});
const leftHalf = (width = SIDE, height = SIDE): Mask => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, k) => (k % width < width / 2 ? 255 : 0)),
});
const inpaint = (changes: Partial<Extract<EditTask, { operation: 'inpaint' }>> = {}): EditTask => ({
  operation: 'inpaint',
  source: picture(),
  mask: leftHalf(),
  prompt: 'a pocket',
  negativePrompt: '',
  styles: [],
  creative: 10,
  model: 'kennaxl',
  count: 1,
  ...changes,
});
const sketch = (changes: Partial<Extract<EditTask, { operation: 'sketch' }>> = {}): EditTask => ({
  operation: 'sketch',
  ...words,
  model: 'kennaxl',
  source: picture(),
  edges: false,
  strength: 0.5,
  lineControl: 0.5,
  width: SIDE,
  height: SIDE,
  background: null,
  count: 1,
  ...changes,
});
const upscale: EditTask = {
  operation: 'upscale',
  source: picture(40, 30, 4),
  factor: 2,
  enhanceFaces: true,
  enhanceHands: false,
  model: 'kennaxl',
  count: 1,
};

async function run(fake: FakeSdWebui, task: EngineTask, changes?: Changes) {
  const engine = engineAt(fake.url, changes);
  const [image] = await engine.run(task, runOptions());
  await engine.close();
  return image!;
}
const sentTo = (fake: FakeSdWebui) => fake.drawings().at(-1)!.body;
const kindOf = (fake: FakeSdWebui, task: EngineTask, changes?: Changes) =>
  run(fake, task, changes).then(
    () => 'none',
    (error: unknown) => (error as { kind: string }).kind,
  );

for (const flavour of ['a1111', 'forge', 'sd-next', 'sd-cpp', 'old-sd-cpp'] as const) {
  const started = await startFakeSdWebui({ flavour });
  afterAll(() => started.close());
  // The other flavours differ only in details, which are tested below.
  const operations = flavour === 'a1111' || flavour === 'sd-cpp' ? ENGINE_OPERATIONS : (['inpaint'] as const);
  describeImageEngine(`SD WebUI, ${flavour}`, () => engineAt(started.url), { operations });
}

describe('a request to an SD WebUI server', () => {
  it('sets its steps, saves no files on the server, and overrides the checkpoint only for itself', async () => {
    const fake = await server();
    await run(fake, generate(), { model: { checkpoint: 'inkwash_v2', sampler: 'euler a', steps: 12 } });
    expect(sentTo(fake)).toMatchObject({
      steps: 12,
      sampler_name: 'Euler a',
      save_images: false,
      batch_size: 1,
      n_iter: 1,
      override_settings: { sd_model_checkpoint: OTHER_CHECKPOINT },
      override_settings_restore_afterwards: true,
    });
  });

  it('names the loaded checkpoint to Forge, which makes overrides permanent', async () => {
    const fake = await server({ flavour: 'forge' });
    await run(fake, generate());
    expect(sentTo(fake)['override_settings']).toEqual({ sd_model_checkpoint: CHECKPOINT });
  });

  it('sends no task id to SD.Next, which fails on unknown fields', async () => {
    const fake = await server({ flavour: 'sd-next' });
    await run(fake, generate());
    expect(sentTo(fake)).not.toHaveProperty('force_task_id');
  });

  it('removes engine commands from the words of a person', async () => {
    const fake = await server();
    await run(fake, generate({ prompt: 'a bag <lora:private:1>', negativePrompt: '<hypernet:x>belt' }));
    expect([sentTo(fake)['prompt'], sentTo(fake)['negative_prompt']]).toEqual(['a bag', 'belt']);
  });

  it('returns the seed that the server reports, and draws the pictures one by one with consecutive seeds', async () => {
    const fake = await server();
    const images = await engineAt(fake.url).run(generate({ count: 2 }), runOptions({ seed: 4_294_967_295 }));
    expect(images.map(({ seed }) => seed)).toEqual([4_294_967_295, 0]);
  });

  it('sends the key as user and password, and reports a wrong one', async () => {
    const fake = await server({ auth: 'kenna:secret' });
    expect(await engineAt(fake.url, { key: 'kenna:secret' }).isHealthy()).toBe(true);
    expect(await engineAt(fake.url, { key: 'kenna:wrong' }).isHealthy()).toBe(false);
    const refused = engineAt(fake.url).describe({ signal: new AbortController().signal });
    await expect(refused).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('key') as string,
    });
  });

  it('returns the requested size, although stable-diffusion.cpp rounds sizes up', async () => {
    for (const flavour of ['a1111', 'sd-cpp'] as const) {
      const { pixels } = await run(await server({ flavour }), generate({ width: 70, height: 61 }));
      expect([pixels.width, pixels.height]).toEqual([70, 61]);
    }
  });
});

describe('repainting by an SD WebUI server', () => {
  it('sends a mask that is white where it repaints, and keeps all other pixels', async () => {
    for (const flavour of ['a1111', 'forge', 'sd-next', 'sd-cpp', 'old-sd-cpp'] as const) {
      const fake = await server({ flavour });
      const source = picture(72, 56);
      const { pixels } = await run(fake, inpaint({ source, mask: leftHalf(72, 56) }));
      const isKept = (k: number) => Math.floor(k / 3) % 72 >= 36;
      expect(pixels.data.some((value, k) => isKept(k) && value !== source.data[k])).toBe(false);
      expect(pixels.data.some((value, k) => !isKept(k) && value !== source.data[k])).toBe(true);
    }
  });

  it('starts from the surrounding colours when something is removed, and from the present content for a prompt', async () => {
    const fake = await server();
    await run(fake, inpaint({ prompt: '' }));
    expect(sentTo(fake)).toMatchObject({ inpainting_fill: 0, denoising_strength: 1, inpaint_full_res: false });
    await run(fake, inpaint({ creative: 25 }));
    expect(sentTo(fake)).toMatchObject({ inpainting_fill: 1, denoising_strength: 1, prompt: 'a pocket' });
  });

  it('is refused for a mask of another size, or one that covers nothing', async () => {
    const fake = await server();
    expect(await kindOf(fake, inpaint({ mask: leftHalf(10, 10) }))).toBe('bad_input');
    expect(await kindOf(fake, inpaint({ mask: { ...leftHalf(), data: new Uint8Array(SIDE * SIDE) } }))).toBe(
      'bad_input',
    );
    expect(fake.drawings()).toEqual([]);
  });

  it('extends a picture on a larger canvas and keeps its pixels', async () => {
    const source = picture(32, 32);
    const task: EditTask = {
      operation: 'outpaint',
      ...words,
      model: 'kennaxl',
      source,
      width: 64,
      height: 48,
      count: 1,
      placement: { x: 16, y: 8, width: 32, height: 32 },
      background: null,
      strength: 0.5,
    };
    const { pixels } = await run(await server(), task);
    const at = (x: number, y: number) => [...pixels.data.subarray((y * 64 + x) * 3, (y * 64 + x) * 3 + 3)];
    expect([at(16, 8), at(47, 39)]).toEqual([[...source.data.subarray(0, 3)], [...source.data.subarray(-3)]]);
  });
});

describe('line art for an SD WebUI server', () => {
  it('is sent to an enabled ControlNet for lines as a plain string, and is not returned as a picture', async () => {
    const fake = await server({ flavour: 'forge', controlNet: true });
    const engine = engineAt(fake.url);
    const images = await engine.run(sketch(), runOptions());
    expect([images.length, images[0]?.remarks]).toEqual([1, []]);
    const [unit] = (sentTo(fake)['alwayson_scripts'] as { controlnet: { args: Record<string, unknown>[] } }).controlnet
      .args;
    expect(unit).toMatchObject({
      enabled: true,
      model: 'control_v11p_sd15_scribble [d4ba51ff]',
      save_detected_map: false,
    });
    expect(unit).toMatchObject({ module: 'invert (from white bg & black line)', image: expect.any(String) as string });
    expect(engine.capabilityOf('sketch', 'kennaxl')).toBe('native');
    await engine.run(sketch({ edges: true }), runOptions());
    expect(JSON.stringify(sentTo(fake)['alwayson_scripts'])).toMatch(/"module":"canny".*canny \[/);
  });

  it('is not sent when it is empty, because Forge fails on it', async () => {
    const fake = await server({ flavour: 'forge', controlNet: true });
    const source = { ...picture(), data: new Uint8Array(SIDE * SIDE * 3).fill(255) };
    expect(await kindOf(fake, sketch({ source }))).toBe('bad_input');
  });

  it('is the starting picture where no ControlNet follows lines, which a remark says', async () => {
    const fake = await server();
    const { remarks } = await run(fake, sketch());
    expect([remarks[0]?.words, fake.drawings().at(-1)?.path]).toEqual([
      expect.stringContaining('starting point'),
      '/sdapi/v1/img2img',
    ]);
  });
});

describe('touching up a picture on an SD WebUI server', () => {
  it('upscales with a network, enhances faces, and keeps the transparency', async () => {
    const fake = await server();
    const { pixels } = await run(fake, upscale, { parts: { faces: 'CodeFormer' } });
    expect([pixels.width, pixels.height, pixels.channels]).toEqual([80, 60, 4]);
    expect(fake.received.at(-1)?.body).toMatchObject({ upscaler_1: '4x-UltraSharp', codeformer_weight: 0.5 });
  });

  it('enhances faces without changing the size', async () => {
    const fake = await server();
    const task: EditTask = {
      operation: 'enhanceFaces',
      source: picture(40, 30),
      faces: true,
      hands: true,
      model: 'kennaxl',
      count: 1,
    };
    const { pixels, remarks } = await run(fake, task);
    expect([pixels.width, pixels.height, remarks[0]?.words]).toEqual([40, 30, expect.stringContaining('hands')]);
    expect(fake.received.at(-1)?.body).toMatchObject({ upscaler_1: 'None', upscaling_resize: 1, gfpgan_visibility: 1 });
  });

  it('cuts out where an extension can, and keeps the colours', async () => {
    const fake = await server({ rembg: true });
    const source = picture(40, 30);
    const task: EditTask = {
      operation: 'removeBackground',
      source,
      background: 'transparent',
      model: 'kennaxl',
      count: 1,
    };
    const { pixels } = await run(fake, task);
    expect([...pixels.data.subarray(0, 4)]).toEqual([...source.data.subarray(0, 3), 255]);
    expect(pixels.data[39 * 4 + 3]).toBe(0);
    const plain = engineAt((await server()).url);
    await plain.isHealthy();
    expect(plain.capabilityOf('removeBackground', 'kennaxl')).toBe('unavailable');
  });

  it('upscales by 2 on newer stable-diffusion.cpp, whose network has one fixed factor', async () => {
    const fake = await server({ flavour: 'sd-cpp' });
    const { pixels } = await run(fake, upscale);
    expect([pixels.width, pixels.height]).toEqual([80, 60]);
  });
});

describe('stable-diffusion.cpp', () => {
  it('receives reference pictures without a starting picture, and returns the size of the first', async () => {
    const fake = await server({ flavour: 'sd-cpp' });
    const task: EditTask = {
      operation: 'tryOn',
      source: picture(64, 96),
      garment: picture(96, 40),
      category: 'upper',
      prompt: '',
      model: 'kennaxl',
      count: 1,
    };
    const { pixels } = await run(fake, task);
    expect([pixels.width, pixels.height]).toEqual([64, 96]);
    expect(sentTo(fake)).not.toHaveProperty('init_image');
    expect(sentTo(fake)['ref_images']).toHaveLength(2);
  });

  it('chooses its sampler and schedule by its model', async () => {
    const fake = await server({ flavour: 'sd-cpp' });
    await run(fake, generate());
    expect(sentTo(fake)['sample_params']).not.toHaveProperty('sample_method');
    expect(sentTo(fake)['sample_params']).not.toHaveProperty('scheduler');
  });

  it.each([
    { stem: 'z_image_turbo-Q4_0', steps: 8, guidance: { txt_cfg: 1 }, follows: [] },
    { stem: 'flux-2-klein-4b-Q8_0', steps: 4, guidance: { txt_cfg: 1 }, follows: [] },
    { stem: 'flux1-dev-q8_0', steps: 20, guidance: { txt_cfg: 1, distilled_guidance: 3.5 }, follows: ['guidance'] },
    { stem: 'house-model', steps: 25, guidance: { txt_cfg: 5.4 }, follows: ['guidance', 'negativePrompt'] },
  ])('draws with the steps and the scale of the family of $stem', async ({ stem, steps, guidance, follows }) => {
    const fake = await server({ flavour: 'sd-cpp', stem });
    const engine = engineAt(fake.url);
    await engine.run({ ...generate(), guidance: 8 }, runOptions());
    expect(sentTo(fake)['sample_params']).toEqual({ sample_steps: steps, guidance });
    const offered = engine.controlsOf('generate', 'kennaxl');
    expect(offered.filter((control) => control === 'guidance' || control === 'negativePrompt')).toEqual(follows);
  });

  it('is always sent a seed, because it would use seed 42 otherwise', async () => {
    const fake = await server({ flavour: 'sd-cpp' });
    await run(fake, generate());
    expect(sentTo(fake)['seed']).toBe(1);
  });

  it('cannot stop a running job, so the next render waits for its end', async () => {
    const fake = await server({ flavour: 'sd-cpp' });
    const engine = engineAt(fake.url);
    const stop = new AbortController();
    fake.hold();
    const first = engine.run(generate(), runOptions({ signal: stop.signal }));
    await fake.held();
    stop.abort();
    await expect(first).rejects.toMatchObject({ kind: 'cancelled' });
    const second = engine.run(generate(), runOptions());
    expect(await engine.queueDepth()).toBe(2);
    fake.release();
    await expect(second).resolves.toHaveLength(1);
    expect([fake.mostAtOnce(), fake.drawings().length]).toEqual([1, 2]);
  });

  it('is busy when its queue is full, and unavailable when a restart has lost the job', async () => {
    const fake = await server({ flavour: 'sd-cpp' });
    fake.failNext('queue-full');
    expect(await kindOf(fake, generate())).toBe('busy');
    fake.hold();
    const lost = kindOf(fake, generate());
    await fake.held();
    fake.restart();
    expect(await lost).toBe('unavailable');
    fake.release();
    expect(await kindOf(fake, generate())).toBe('none');
  });
});
