import { pino } from 'pino';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import type { EditTask, GenerateTask, Pixels } from '../../../ports/engine-task.ts';
import type { EngineRunOptions } from '../../../ports/image-engine.port.ts';
import { generateTask } from '../../../testing/engine-tasks.ts';
import {
  startFakeOpenAiImages,
  type FakeOpenAiImages,
} from '../../../testing/fake-openai-images/fake-openai-images.ts';
import { remoteSettings } from '../../../testing/remote-settings.ts';
import { describeFaults } from '../faults.conformance.ts';
import { describeImageEngine } from '../image-engine.conformance.ts';
import { createOpenAiImagesEngine } from './create-openai-images-engine.ts';

type Changes = Parameters<typeof remoteSettings>[2];
const engineAt = (url: string, changes: Changes = {}) =>
  createOpenAiImagesEngine({
    settings: remoteSettings('openai-images', url, changes),
    log: pino({ level: 'silent' }),
  });

async function server(
  only: string,
  service: 'vllm-omni' | 'sglang' | 'localai' = 'vllm-omni',
): Promise<FakeOpenAiImages> {
  const fake = await startFakeOpenAiImages({ service, only });
  onTestFinished(() => fake.close());
  return fake;
}

const options: EngineRunOptions = {
  seed: 7,
  signal: new AbortController().signal,
  onProgress: () => undefined,
};
const generate = (changes: Partial<GenerateTask> = {}): GenerateTask =>
  generateTask({ prompt: 'a red dress', width: 64, height: 64, ...changes });
const picture = (width: number, height: number): Pixels => ({
  width,
  height,
  channels: 3,
  data: Uint8Array.from({ length: width * height * 3 }, (_, k) => (k * 37) % 200),
});
const inpaint: EditTask = {
  operation: 'inpaint',
  source: picture(64, 64),
  mask: { width: 64, height: 64, data: Uint8Array.from({ length: 64 * 64 }, (_, k) => (k % 64 < 32 ? 255 : 0)) },
  prompt: 'a pocket',
  negativePrompt: 'buttons',
  styles: [],
  creative: 10,
  model: 'kennaxl',
  count: 1,
};

for (const service of ['vllm-omni', 'sglang'] as const) {
  const started = await startFakeOpenAiImages({ service });
  afterAll(() => started.close());
  describeImageEngine(`OpenAI Images, ${service}`, () => engineAt(started.url));
}

const many = await startFakeOpenAiImages({ service: 'localai', only: 'llama-4 flux-2-klein-4b' });
afterAll(() => many.close());
describeImageEngine('OpenAI Images, LocalAI', () => engineAt(many.url));

for (const service of ['vllm-omni', 'sglang', 'localai'] as const) {
  describeFaults<FakeOpenAiImages>(`${service}, which answers a request with its picture and has no jobs`, {
    async open() {
      const fake = await server('z-image-turbo', service);
      return { server: fake, engine: engineAt(fake.url) };
    },
    orders: ({ sent }) => sent.length,
    restart: 'lost',
    losses: [{ words: 'the answer has no picture', cause: (fake) => fake.failNext('no-picture'), kind: 'failed' }],
    cancel: (fake) => fake.dropped(),
    overloads: [
      { words: 'it asks for two minutes', cause: (fake) => fake.failNext('rate-limit-for-long'), kind: 'busy' },
      { words: 'it asks for a moment', cause: (fake) => fake.failNext('rate-limit'), kind: 'none' },
      { words: 'status 503', cause: (fake) => fake.failNext('overloaded'), kind: 'unavailable' },
      { words: 'the gateway before it', cause: (fake) => fake.failNext('bad-gateway'), kind: 'unavailable' },
    ],
  });
}

describe('LocalAI', () => {
  it('is asked for the first of its models that is known to draw, with words to avoid after a bar', async () => {
    const fake = await server('llama-4 sd_xl_base_1.0 bge-m3', 'localai');
    const changes = { model: { steps: 20, cfg: 3, checkpoint: 'sd_xl_base_1.0' } };
    await engineAt(fake.url, changes).run(generate({ prompt: 'a red | blue dress', negativePrompt: 'belt' }), options);
    expect(fake.calls[0]).toMatchObject({
      model: 'sd_xl_base_1.0',
      prompt: 'a red   blue dress.',
      own: { seed: 7, num_inference_steps: 20, negative_prompt: 'belt' },
    });
    expect(JSON.parse(fake.sent[0]!)).not.toHaveProperty('guidance_scale');
  });

  it('gets reference pictures in the route for drawing, where the family of the model reads them', async () => {
    const fake = await server('z-image-turbo flux-2-klein-4b', 'localai');
    const engine = engineAt(fake.url, { parts: { edit: 'flux-2-klein-4b' } });
    await engine.isHealthy();
    const able = (['generate', 'instructEdit', 'tryOn', 'inpaint', 'vary'] as const).filter(
      (operation) => engine.capabilityOf(operation, 'kennaxl') !== 'unavailable',
    );
    expect(able).toEqual(['generate', 'instructEdit', 'tryOn']);
    await engine.run(generate(), options);
    const worn = { operation: 'tryOn', source: picture(64, 64), garment: picture(32, 48), category: 'upper' } as const;
    await engine.run({ ...worn, model: 'kennaxl', count: 1, prompt: '' }, options);
    expect(fake.calls.map(({ model, images }) => [model, images.length])).toEqual([
      ['z-image-turbo', 0],
      ['flux-2-klein-4b', 2],
    ]);
    const alone = engineAt((await server('z-image-turbo', 'localai')).url);
    await alone.isHealthy();
    expect(alone.capabilityOf('instructEdit', 'kennaxl')).toBe('unavailable');
  });

  it('says which model is missing, and names its models and itself in the report', async () => {
    const fake = await server('llama-4 z-image-turbo', 'localai');
    const wrong = engineAt(fake.url, { model: { checkpoint: 'krea2' } });
    await expect(wrong.run(generate(), options)).rejects.toMatchObject({ kind: 'missing_model' });
    const report = await wrong.describe({ signal: new AbortController().signal });
    expect(report).toMatchObject({ version: 'LocalAI', warnings: ['The model krea2 is not offered there.'] });
  });
});

