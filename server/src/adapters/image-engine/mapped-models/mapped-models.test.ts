import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import type { EngineTask } from '../../../ports/engine-task.ts';
import type { EngineProgress } from '../../../ports/image-engine.port.ts';
import { kindOfEnd, runOptions, startForTest } from '../../../testing/engine-runs.ts';
import { engineTaskOf, generateTask } from '../../../testing/engine-tasks.ts';
import { startFakeFal, type FalFailure, type FakeFal } from '../../../testing/fake-services/fake-fal.ts';
import {
  startFakeReplicate,
  type FakeReplicate,
  type ReplicateFailure,
} from '../../../testing/fake-services/fake-replicate.ts';
import { remoteSettings } from '../../../testing/remote-settings.ts';
import { describeFaults } from '../faults.conformance.ts';
import { describeImageEngine } from '../image-engine.conformance.ts';
import { createMappedEngine } from './create-mapped-engine.ts';
import { mappingSchema, mistakesInMapping, type Mapping } from '../model-mapping.ts';

const log = pino({ level: 'silent' });
type Changes = Parameters<typeof remoteSettings>[2];

/** The first worked example of docs/engines.md. */
const EDIT = { prompt: '{{prompt}}', image: '{{images}}', seed: '{{seed}}', output_format: 'png' };
const qwen = { model: 'qwen/qwen-image-edit-plus', input: EDIT, size: { multiple: 16, pixels: 1_048_576 } };
const REPLICATE = mappingSchema.parse({
  generate: {
    model: 'black-forest-labs/flux-schnell',
    input: { prompt: '{{prompt}}', aspect_ratio: '{{aspect_ratio}}', seed: '{{seed}}', output_format: 'png' },
    ratios: ['1:1', '16:9', '3:2', '2:3', '4:5', '5:4', '3:4', '4:3', '9:16'],
    size: { pixels: 1_048_576 },
    licence: { name: 'Apache-2.0', sells: 'yes' },
  },
  vary: qwen,
  sketch: qwen,
  instructEdit: qwen,
  tryOn: qwen,
});

/** The second and the third. */
const size = { image_size: { width: '{{width}}', height: '{{height}}' } };
const klein = {
  model: 'fal-ai/flux-2/klein/4b/edit',
  input: { prompt: '{{prompt}}', image_urls: '{{images}}', ...size, seed: '{{seed}}', output_format: 'png' },
};
const FAL = mappingSchema.parse({
  generate: {
    model: 'fal-ai/flux-2/klein/4b',
    input: { prompt: '{{prompt}}', ...size, seed: '{{seed}}', output_format: 'png' },
  },
  vary: klein,
  instructEdit: klein,
  tryOn: {
    model: 'fal-ai/fashn/tryon/v1.6',
    input: { model_image: '{{image}}', garment_image: '{{second_image}}', mode: 'quality', seed: '{{seed}}' },
    licence: { name: 'House rules', sells: 'no' },
  },
  removeBackground: {
    model: 'fal-ai/birefnet',
    input: { image_url: '{{image}}', output_format: 'png' },
    output: 'image.url',
  },
});

const replicateAt = (url: string, changes: Changes = {}) =>
  createMappedEngine({
    settings: remoteSettings('replicate', url, { key: 'r8_test', mapping: REPLICATE, ...changes }),
    log,
    firstPauseMs: 2,
  });
const falAt = (url: string, changes: Changes = {}) =>
  createMappedEngine({
    settings: remoteSettings('fal', url, { key: 'fal-id:secret', mapping: FAL, ...changes }),
    log,
    firstPauseMs: 2,
  });

const replicate = (): Promise<FakeReplicate> => startForTest(startFakeReplicate);
const fal = (): Promise<FakeFal> => startForTest(startFakeFal);

