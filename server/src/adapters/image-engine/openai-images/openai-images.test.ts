import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { EditTask, EngineTask, GenerateTask, Mask, Pixels } from '../../../ports/engine-task.ts';
import type { EngineProgress } from '../../../ports/image-engine.port.ts';
import {
  startFakeOpenAiImages,
  type FakeOpenAiImages,
} from '../../../testing/fake-openai-images/fake-openai-images.ts';
import { kindOfEnd, runOptions } from '../../../testing/engine-runs.ts';
import { remoteSettings } from '../../../testing/remote-settings.ts';
import { describeFaults } from '../faults.conformance.ts';
import { describeImageEngine } from '../image-engine.conformance.ts';
import { createOpenAiImagesEngine } from './create-openai-images-engine.ts';
import { pictureSize } from './picture-size.ts';

const log = pino({ level: 'silent' });
const SMALL = { model: { checkpoint: 'any-model' } };
const CLASSIC = { model: { checkpoint: 'gpt-image-1' } };

const fakes: FakeOpenAiImages[] = [];
async function service(options: Parameters<typeof startFakeOpenAiImages>[0] = {}): Promise<FakeOpenAiImages> {
  const fake = await startFakeOpenAiImages(options);
  fakes.push(fake);
  return fake;
}
/**
 * The service at its real sizes, but with small pictures in its answers: the tests check the requested sizes, not the
 * pixels.
 */
const strict = () => service({ answersSize: { width: 48, height: 48 } });
/** A gateway, which allows small pictures: the service itself requires at least two thirds of a megapixel. */
const gateway = () => service({ service: 'gateway' });
afterEach(async () => {
  await Promise.all(fakes.splice(0).map((fake) => fake.close()));
});

type Changes = Parameters<typeof remoteSettings>[2];
const engineAt = (url: string, changes: Changes = {}) =>
  createOpenAiImagesEngine({ settings: remoteSettings('openai-images', url, { key: 'sk-test', ...changes }), log });

const words = { prompt: 'a red dress', negativePrompt: '', accentPrompt: '', styles: [], guidance: 8 };
const generate = (changes: Partial<GenerateTask> = {}): GenerateTask => ({
  operation: 'generate',
  ...words,
  model: 'kennaxl',
  width: 64,
  height: 64,
  count: 1,
  background: null,
  scene: null,
  takes: [],
  ...changes,
});
const picture = (width = 64, height = 64): Pixels => ({
  width,
  height,
  channels: 3,
  data: Uint8Array.from({ length: width * height * 3 }, (_, k) => (k * 37) % 200),
});
const leftHalf = (width = 64, height = 64): Mask => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, k) => (k % width < width / 2 ? 255 : 0)),
});
const inpaint = (source = picture(), mask = leftHalf()): EditTask => ({
  operation: 'inpaint',
  source,
  mask,
  prompt: 'a pocket',
  negativePrompt: '',
  styles: [],
  creative: 10,
  model: 'kennaxl',
  count: 1,
});
const tryOn: EditTask = {
  operation: 'tryOn',
  source: picture(48, 80),
  garment: picture(80, 32),
  category: 'dress',
  prompt: '',
  model: 'kennaxl',
  count: 1,
};
const edit: EditTask = {
  operation: 'instructEdit',
  source: picture(),
  scene: null,
  text: 'make it navy',
  last: null,
  mask: null,
  model: 'kennaxl',
  count: 1,
};
const kindOf = (fake: FakeOpenAiImages, task: EngineTask, changes: Changes = SMALL) =>
  kindOfEnd(engineAt(fake.url, changes).run(task, runOptions()));

for (const name of ['gateway', 'sd-cpp'] as const) {
  const started = await startFakeOpenAiImages({ service: name });
  afterAll(() => started.close());
  describeImageEngine(`OpenAI Images, ${name}`, () => engineAt(started.url, SMALL));
}

const own = await startFakeOpenAiImages();
afterAll(() => own.close());
describeImageEngine('OpenAI Images', () => engineAt(own.url));

const SERVICES = {
  'the service': strict,
  'a gateway': gateway,
  'stable-diffusion.cpp': () => service({ service: 'sd-cpp' }),
};
for (const [name, start] of Object.entries(SERVICES)) {
  const isService = start === strict;
  describeFaults<FakeOpenAiImages>(
    `OpenAI Images on ${name}, which answers a request with its picture and has no jobs`,
    {
      async open() {
        const server = await start();
        return { server, engine: engineAt(server.url, isService ? {} : SMALL) };
      },
      orders: ({ sent }) => sent.length,
      restart: 'lost',
      losses: [
        isService
          ? { words: 'its stream ends early', cause: (fake) => fake.failNext('cut-off'), kind: 'failed' }
          : { words: 'the answer has no picture', cause: (fake) => fake.failNext('no-picture'), kind: 'failed' },
      ],
      cancel: (fake) => fake.dropped(),
      overloads: [
        { words: 'it asks for two minutes', cause: (fake) => fake.failNext('rate-limit-for-long'), kind: 'busy' },
        { words: 'it asks for a moment', cause: (fake) => fake.failNext('rate-limit'), kind: 'none' },
        { words: 'status 503', cause: (fake) => fake.failNext('overloaded'), kind: 'unavailable' },
      ],
    },
  );
}