describe('a server of one open model behind the interface of OpenAI', () => {
  it('is asked for the model that it lists, with the seed and the words to avoid in their own fields', async () => {
    for (const service of ['vllm-omni', 'sglang'] as const) {
      const fake = await server('Qwen/Qwen-Image-2512', service);
      await engineAt(fake.url).run(generate({ negativePrompt: 'belt' }), options);
      expect(fake.calls[0]).toMatchObject({
        model: 'Qwen/Qwen-Image-2512',
        prompt: 'a red dress.',
        own: { seed: 7, negative_prompt: 'belt' },
      });
    }
  });

  it('gives the same picture for the same seed', async () => {
    const fake = await server('Qwen/Qwen-Image-2512');
    const engine = engineAt(fake.url);
    const [first] = await engine.run(generate(), options);
    const [again] = await engine.run(generate(), options);
    const [other] = await engine.run(generate(), { ...options, seed: 8 });
    expect(again?.pixels.data).toEqual(first?.pixels.data);
    expect(other?.pixels.data).not.toEqual(first?.pixels.data);
  });

  it('follows the steps and the scale of the settings, and takes more steps for high quality', async () => {
    const qwen = await server('Qwen/Qwen-Image');
    await engineAt(qwen.url, { model: { steps: 20, cfg: 3 } }).run(generate({ highQuality: true }), options);
    expect(qwen.calls[0]?.own).toEqual({ seed: 7, num_inference_steps: 30, true_cfg_scale: 3 });
    const flux = await server('black-forest-labs/FLUX.1-dev');
    await engineAt(flux.url, { model: { cfg: 3 } }).run(generate(), options);
    expect(flux.calls[0]?.own).toEqual({ seed: 7, guidance_scale: 3 });
    await engineAt(flux.url).run(generate({ highQuality: true }), options);
    expect(flux.calls[1]?.own).toEqual({ seed: 7, num_inference_steps: 30 });
  });

  it('gets a white mask in the field mask_image, and all other pixels stay', async () => {
    const fake = await server('Qwen/Qwen-Image-Edit-2511');
    const [image] = await engineAt(fake.url).run(inpaint, options);
    const mask = fake.calls[0]!.mask!;
    expect([mask.channels, mask.data[0], mask.data.at(-1)]).toEqual([3, 255, 0]);
    expect(fake.sent[0]).toContain('name="mask_image"');
    expect(fake.calls[0]?.own?.negative_prompt).toBe('buttons');
    expect([...image!.pixels.data.subarray(-3)]).toEqual([...inpaint.source.data.subarray(-3)]);
  });

  it('is used for what the family of its model can do, with the settings that it follows', async () => {
    const abilitiesOf = async (model: string) => {
      const engine = engineAt((await server(model)).url);
      await engine.isHealthy();
      const able = (['generate', 'instructEdit', 'tryOn'] as const).filter(
        (operation) => engine.capabilityOf(operation, 'kennaxl') !== 'unavailable',
      );
      return { able, controls: engine.controlsOf('generate', 'kennaxl'), engine };
    };
    const turbo = await abilitiesOf('Tongyi-MAI/Z-Image-Turbo');
    expect(turbo.able).toEqual(['generate']);
    expect(turbo.controls).not.toContain('negativePrompt');
    const edit = await abilitiesOf('Qwen/Qwen-Image-Edit-2511');
    expect(edit.able).toEqual(['instructEdit', 'tryOn']);
    expect(edit.engine.strengthsOf?.('instructEdit', 'kennaxl', ['edit', 'draft'])).toEqual(['edit']);
    const unknown = await abilitiesOf('studio/house-model');
    expect(unknown.able).toEqual(['generate', 'instructEdit', 'tryOn']);
    expect(unknown.controls).toEqual(expect.arrayContaining(['seed', 'negativePrompt']));
    expect(unknown.controls).not.toContain('highQuality');
  });

  it('says in its error which model it has, and the next engine draws', async () => {
    const fake = await server('Qwen/Qwen-Image-2512');
    const wrong = engineAt(fake.url, { model: { checkpoint: 'Qwen/Qwen-Image' } });
    await expect(wrong.run(generate(), options)).rejects.toMatchObject({
      kind: 'missing_model',
      message: expect.stringContaining("server is running 'Qwen/Qwen-Image-2512'") as string,
    });
    const report = await wrong.describe({ signal: new AbortController().signal });
    expect(report.warnings).toEqual(['The model Qwen/Qwen-Image is not offered there.']);
    expect(report.models).toEqual(['Qwen/Qwen-Image-2512']);
  });

  it('names the refused field of a request that it finds invalid', async () => {
    const fake = await server('Qwen/Qwen-Image-2512');
    const wrong = engineAt(fake.url, { model: { cfg: 25 } });
    await expect(wrong.run(generate(), options)).rejects.toMatchObject({
      kind: 'bad_input',
      message: expect.stringContaining('body.true_cfg_scale') as string,
    });
  });
});