const [ownReplicate, ownFal] = [await startFakeReplicate(), await startFakeFal()];
afterAll(() => Promise.all([ownReplicate.close(), ownFal.close()]));
describeImageEngine('Replicate', () => replicateAt(ownReplicate.url));
describeImageEngine('fal', () => falAt(ownFal.url));
describeFaults<FakeReplicate>('Replicate', {
  async open() {
    const server = await replicate();
    return { server, engine: replicateAt(server.url) };
  },
  orders: ({ calls }) => calls.length,
  restart: 'outlived',
  losses: [
    { words: 'the prediction is not known any more', cause: (fake) => fake.failNext('forgotten'), kind: 'unavailable' },
    { words: 'the prediction is aborted there', cause: (fake) => fake.failNext('aborted'), kind: 'unavailable' },
    { words: 'the result has expired', cause: (fake) => fake.failNext('expired'), kind: 'failed' },
    { words: 'the result is signed again', cause: (fake) => fake.failNext('expired-once'), kind: 'none' },
  ],
  cancel: (fake) => fake.cancelled(),
  overloads: [
    { words: 'it asks for 90 seconds', cause: (fake) => fake.failNext('throttled-for-long'), kind: 'busy' },
    { words: 'it asks for a moment', cause: (fake) => fake.failNext('throttled'), kind: 'none' },
    { words: 'status 503', cause: (fake) => fake.failNext('overloaded'), kind: 'unavailable' },
  ],
});
describeFaults<FakeFal>('fal', {
  async open() {
    const server = await fal();
    return { server, engine: falAt(server.url) };
  },
  orders: ({ calls }) => calls.length,
  restart: 'outlived',
  losses: [
    { words: 'the order is not known any more', cause: (fake) => fake.failNext('forgotten'), kind: 'unavailable' },
    { words: 'the result has expired', cause: (fake) => fake.failNext('expired'), kind: 'failed' },
    { words: 'the result is signed again', cause: (fake) => fake.failNext('expired-once'), kind: 'none' },
  ],
  cancel: (fake) => fake.cancelled(),
  overloads: [
    { words: 'it asks for a minute', cause: (fake) => fake.failNext('concurrency-for-long'), kind: 'busy' },
    { words: 'it asks for a moment', cause: (fake) => fake.failNext('concurrency'), kind: 'none' },
    { words: 'it has no runner', cause: (fake) => fake.failNext('no-runner'), kind: 'unavailable' },
  ],
});

describe('a mapping', () => {
  it('decides what the engine does, and which settings it follows', () => {
    const engine = falAt(ownFal.url);
    expect(engine.capabilityOf('inpaint', 'kennaxl')).toBe('unavailable');
    expect(engine.controlsOf('generate', 'kennaxl')).toEqual(['seed']);
    expect(engine.controlsOf('vary', 'kennaxl')).toEqual(['seed', 'strength', 'colourways', 'blend']);
    expect(engine.controlsOf('removeBackground', 'kennaxl')).toEqual([]);
  });

  it('leaves out a model whose licence forbids selling, where only others may be used', async () => {
    const engine = falAt(ownFal.url, { commercialOnly: true });
    expect(engine.capabilityOf('tryOn', 'kennaxl')).toBe('unavailable');
    const { files } = await engine.describe(runOptions());
    expect(files?.find(({ name }) => name === 'fal-ai/fashn/tryon/v1.6')).toMatchObject({
      use: 'unused',
      licence: { sells: 'no' },
      operations: [],
    });
    expect(files?.find(({ name }) => name === 'fal-ai/flux-2/klein/4b/edit')?.operations).toEqual([
      'vary',
      'instructEdit',
    ]);
  });

  it.each([
    [{ generate: { model: 'a/b', input: {} } }, 'the mapping of generate has no {{prompt}}'],
    [
      { tryOn: { model: 'a/b', input: { a: '{{image}}' } } },
      'the mapping of tryOn has no {{second_image}} or {{images}}',
    ],
    [
      { generate: { model: 'a/b', input: { p: '{{prompt}} {{colour}}' } } },
      'the mapping of generate has {{colour}}, which is not known',
    ],
    [
      { generate: { model: 'a/b', input: { p: '{{prompt}}', r: '{{aspect_ratio}}' } } },
      'the mapping of generate has {{aspect_ratio}}, but no "ratios" that its model draws',
    ],
  ] as const)('%j: %s', (mapping, mistake) => {
    expect(mistakesInMapping(mappingSchema.parse(mapping))).toContain(mistake);
  });

  it.each([
    { generate: { model: 'flux', input: {} } },
    { draw: { model: 'a/b', input: {} } },
    { generate: { model: 'a/b' } },
  ])('is refused: %j', (mapping) => {
    expect(mappingSchema.safeParse(mapping).success).toBe(false);
  });
});

