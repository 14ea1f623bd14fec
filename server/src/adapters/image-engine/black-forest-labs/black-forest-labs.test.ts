import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import type { EditTask, EngineTask } from '../../../ports/engine-task.ts';
import type { EngineProgress } from '../../../ports/image-engine.port.ts';
import { endOf, runOptions, startForTest } from '../../../testing/engine-runs.ts';
import { engineTaskOf, generateTask, halfOf } from '../../../testing/engine-tasks.ts';
import { startFakeBfl, type BflFailure, type FakeBfl } from '../../../testing/fake-services/fake-bfl.ts';
import { remoteSettings } from '../../../testing/remote-settings.ts';
import { describeFaults } from '../faults.conformance.ts';
import { describeImageEngine } from '../image-engine.conformance.ts';
import { bflSize } from './bfl-models.ts';
import { createBflEngine } from './create-bfl-engine.ts';

const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
type Changes = Parameters<typeof remoteSettings>[2];
const engineAt = (url: string, changes: Changes = {}) =>
  createBflEngine({
    settings: remoteSettings('black-forest-labs', url, { key: 'bfl-test', ...changes }),
    log,
    firstPauseMs: 2,
  });

const service = (): Promise<FakeBfl> => startForTest(startFakeBfl);

const editOf = <Operation extends EditTask['operation']>(operation: Operation) =>
  engineTaskOf(operation) as Extract<EditTask, { operation: Operation }>;
const faultOf = (fake: FakeBfl, task: EngineTask = generateTask(), changes: Changes = {}) =>
  endOf(engineAt(fake.url, changes).run(task, runOptions()));

const own = await startFakeBfl();
afterAll(() => own.close());
describeImageEngine('Black Forest Labs', () => engineAt(own.url));
describeFaults<FakeBfl>('Black Forest Labs', {
  async open() {
    const server = await service();
    return { server, engine: engineAt(server.url) };
  },
  orders: ({ calls }) => calls.length,
  restart: 'outlived',
  losses: [
    { words: 'the job is not known any more', cause: (fake) => fake.failNext('forgotten'), kind: 'unavailable' },
    { words: 'the result has expired', cause: (fake) => fake.failNext('expired'), kind: 'failed' },
    { words: 'the result is signed again', cause: (fake) => fake.failNext('expired-once'), kind: 'none' },
  ],
  cancel: 'its interface has no call for it',
  overloads: [
    { words: 'it asks for two minutes', cause: (fake) => fake.failNext('long-rate-limit'), kind: 'busy' },
    { words: 'it asks for a moment', cause: (fake) => fake.failNext('rate-limit'), kind: 'none' },
    { words: 'status 503', cause: (fake) => fake.failNext('maintenance'), kind: 'unavailable' },
  ],
});

