import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import type { EngineTask } from '../../../ports/engine-task.ts';
import { endOf, runOptions, startForTest } from '../../../testing/engine-runs.ts';
import { engineTaskOf, generateTask } from '../../../testing/engine-tasks.ts';
import { startFakeGemini, type FakeGemini, type GeminiFailure } from '../../../testing/fake-services/fake-gemini.ts';
import { remoteSettings } from '../../../testing/remote-settings.ts';
import { describeFaults } from '../faults.conformance.ts';
import { describeImageEngine } from '../image-engine.conformance.ts';
import { createGeminiImagesEngine } from './create-gemini-images-engine.ts';
import { usualModel } from './gemini-models.ts';

const log = pino({ level: 'silent' });
type Changes = Parameters<typeof remoteSettings>[2];
const engineAt = (url: string, changes: Changes = {}) =>
  createGeminiImagesEngine({ settings: remoteSettings('gemini-images', url, { key: 'g-test', ...changes }), log });

const service = (): Promise<FakeGemini> => startForTest(startFakeGemini);

const faultOf = (fake: FakeGemini, changes: Changes = {}, task: EngineTask = generateTask()) =>
  endOf(engineAt(fake.url, changes).run(task, runOptions()));

const own = await startFakeGemini();
afterAll(() => own.close());
describeImageEngine('Gemini', () => engineAt(own.url));
describeFaults<FakeGemini>('Gemini, which answers a request with its picture and has no jobs', {
  async open() {
    const server = await service();
    return { server, engine: engineAt(server.url) };
  },
  orders: ({ calls }) => calls.length,
  restart: 'lost',
  losses: [
    { words: 'the connection ends', cause: (fake) => fake.failNext('dropped'), kind: 'unavailable' },
    { words: 'the answer has no picture', cause: (fake) => fake.failNext('no-image'), kind: 'failed' },
  ],
  cancel: (fake) => fake.left(),
  overloads: [
    { words: 'it asks for an hour', cause: (fake) => fake.failNext('exhausted-for-long'), kind: 'busy' },
    { words: 'it asks for a moment', cause: (fake) => fake.failNext('exhausted'), kind: 'none' },
    { words: 'status 503', cause: (fake) => fake.failNext('overloaded'), kind: 'unavailable' },
  ],
});

describe('the engine of Gemini', () => {
  it('asks for the nearest aspect ratio, and for a larger picture where one is asked for', async () => {
    const fake = await service();
    const engine = engineAt(fake.url);
    for (const size of [
      { width: 768, height: 1024 },
      { width: 2048, height: 1100 },
      { width: 3000, height: 3000 },
    ]) {
      const [image] = await engine.run(generateTask(size), runOptions());
      expect([image?.pixels.width, image?.pixels.height]).toEqual([size.width, size.height]);
    }
    await engine.run(generateTask({ highQuality: true }), runOptions());
    expect(fake.calls.map(({ aspectRatio, imageSize }) => [aspectRatio, imageSize])).toEqual([
      ['3:4', '1K'],
      ['16:9', '2K'],
      ['1:1', '4K'],
      ['1:1', '2K'],
    ]);
  });

  it('names no size to a model that draws only one', async () => {
    const fake = await service();
    await engineAt(fake.url, { model: { checkpoint: 'gemini-2.5-flash-image' } }).run(generateTask(), runOptions());
    expect(fake.calls[0]).toMatchObject({ model: 'gemini-2.5-flash-image', imageSize: null });
  });

  it('sends the person first and the garment second, and says which is which', async () => {
    const fake = await service();
    await engineAt(fake.url).run(engineTaskOf('tryOn'), runOptions());
    const { words, pictures } = fake.calls[0]!;
    expect(words).toContain('The person of the first picture wears the top of the second picture');
    expect(pictures.map(({ width, height }) => width > height)).toEqual([false, true]);
  });

  it('chooses the newest model for images that the account has', async () => {
    const fake = await service();
    const engine = engineAt(fake.url, { parts: { edit: 'gemini-9-image' } });
    const report = await engine.describe(runOptions());
    expect(report.models).toEqual(expect.arrayContaining(['gemini-3.1-flash-image']) as string[]);
    expect(report.models).not.toContain('gemini-3-pro');
    expect(report.files?.find(({ use }) => use === 'used')).toMatchObject({
      name: 'gemini-3.1-flash-image',
      licence: { sells: 'conditions' },
    });
    expect(report.warnings).toEqual(['The model gemini-9-image is not offered there.']);
    expect(usualModel(['gemini-3-pro-image', 'gemini-3.1-flash-image-preview', 'gemini-2.5-flash-image'])).toBe(
      'gemini-3.1-flash-image-preview',
    );
    expect(usualModel([])).toBeNull();
  });

  it('leaves what needs a mask to other engines, and offers no seed', () => {
    const engine = engineAt(own.url);
    for (const operation of ['inpaint', 'outpaint', 'upscale'] as const) {
      expect(engine.capabilityOf(operation, 'kennaxl')).toBe('unavailable');
    }
    expect(engine.controlsOf('generate', 'kennaxl')).not.toContain('seed');
  });

  it('takes the finished picture, not a draft', async () => {
    const fake = await service();
    fake.failNext('draft-first');
    expect((await faultOf(fake)).kind).toBe('none');
  });
});

describe('a failure of Gemini', () => {
  const KINDS: Partial<Record<GeminiFailure, string>> = {
    'exhausted-for-long': 'busy',
    overloaded: 'unavailable',
    internal: 'failed',
    'wrong-key': 'unavailable',
    'no-billing': 'unavailable',
    dropped: 'unavailable',
    'blocked-words': 'refused',
    'unsafe-picture': 'refused',
    recitation: 'refused',
    'no-image': 'failed',
    'only-text': 'failed',
    page: 'unavailable',
  };

  it.each(Object.entries(KINDS))(
    'gets the kind that fits its cause, and the request is not repeated: %s',
    async (failure, kind) => {
      const fake = await service();
      fake.failNext(failure as GeminiFailure);
      const fault = await faultOf(fake);
      expect([failure, fault.kind]).toEqual([failure, kind]);
      expect(fake.calls).toHaveLength(1);
      expect(fault.message).not.toContain('g-test');
    },
  );

  it('is retried once after the delay that the service requests', async () => {
    const fake = await service();
    fake.failNext('exhausted');
    expect((await faultOf(fake)).kind).toBe('none');
    expect(fake.calls).toHaveLength(2);
  });

  it('says what the model wrote instead of drawing', async () => {
    const fake = await service();
    fake.failNext('only-text');
    expect((await faultOf(fake)).message).toContain('I cannot see a dress.');
  });

  it('is a missing model where the account has none of that name', async () => {
    const fake = await service();
    expect((await faultOf(fake, { model: { checkpoint: 'gemini-9-image' } })).kind).toBe('missing_model');
  });

  it('occurs when a picture takes longer than allowed', async () => {
    const fake = await service();
    fake.hold();
    expect((await faultOf(fake, { lostAfterSeconds: 0.1 })).kind).toBe('unavailable');
    fake.release();
  });
});
