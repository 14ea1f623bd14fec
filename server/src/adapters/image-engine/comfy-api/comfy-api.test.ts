import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import type { EngineTask } from '../../../ports/engine-task.ts';
import type { EngineProgress } from '../../../ports/image-engine.port.ts';
import { kindOfEnd, runOptions, startForTest } from '../../../testing/engine-runs.ts';
import { engineTaskOf, generateTask } from '../../../testing/engine-tasks.ts';
import {
  startFakeComfyApi,
  type ComfyApiFailure,
  type FakeComfyApi,
} from '../../../testing/fake-services/fake-comfy-api.ts';
import { remoteSettings } from '../../../testing/remote-settings.ts';
import type { WorkflowGraph } from '../engine-settings.ts';
import { describeFaults } from '../faults.conformance.ts';
import { describeImageEngine } from '../image-engine.conformance.ts';
import { createComfyApiEngine } from './create-comfy-api-engine.ts';

const log = pino({ level: 'silent' });
type Changes = Parameters<typeof remoteSettings>[2];

const words = { class_type: 'CLIPTextEncode', inputs: { text: 'our look, {{prompt}}' } };
const picture = { class_type: 'LoadImage', inputs: { image: '{{image}}' } };
const saved = { class_type: 'SaveImage', inputs: { images: ['3', 0] } };
const sampled = (inputs: object) => ({
  class_type: 'KSampler',
  inputs: { seed: '{{seed}}', positive: ['1', 0], ...inputs },
});
const GENERATE: WorkflowGraph = {
  1: words,
  2: { class_type: 'EmptyLatentImage', inputs: { width: '{{width}}', height: '{{height}}', batch_size: 1 } },
  3: sampled({ latent_image: ['2', 0] }),
  9: saved,
};
const INPAINT: WorkflowGraph = {
  1: words,
  2: picture,
  4: { class_type: 'LoadImageMask', inputs: { image: '{{mask}}', channel: 'red' } },
  3: sampled({ image: ['2', 0], mask: ['4', 0], denoise: '{{denoise}}' }),
  9: saved,
};
const UPSCALE: WorkflowGraph = {
  2: picture,
  3: { class_type: 'ImageScale', inputs: { image: ['2', 0], factor: '{{factor}}' } },
  9: saved,
};
const WORKFLOWS = {
  generate: GENERATE,
  inpaint: INPAINT,
  upscale: UPSCALE,
  instructEdit: { 1: words, 2: picture, 3: sampled({ image: ['2', 0] }), 9: saved },
};

const engineAt = (url: string, changes: Changes = {}) =>
  createComfyApiEngine({
    settings: remoteSettings('comfy-api', url, { key: 'comfy-test', workflows: WORKFLOWS, ...changes }),
    log,
    firstPauseMs: 2,
  });

const service = (): Promise<FakeComfyApi> => startForTest(startFakeComfyApi);

const kindOf = (fake: FakeComfyApi, task: EngineTask = generateTask(), changes: Changes = {}) =>
  kindOfEnd(engineAt(fake.url, changes).run(task, runOptions()));

const own = await startFakeComfyApi();
afterAll(() => own.close());
describeImageEngine('Comfy API v2', () => engineAt(own.url));
describeFaults<FakeComfyApi>('Comfy API v2', {
  async open() {
    const server = await service();
    return { server, engine: engineAt(server.url) };
  },
  orders: ({ graphs }) => graphs.length,
  restart: 'outlived',
  losses: [
    { words: 'the job is not known any more', cause: (fake) => fake.failNext('forgotten'), kind: 'unavailable' },
    { words: 'the job has expired', cause: (fake) => fake.failNext('expired-job'), kind: 'unavailable' },
    { words: 'the result has expired', cause: (fake) => fake.failNext('expired'), kind: 'failed' },
    { words: 'the result is signed again', cause: (fake) => fake.failNext('expired-once'), kind: 'none' },
  ],
  cancel: (fake) => fake.cancelled(),
  overloads: [
    { words: 'it asks for two minutes', cause: (fake) => fake.failNext('queue-full-for-long'), kind: 'busy' },
    { words: 'it asks for a moment', cause: (fake) => fake.failNext('queue-full'), kind: 'none' },
    { words: 'status 503', cause: (fake) => fake.failNext('overloaded'), kind: 'unavailable' },
  ],
});