describe('the engine of Black Forest Labs', () => {
  it('uses the tool made for an operation, and the model for the others', async () => {
    const fake = await service();
    const engine = engineAt(fake.url, { model: { checkpoint: 'flux-2-max' }, parts: { edit: 'flux-2-klein-9b' } });
    const tasks: EngineTask[] = [
      generateTask(),
      { ...editOf('inpaint'), prompt: 'a pocket' },
      { ...editOf('inpaint'), prompt: ' ' },
      ...(['outpaint', 'tryOn', 'instructEdit', 'sketch', 'vary'] as const).map(engineTaskOf),
    ];
    for (const task of tasks) await engine.run(task, runOptions());
    expect(fake.calls.map(({ path }) => path)).toEqual([
      'flux-2-max',
      'flux-pro-1.0-fill',
      'flux-tools/erase-v1',
      'flux-tools/outpainting-v1',
      'flux-tools/vto-v2',
      'flux-2-klein-9b',
      'flux-2-klein-9b',
      'flux-2-klein-9b',
    ]);
  });

  it('keeps the prompt as it is written, and leaves out words to avoid', async () => {
    const fake = await service();
    for (const checkpoint of ['flux-2-pro', 'flux-2-flex', 'flux-2-klein-4b']) {
      const engine = engineAt(fake.url, { model: { checkpoint, negative: 'blurry' } });
      await engine.run(generateTask({ negativePrompt: 'buttons' }), runOptions());
    }
    expect(fake.calls.map(({ body }) => [body['disable_pup'], body['prompt_upsampling'], body['prompt']])).toEqual([
      [true, undefined, 'a red cotton t-shirt.'],
      [undefined, false, 'a red cotton t-shirt.'],
      [undefined, undefined, 'a red cotton t-shirt.'],
    ]);
    expect(engineAt(fake.url).controlsOf('generate', 'kennaxl')).not.toContain('negativePrompt');
  });

  it('draws within the limits of the service, whatever size is asked', () => {
    for (const [width, height] of [
      [64, 64],
      [3000, 3000],
      [3000, 400],
      [257, 1021],
    ] as const) {
      const size = bflSize({ width, height }, { multiple: 16, pixels: null });
      expect([size.width % 16, size.height % 16]).toEqual([0, 0]);
      expect(size.width * size.height).toBeLessThanOrEqual(4 * 1024 * 1024);
      expect(size.width / size.height / (width / height)).toBeCloseTo(1, 0);
    }
  });

  it('sends the person and the garment apart, each whole', async () => {
    const fake = await service();
    await engineAt(fake.url).run(editOf('tryOn'), runOptions());
    const { person, garment } = fake.calls[0]!.pictures;
    expect(person!.width / person!.height).toBeCloseTo(1, 1);
    expect(garment!.width / garment!.height).toBeCloseTo(1.5, 1);
  });

  it('sends a mask that is white where the picture is filled', async () => {
    const fake = await service();
    const task = editOf('inpaint');
    await engineAt(fake.url).run({ ...task, prompt: 'a pocket', mask: halfOf(task.source) }, runOptions());
    const mask = fake.calls[0]!.pictures['mask']!;
    const at = (x: number) => mask.data[((mask.height >> 1) * mask.width + x) * mask.channels];
    expect([at(8), at(mask.width - 8)]).toEqual([0, 255]);
  });

  it('places a picture on its canvas, and keeps its pixels', async () => {
    const fake = await service();
    const task = editOf('outpaint');
    const [image] = await engineAt(fake.url).run(task, runOptions());
    const { body, pictures } = fake.calls[0]!;
    const scale = Number(body['width']) / task.width;
    const { x, y, width } = task.placement;
    expect(Math.abs(Number(body['reference_offset_x']) - x * scale)).toBeLessThanOrEqual(1);
    expect(Math.abs(pictures['input_image']!.width - width * scale)).toBeLessThanOrEqual(2);
    const at = ((y + 64) * task.width + x + 64) * 3;
    expect([...image!.pixels.data.subarray(at, at + 3)]).toEqual([
      ...task.source.data.subarray((64 * task.source.width + 64) * 3, (64 * task.source.width + 64) * 3 + 3),
    ]);
  });

  it('crops a picture that reaches over its canvas before it is sent', async () => {
    const fake = await service();
    const placement = { x: -32, y: 16, width: 128, height: 128 };
    const [image] = await engineAt(fake.url).run({ ...editOf('outpaint'), placement }, runOptions());
    expect(fake.calls[0]!.body['reference_offset_x']).toBe(0);
    expect(image?.pixels.width).toBe(192);
  });

  it('draws a trial with the model that the operator chose', async () => {
    const fake = await service();
    const engine = engineAt(fake.url);
    await engine.run(generateTask(), runOptions({ weights: 'flux-2-klein-4b' }));
    expect(fake.calls[0]?.path).toBe('flux-2-klein-4b');
    const { files } = await engine.describe(runOptions());
    expect(files?.find(({ name }) => name === 'flux-2-klein-4b')).toMatchObject({
      use: 'ready',
      licence: { sells: 'conditions' },
      operations: ['generate', 'vary', 'sketch', 'instructEdit'],
    });
  });

  it('reports the progress of the service, and that a job waits', async () => {
    const fake = await service();
    fake.hold();
    const reports: EngineProgress[] = [];
    const halfway = Promise.withResolvers<void>();
    const onProgress = (progress: EngineProgress) => {
      reports.push(progress);
      if (progress.fraction > 0.4) halfway.resolve();
    };
    const running = engineAt(fake.url).run(generateTask(), runOptions({ onProgress }));
    await halfway.promise;
    fake.release();
    await running;
    expect(reports.map(({ stage }) => stage)).toContain('Waiting');
    expect(reports.map(({ fraction }) => fraction)).toContain(0.475);
  });

  it('warns of an account without credits, and takes no work then', async () => {
    const fake = await service();
    const engine = engineAt(fake.url);
    expect((await engine.describe(runOptions())).warnings).toEqual([]);
    fake.spendCredits();
    expect((await engine.describe(runOptions())).warnings).toEqual(['The account has no credits left.']);
    expect(await engine.isHealthy()).toBe(false);
  });
});