describe('the OpenAI Images engine', () => {
  it('passes on previews, of which fewer may arrive than were requested', async () => {
    const fake = await strict();
    const reports: EngineProgress[] = [];
    const engine = engineAt(fake.url);
    const [image] = await engine.run(generate(), runOptions({ onProgress: (progress) => reports.push(progress) }));
    expect(reports.filter(({ preview }) => preview).map(({ preview }) => preview?.width)).toEqual([32]);
    expect([image?.pixels.width, image?.pixels.height]).toEqual([64, 64]);
    expect(fake.calls[0]).toMatchObject({ model: 'gpt-image-2', stream: true });
  });

  it('always names the model, because the service would use an older one by default', async () => {
    const fake = await gateway();
    await engineAt(fake.url, { ...SMALL, parts: { edit: 'edit-model' } }).run(generate(), runOptions());
    await engineAt(fake.url, { ...SMALL, parts: { edit: 'edit-model' } }).run(tryOn, runOptions());
    expect(fake.calls.map(({ model }) => model)).toEqual(['any-model', 'edit-model']);
  });

  it('requests sizes that the model supports, and returns the requested size', async () => {
    const fake = await strict();
    const [wide] = await engineAt(fake.url, CLASSIC).run(generate({ width: 96, height: 60 }), runOptions());
    expect([wide?.pixels.width, wide?.pixels.height]).toEqual([96, 60]);
    expect(fake.calls[0]).toMatchObject({ width: 1536, height: 1024 });
    const rules = { multiple: 16, pixels: null };
    for (const [width, height] of [
      [64, 64],
      [3000, 500],
      [1536, 1536],
      [257, 1021],
      [3000, 3000],
    ] as const) {
      const size = pictureSize({ width, height }, 'gpt-image-2', rules);
      const area = size.width * size.height;
      expect([size.width % 16, size.height % 16, area >= 655_360, area <= 2560 * 1440]).toEqual([0, 0, true, true]);
      expect(Math.max(size.width, size.height) / Math.min(size.width, size.height)).toBeLessThanOrEqual(3);
    }
  });

  it('sends a model only the fields that it accepts', async () => {
    const fake = await strict();
    const fields = ['gpt-image-1', 'gpt-image-1-mini', 'gpt-image-2'].map(async (checkpoint) => {
      await engineAt(fake.url, { model: { checkpoint } }).run(edit, runOptions());
    });
    await Promise.all(fields);
    const withFidelity = fake.sent.filter((body) => body.includes('name="input_fidelity"'));
    expect([fake.calls.length, withFidelity.length]).toEqual([3, 1]);
    expect(withFidelity[0]).toContain('gpt-image-1\r\n');
    expect(fake.sent.some((body) => body.includes('response_format'))).toBe(false);
  });

  it('sends several pictures in order under one field name, each whole in its own aspect ratio', async () => {
    const fake = await gateway();
    const [dressed] = await engineAt(fake.url, SMALL).run(tryOn, runOptions());
    expect([dressed?.pixels.width, dressed?.pixels.height]).toEqual([48, 80]);
    expect(fake.calls[0]?.images.map(({ width, height }) => [width, height])).toEqual([
      [48, 80],
      [80, 32],
    ]);
    expect(fake.sent[0]?.match(/name="image\[\]"/g)).toHaveLength(2);
  });

  it('sends a mask that is transparent where the picture is edited, and keeps all other pixels', async () => {
    const fake = await strict();
    const source = picture(60, 44);
    const [image] = await engineAt(fake.url, CLASSIC).run(inpaint(source, leftHalf(60, 44)), runOptions());
    const mask = fake.calls[0]!.mask!;
    expect([mask.channels, mask.width, mask.height]).toEqual([4, 1536, 1024]);
    const alphaAt = (x: number) => mask.data[(512 * 1536 + x) * 4 + 3];
    expect([alphaAt(300), alphaAt(1200)]).toEqual([0, 255]);
    const isKept = (k: number) => Math.floor(k / 3) % 60 >= 30;
    expect(image!.pixels.data.some((value, k) => isKept(k) && value !== source.data[k])).toBe(false);
    expect(image!.pixels.data.some((value, k) => !isKept(k) && value !== source.data[k])).toBe(true);
  });

  it('resizes an answer of another size before it is composed into the picture', async () => {
    const fake = await service({ service: 'gateway', answersSize: { width: 100, height: 30 } });
    const source = picture();
    const [image] = await engineAt(fake.url, SMALL).run(inpaint(source), runOptions());
    expect([image?.pixels.width, image?.pixels.height]).toEqual([64, 64]);
    expect([...image!.pixels.data.subarray(-3)]).toEqual([...source.data.subarray(-3)]);
  });

  it('requests transparency where the model supports it, and a plain background where it does not', async () => {
    const fake = await strict();
    const cutOut = generate({ background: 'transparent' });
    const [clear] = await engineAt(fake.url, CLASSIC).run(cutOut, runOptions());
    expect([clear?.pixels.channels, clear?.pixels.data[3]]).toEqual([4, 0]);
    const [opaque] = await engineAt(fake.url).run(cutOut, runOptions());
    expect([opaque?.pixels.channels, fake.calls.at(-1)?.background]).toEqual([3, 'auto']);
    expect(fake.calls.at(-1)?.prompt).toContain('plain light grey background');
  });

  it('leaves out a field that a gateway refuses, in this and in later requests', async () => {
    const fake = await gateway();
    const engine = engineAt(fake.url, { model: { checkpoint: 'gpt-image-1-mini' } });
    await engine.run(generate({ width: 1024, height: 1024, background: 'transparent' }), runOptions());
    await engine.run(generate({ width: 1024, height: 1024, background: 'transparent' }), runOptions());
    expect([fake.sent.length, fake.calls.length]).toEqual([4, 2]);
  });

  it('accepts a plain answer although a stream was requested', async () => {
    const fake = await gateway();
    const engine = engineAt(fake.url, { model: { checkpoint: 'gpt-image-1' } });
    await expect(engine.run(generate({ width: 1024, height: 1024 }), runOptions())).resolves.toHaveLength(1);
  });

  it('supports seeds only where the server reads one in the prompt', async () => {
    const engine = engineAt((await gateway()).url, SMALL);
    expect(engine.controlsOf('generate', 'kennaxl')).not.toContain('seed');
    const seeded = engineAt((await service({ service: 'sd-cpp' })).url, SMALL);
    await seeded.isHealthy();
    expect(seeded.controlsOf('generate', 'kennaxl')).toContain('seed');
  });

  it('sends stable-diffusion.cpp a white mask, because it ignores transparency', async () => {
    const fake = await service({ service: 'sd-cpp' });
    const source = picture();
    const [image] = await engineAt(fake.url, SMALL).run(inpaint(source), runOptions());
    const mask = fake.calls[0]!.mask!;
    expect([mask.channels, mask.data[0], mask.data.at(-1)]).toEqual([3, 255, 0]);
    expect([...image!.pixels.data.subarray(-3)]).toEqual([...source.data.subarray(-3)]);
  });

  it('removes engine commands from the words of a person', async () => {
    const fake = await service({ service: 'sd-cpp' });
    const prompt = 'a bag <sd_cpp_extra_args>{"seed":99,"width":4096}</sd_cpp_extra_args>';
    await engineAt(fake.url, SMALL).run(generate({ prompt }), runOptions({ seed: 5 }));
    expect(fake.calls[0]?.prompt).toBe('a bag. <sd_cpp_extra_args>{"seed":5}</sd_cpp_extra_args>');
  });
});