describe('the engine of Replicate', () => {
  it('asks for the nearest of the aspect ratios that the model draws', async () => {
    const fake = await replicate();
    const [image] = await replicateAt(fake.url).run(generateTask({ width: 300, height: 400 }), runOptions());
    expect([image?.pixels.width, image?.pixels.height]).toEqual([300, 400]);
    expect(fake.calls[0]?.input).toMatchObject({ aspect_ratio: '3:4', seed: 1 });
  });

  it('stores large pictures for an order, and removes them afterwards', async () => {
    const fake = await replicate();
    const noise = Uint8Array.from({ length: 512 * 512 * 3 }, (_, k) => (k * 2_654_435_761) >>> 24);
    const source = { width: 512, height: 512, channels: 3 as const, data: noise };
    await replicateAt(fake.url).run({ ...engineTaskOf('instructEdit'), source } as EngineTask, runOptions());
    expect(String((fake.calls[0]?.input['image'] as string[])[0])).toContain('/v1/files/');
    await fake.emptied();
  });

  const KINDS: Partial<Record<ReplicateFailure, string>> = {
    'throttled-for-long': 'busy',
    unpaid: 'unavailable',
    'server-error': 'failed',
    dropped: 'unavailable',
    nsfw: 'refused',
    memory: 'out_of_memory',
    broken: 'failed',
    aborted: 'unavailable',
    expired: 'failed',
    'no-output': 'failed',
  };
  it.each(Object.entries(KINDS))('fails by the kind of the cause, after one order: %s', async (failure, kind) => {
    const fake = await replicate();
    fake.failNext(failure as ReplicateFailure);
    expect([failure, await kindOfEnd(replicateAt(fake.url).run(generateTask(), runOptions()))]).toEqual([
      failure,
      kind,
    ]);
    expect(fake.calls).toHaveLength(1);
  });

  it.each(['unanswered-once', 'expired-once'] as const)('outlives %s without a second order', async (failure) => {
    const fake = await replicate();
    fake.failNext(failure);
    expect(await kindOfEnd(replicateAt(fake.url).run(generateTask(), runOptions()))).toBe('none');
    expect(fake.calls).toHaveLength(1);
  });

  it('waits once where the service asks for a short wait', async () => {
    const fake = await replicate();
    fake.failNext('throttled');
    expect(await kindOfEnd(replicateAt(fake.url).run(generateTask(), runOptions()))).toBe('none');
  });

  it('is not healthy with a wrong token', async () => {
    expect(await replicateAt(ownReplicate.url, { key: 'wrong' }).isHealthy()).toBe(false);
  });
});

describe('the engine of fal', () => {
  it('sends pictures inside the order, each in its field', async () => {
    const fake = await fal();
    await falAt(fake.url).run(engineTaskOf('tryOn'), runOptions());
    const { model_image: person, garment_image: garment } = fake.calls[0]!.input;
    expect([person, garment]).toEqual([
      expect.stringMatching(/^data:image\/png;base64,/),
      expect.stringMatching(/^data:image\/png;base64,/),
    ]);
    expect(person).not.toBe(garment);
  });

  it('reports its place in the queue', async () => {
    const fake = await fal();
    fake.hold();
    const waits = Promise.withResolvers<EngineProgress>();
    const onProgress = (progress: EngineProgress) => {
      if (progress.stage.startsWith('Waiting')) waits.resolve(progress);
    };
    const running = falAt(fake.url).run(generateTask(), runOptions({ onProgress }));
    expect((await waits.promise).stage).toBe('Waiting, 2 before it');
    fake.release();
    await running;
  });

  it('keeps the transparency that a model for cutting out answers', async () => {
    const [cut] = await falAt(ownFal.url).run(engineTaskOf('removeBackground'), runOptions());
    const { channels, data, width } = cut!.pixels;
    expect([channels, data[3], data[(width - 4) * 4 + 3]]).toEqual([4, 0, 255]);
  });

  const KINDS: Partial<Record<FalFailure, string>> = {
    'concurrency-for-long': 'busy',
    unpaid: 'unavailable',
    dropped: 'unavailable',
    policy: 'refused',
    nsfw: 'refused',
    timeout: 'timeout',
    'no-runner': 'unavailable',
    broken: 'failed',
    expired: 'failed',
    'no-images': 'failed',
    page: 'unavailable',
  };
  it.each(Object.entries(KINDS))('fails by the kind of the cause, after one order: %s', async (failure, kind) => {
    const fake = await fal();
    fake.failNext(failure as FalFailure);
    expect([failure, await kindOfEnd(falAt(fake.url).run(generateTask(), runOptions()))]).toEqual([failure, kind]);
    expect(fake.calls).toHaveLength(1);
  });

  it.each(['unanswered-once', 'expired-once', 'concurrency'] as const)('outlives %s', async (failure) => {
    const fake = await fal();
    fake.failNext(failure);
    expect(await kindOfEnd(falAt(fake.url).run(generateTask(), runOptions()))).toBe('none');
  });

  it('says which field of a mapping the model refuses', async () => {
    const mapping: Mapping = mappingSchema.parse({
      generate: { model: 'fal-ai/flux-2/klein/4b', input: { prompt: '{{prompt}}', size: '{{width}}' } },
    });
    const running = falAt(ownFal.url, { mapping }).run(generateTask(), runOptions());
    await expect(running).rejects.toMatchObject({
      kind: 'bad_input',
      message: expect.stringContaining('image_size') as string,
    });
  });
});