describe('a failure of Black Forest Labs', () => {
  const KINDS: Partial<Record<BflFailure, string>> = {
    'long-rate-limit': 'busy',
    'no-credits': 'unavailable',
    'wrong-key': 'unavailable',
    'server-error': 'failed',
    maintenance: 'unavailable',
    dropped: 'unavailable',
    'refused-at-once': 'refused',
    'request-moderated': 'refused',
    'content-moderated': 'refused',
    'moderated-with-error-status': 'refused',
    error: 'failed',
    forgotten: 'unavailable',
    expired: 'failed',
    'foreign-address': 'failed',
    'no-picture': 'failed',
  };

  it.each(Object.entries(KINDS))('has the kind of its cause, and is not ordered twice: %s', async (failure, kind) => {
    const fake = await service();
    fake.failNext(failure as BflFailure);
    const fault = await faultOf(fake);
    expect([failure, fault.kind]).toEqual([failure, kind]);
    expect(fake.calls).toHaveLength(1);
    expect(`${fault.message}${lines.join('')}`).not.toContain('bfl-test');
  });

  it.each(['unknown-state-first', 'unanswered-once', 'expired-once'] as const)(
    'is outlived without a second order: %s',
    async (failure) => {
      const fake = await service();
      fake.failNext(failure);
      expect((await faultOf(fake)).kind).toBe('none');
      expect(fake.calls).toHaveLength(1);
    },
  );

  it('is retried once after the delay that the service requests, and is busy after that', async () => {
    const fake = await service();
    fake.failNext('rate-limit');
    expect((await faultOf(fake)).kind).toBe('none');
    fake.failNext('rate-limit', 'rate-limit');
    expect((await faultOf(fake)).kind).toBe('busy');
    expect(fake.calls).toHaveLength(4);
  });

  it('counts a job as lost when nobody answers for it any more', async () => {
    const fake = await service();
    fake.failNext('unanswered');
    const fault = await faultOf(fake, generateTask(), { lostAfterSeconds: 0.5 });
    expect(fault.kind).toBe('unavailable');
    expect(fault.message).toContain('lost');
  });

  it('names the field that the service refuses', async () => {
    const fake = await service();
    const fault = await faultOf(fake, generateTask(), { model: { checkpoint: 'flux-9' } });
    expect(fault).toMatchObject({ kind: 'missing_model' });
  });

  it('is unavailable with a wrong key, and the engine is not healthy', async () => {
    const fake = await service();
    const engine = engineAt(fake.url, { key: 'wrong' });
    expect(await engine.isHealthy()).toBe(false);
    await expect(engine.describe(runOptions())).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