describe('the engine of Comfy API v2', () => {
  it('sends the operator’s graph with words, numbers and references to uploaded pictures', async () => {
    const fake = await service();
    await engineAt(fake.url).run(
      { ...engineTaskOf('inpaint'), prompt: 'a pocket' } as EngineTask,
      runOptions({ seed: 7 }),
    );
    const graph = fake.graphs[0]!;
    expect(graph['1']?.inputs).toEqual({ text: 'our look, a pocket' });
    expect(graph['3']?.inputs['seed']).toBe(7);
    const used = [graph['2'], graph['4']].map((node) => node?.inputs['image']);
    expect(used).toEqual([
      expect.objectContaining({ __type: 'core/ASSET' }),
      expect.objectContaining({ __type: 'core/ASSET' }),
    ]);
    await fake.emptied();
  });

  it('does what there are workflows for', () => {
    const engine = engineAt(own.url);
    expect(['generate', 'vary', 'upscale'].map((name) => engine.capabilityOf(name as 'vary', 'kennaxl'))).toEqual([
      'native',
      'unavailable',
      'native',
    ]);
    expect(engine.controlsOf('generate', 'kennaxl')).not.toContain('guidance');
  });

  it('reports the place in the queue and the progress of the service', async () => {
    const fake = await service();
    fake.hold();
    const reports: EngineProgress[] = [];
    const runs = Promise.withResolvers<void>();
    const onProgress = (progress: EngineProgress) => {
      reports.push(progress);
      if (progress.fraction > 0.3) runs.resolve();
    };
    const running = engineAt(fake.url).run(generateTask(), runOptions({ onProgress }));
    await runs.promise;
    fake.release();
    await running;
    expect(reports.map(({ stage }) => stage)).toContain('Waiting, 3 before it');
  });

  it('refuses workflows that need what this API does not have', () => {
    const steps = { ...GENERATE, 3: sampled({ steps: '{{steps}}' }) };
    expect(() => engineAt(own.url, { workflows: { generate: steps } })).toThrow('has {{steps}}: write the value');
    const socket = { ...GENERATE, 9: { ...saved, class_type: 'SaveImageWebsocket' } };
    expect(() => engineAt(own.url, { workflows: { generate: socket } })).toThrow('use SaveImage');
  });
});

describe('a failure of Comfy API v2', () => {
  const KINDS: Partial<Record<ComfyApiFailure, string>> = {
    'queue-full-for-long': 'busy',
    unpaid: 'unavailable',
    upstream: 'failed',
    stopped: 'unavailable',
    'lost-after': 'unavailable',
    memory: 'out_of_memory',
    'broken-node': 'failed',
    'cancelled-there': 'unavailable',
    'expired-job': 'unavailable',
    expired: 'failed',
    'no-outputs': 'failed',
  };
  it.each(Object.entries(KINDS))('has the kind of its cause: %s', async (failure, kind) => {
    const fake = await service();
    fake.failNext(failure as ComfyApiFailure);
    expect([failure, await kindOf(fake)]).toEqual([failure, kind]);
    // At most one job was created: what was lost on the way is never run a second time.
    expect(fake.graphs.length).toBeLessThanOrEqual(1);
  });

  it.each(['lost-before', 'queue-full', 'unanswered-once', 'expired-once'] as const)(
    'is outlived with one job: %s',
    async (failure) => {
      const fake = await service();
      fake.failNext(failure);
      expect(await kindOf(fake)).toBe('none');
      expect(fake.graphs).toHaveLength(1);
    },
  );

  it('is a missing model where the graph has a node that is not installed there', async () => {
    const fake = await service();
    const other = { ...GENERATE, 4: { class_type: 'HouseNode', inputs: {} } };
    expect(await kindOf(fake, generateTask(), { workflows: { generate: other } })).toBe('missing_model');
  });

  it('is unavailable with a wrong token, which no message repeats', async () => {
    const fake = await service();
    const engine = engineAt(fake.url, { key: 'wrong-token' });
    expect(await engine.isHealthy()).toBe(false);
    const failing = engine.describe(runOptions());
    await expect(failing).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(failing).rejects.not.toThrow('wrong-token');
  });
});