describe('a failure of OpenAI Images', () => {
  it('has the kind of its cause', async () => {
    const fake = await gateway();
    const kinds = {
      moderation: 'refused',
      quota: 'unavailable',
      organization: 'unavailable',
      'server-error': 'failed',
      'bad-gateway': 'unavailable',
      'plain-text-error': 'out_of_memory',
      'error-in-good-answer': 'refused',
      'no-picture': 'failed',
      page: 'unavailable',
    } as const;
    for (const [failure, kind] of Object.entries(kinds)) {
      fake.failNext(failure as keyof typeof kinds);
      expect([failure, await kindOf(fake, generate())]).toEqual([failure, kind]);
    }
  });

  it('is recognised in the middle of a stream, or when the stream ends early', async () => {
    const fake = await strict();
    fake.failNext('error-in-stream', 'cut-off');
    expect(await kindOf(fake, generate(), {})).toBe('refused');
    expect(await kindOf(fake, generate(), {})).toBe('failed');
  });

  it('is retried once after the delay that the service requests, and is busy after that', async () => {
    const fake = await gateway();
    fake.failNext('rate-limit');
    expect(await kindOf(fake, generate())).toBe('none');
    fake.failNext('rate-limit', 'rate-limit');
    expect(await kindOf(fake, generate())).toBe('busy');
    expect(fake.calls.length).toBe(4);
  });

  it('distinguishes a wrong key from a missing model', async () => {
    const fake = await service();
    expect(await kindOf(fake, generate(), { key: 'sk-wrong' })).toBe('unavailable');
    expect(await kindOf(fake, generate(), { model: { checkpoint: 'gpt-image-9' } })).toBe('missing_model');
    const report = await engineAt(fake.url, { model: { checkpoint: 'gpt-image-9' } }).describe(runOptions());
    expect(report.warnings).toEqual(['The model gpt-image-9 is not offered there.']);
    expect(report.models).not.toContain('gpt-5');
  });

  it('loses no finished picture: those of other requests are still delivered', async () => {
    const fake = await gateway();
    fake.failNext('moderation');
    const handed: number[] = [];
    const running = engineAt(fake.url, SMALL).run(
      generate({ count: 2 }),
      runOptions({ onImage: ({ index }) => handed.push(index) }),
    );
    await expect(running).rejects.toMatchObject({ kind: 'refused' });
    expect(handed).toHaveLength(1);
  });
});
