import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import type { EngineProgress } from '../../../ports/image-engine.port.ts';
import { kindOfEnd, runOptions } from '../../../testing/engine-runs.ts';
import { engineTaskOf, generateTask } from '../../../testing/engine-tasks.ts';
import { startFakeSdWebui, type FakeSdWebui } from '../../../testing/fake-sd-webui/fake-sd-webui.ts';
import type { Failure } from '../../../testing/fake-sd-webui/refusal.ts';
import { remoteSettings } from '../../../testing/remote-settings.ts';
import { describeFaults } from '../faults.conformance.ts';
import { createSdwebuiEngine } from './create-sdwebui-engine.ts';

const log = pino({ level: 'silent' });
const task = generateTask({ width: 64, height: 64 });

const fakes: FakeSdWebui[] = [];
async function server(options: Parameters<typeof startFakeSdWebui>[0] = {}): Promise<FakeSdWebui> {
  const fake = await startFakeSdWebui(options);
  fakes.push(fake);
  return fake;
}
afterEach(async () => {
  await Promise.all(fakes.splice(0).map((fake) => fake.close()));
});

const engineAt = (url: string, changes: Parameters<typeof remoteSettings>[2] = {}, lostMs = 30_000) =>
  createSdwebuiEngine({ settings: remoteSettings('sd-webui', url, changes), log, pollMs: 2, lostMs });

/** Records the progress, and resolves a promise at the first report that a test waits for. */
function listen(wanted: (progress: EngineProgress) => boolean) {
  const reports: EngineProgress[] = [];
  const found = Promise.withResolvers<void>();
  const onProgress = (progress: EngineProgress) => {
    reports.push(progress);
    if (wanted(progress)) found.resolve();
  };
  return { reports, onProgress, found: found.promise };
}

const FLAVOURS = ['a1111', 'forge', 'sd-next', 'old-sd-cpp'] as const;
for (const flavour of FLAVOURS) {
  const isSdCpp = flavour === 'old-sd-cpp';
  describeFaults<FakeSdWebui>(`SD WebUI, ${flavour}`, {
    async open() {
      const fake = await server({ flavour });
      return { server: fake, engine: engineAt(fake.url) };
    },
    orders: (fake) => fake.drawings().length,
    restart: 'lost',
    losses: [
      { words: 'the answer has no picture', cause: (fake) => fake.failNext('no-pictures'), kind: 'failed' },
      { words: 'a proxy answers a page', cause: (fake) => fake.failNext('page'), kind: 'unavailable' },
    ],
    cancel: isSdCpp ? 'builds without jobs cannot stop, and the picture is discarded' : (fake) => fake.stopped(),
    // None of them names a time after which to ask again.
    overloads: [
      { words: 'a full queue', cause: (fake) => fake.failNext('queue-full'), kind: 'busy' },
      { words: 'status 503', cause: (fake) => fake.failNext('overloaded'), kind: 'unavailable' },
    ],
  });
}
describeFaults<FakeSdWebui>('stable-diffusion.cpp with jobs', {
  async open() {
    const fake = await server({ flavour: 'sd-cpp' });
    return { server: fake, engine: engineAt(fake.url) };
  },
  orders: (fake) => fake.drawings().length,
  restart: 'lost',
  losses: [
    { words: 'the job is not known any more', cause: (fake) => fake.failNext('forgotten'), kind: 'unavailable' },
    { words: 'the job has no picture', cause: (fake) => fake.failNext('out-of-memory'), kind: 'out_of_memory' },
  ],
  cancel: 'a running job cannot be stopped, and its picture is discarded',
  overloads: [{ words: 'a full queue', cause: (fake) => fake.failNext('queue-full'), kind: 'busy' }],
});

describe('progress of an SD WebUI server', () => {
  it('is read by the id of the task where the server stores ids, and from the running job elsewhere', async () => {
    for (const made of [{}, { flavour: 'forge' as const }, { isOld: true }, { flavour: 'sd-next' as const }]) {
      const fake = await server({ ...made, asksPerJob: 3 });
      const { reports, onProgress } = listen(() => false);
      await engineAt(fake.url).run({ ...task, count: 2 }, runOptions({ onProgress }));
      const fractions = reports.map(({ fraction }) => fraction);
      expect(fractions).toEqual([...fractions].sort((first, second) => first - second));
      expect(fractions.some((fraction) => fraction > 0 && fraction < 0.5)).toBe(true);
      expect(reports.some(({ preview }) => preview?.width === 16)).toBe(true);
    }
  });

  it('is reported as waiting while the job of another client runs', async () => {
    for (const made of [{}, { flavour: 'sd-next' as const }]) {
      const fake = await server(made);
      const leave = fake.occupy();
      await fake.held();
      const { reports, onProgress, found } = listen(({ stage }) => stage.startsWith('Waiting'));
      const running = engineAt(fake.url).run(task, runOptions({ onProgress }));
      await found;
      leave();
      await running;
      expect(reports.some(({ preview }) => preview !== undefined)).toBe(false);
    }
  });
});

describe('a render on an SD WebUI server', () => {
  it('waits here for the previous one, so that two are never sent at once', async () => {
    const fake = await server();
    const engine = engineAt(fake.url);
    fake.hold();
    const first = engine.run(task, runOptions());
    await fake.held();
    const { reports, onProgress } = listen(() => false);
    const second = engine.run(task, runOptions({ onProgress }));
    expect([await engine.queueDepth(), reports[0]?.stage]).toEqual([2, 'Waiting for the engine']);
    fake.release();
    await Promise.all([first, second]);
    expect([fake.mostAtOnce(), fake.drawings().length, await engine.queueDepth()]).toEqual([1, 2, 0]);
  });

  it('can be cancelled while it waits here, and nothing is sent', async () => {
    const fake = await server();
    const engine = engineAt(fake.url);
    fake.hold();
    const first = engine.run(task, runOptions());
    await fake.held();
    const stop = new AbortController();
    const second = engine.run(task, runOptions({ signal: stop.signal }));
    stop.abort();
    expect(await kindOfEnd(second)).toBe('cancelled');
    fake.release();
    await first;
    expect([fake.drawings().length, fake.interrupted.length]).toEqual([1, 0]);
  });

  it('is interrupted while it runs, and the unfinished picture that is returned is discarded', async () => {
    for (const made of [{}, { isOld: true }, { flavour: 'forge' as const }, { flavour: 'sd-next' as const }]) {
      const fake = await server(made);
      const engine = engineAt(fake.url);
      const stop = new AbortController();
      fake.hold();
      const running = engine.run(task, runOptions({ signal: stop.signal }));
      await fake.held();
      stop.abort();
      expect(await kindOfEnd(running)).toBe('cancelled');
      await fake.stopped();
      const next = engine.run(task, runOptions());
      fake.release();
      expect(await kindOfEnd(next)).toBe('none');
      expect([fake.interrupted.length, fake.mostAtOnce()]).toEqual([1, 1]);
    }
  });

  it('does not interrupt the job of another client that runs before it', async () => {
    for (const made of [{}, { flavour: 'sd-next' as const }]) {
      const fake = await server(made);
      const leave = fake.occupy();
      await fake.held();
      const engine = engineAt(fake.url);
      const stop = new AbortController();
      const { onProgress, found } = listen(({ stage }) => stage.startsWith('Waiting'));
      const running = engine.run(task, runOptions({ signal: stop.signal, onProgress }));
      await found;
      stop.abort();
      expect(await kindOfEnd(running)).toBe('cancelled');
      expect(fake.interrupted).toEqual([]);
      leave();
      // The turn ends when the server has finished the job that could not be cancelled.
      await engine.run(task, runOptions());
      expect(fake.interrupted.filter(({ isForeign }) => isForeign)).toEqual([]);
    }
  });

  it('fails when somebody interrupts it at the server, which returns an unfinished picture with status 200', async () => {
    const fake = await server();
    fake.hold();
    const running = kindOfEnd(engineAt(fake.url).run(task, runOptions()));
    await fake.held();
    fake.interrupt();
    expect(await running).toBe('failed');
  });

  it('does not count as interrupted because the previous one was', async () => {
    const fake = await server({ rembg: true });
    const engine = engineAt(fake.url);
    fake.hold();
    const running = kindOfEnd(engine.run(task, runOptions()));
    await fake.held();
    fake.interrupt();
    await running;
    fake.release();
    expect(await kindOfEnd(engine.run(engineTaskOf('removeBackground'), runOptions()))).toBe('none');
  });

  it('survives a slow loading of the model, and is lost when the server reports nothing about it', async () => {
    const fake = await server();
    fake.hold();
    const { onProgress, found } = listen(({ stage }) => stage === 'Drawing');
    const slow = engineAt(fake.url).run(task, runOptions({ onProgress }));
    await fake.held();
    await found;
    fake.release();
    await expect(slow).resolves.toHaveLength(1);
    // A server that accepts the request and reports nothing about it.
    const idle = await server();
    idle.turnDeaf();
    expect(await kindOfEnd(engineAt(idle.url, {}, 20).run(task, runOptions()))).toBe('unavailable');
  });

  it('is unavailable when the server restarts, and the next one is drawn', async () => {
    const fake = await server();
    const engine = engineAt(fake.url);
    fake.hold();
    const running = kindOfEnd(engine.run(task, runOptions()));
    await fake.held();
    fake.restart();
    expect(await running).toBe('unavailable');
    fake.release();
    expect(await kindOfEnd(engine.run(task, runOptions()))).toBe('none');
    await fake.close();
    fakes.length = 0;
    expect(await engine.isHealthy()).toBe(false);
    expect(await kindOfEnd(engine.run(task, runOptions()))).toBe('unavailable');
  });
});

describe('a job of an SD WebUI server whose connection is lost', () => {
  /** A job that the engine knows to be running on a new server, which does not finish it before it is released. */
  async function drawingAt(made: Parameters<typeof server>[0]) {
    const fake = await server(made);
    const engine = engineAt(fake.url);
    const { onProgress, found } = listen(({ fraction }) => fraction > 0);
    fake.hold();
    const running = kindOfEnd(engine.run(task, runOptions({ onProgress })));
    await Promise.all([fake.held(), found]);
    return { fake, engine, running };
  }

  it('is interrupted as soon as the server answers again', async () => {
    for (const made of [{}, { isOld: true }, { flavour: 'forge' as const }, { flavour: 'sd-next' as const }]) {
      const { fake, engine, running } = await drawingAt(made);
      fake.fallSilent();
      expect(await running).toBe('unavailable');
      // Other renders do not wait for a server that does not answer.
      expect(await kindOfEnd(engine.run(task, runOptions()))).toBe('unavailable');
      expect(fake.interrupted).toEqual([]);
      fake.answer();
      await fake.stopped();
      fake.release();
      expect(await kindOfEnd(engine.run(task, runOptions()))).toBe('none');
      expect(fake.interrupted.map(({ isForeign }) => isForeign)).toEqual([false]);
    }
  });

  it('is not mistaken for the job of another client on a server that was restarted', async () => {
    for (const made of [{}, { isOld: true }, { flavour: 'sd-next' as const }]) {
      const { fake, engine, running } = await drawingAt(made);
      fake.restart();
      const leave = fake.occupy();
      expect(await running).toBe('unavailable');
      const next = engine.run(task, runOptions());
      leave();
      fake.release();
      expect(await kindOfEnd(next)).toBe('none');
      expect(fake.interrupted).toEqual([]);
    }
  });

  it('is cancelled on stable-diffusion.cpp while it waits there', async () => {
    const fake = await server({ flavour: 'sd-cpp' });
    const leave = fake.occupy();
    await fake.held();
    const { onProgress, found } = listen(({ stage }) => stage.startsWith('Waiting'));
    const running = kindOfEnd(engineAt(fake.url, {}, 500).run(task, runOptions({ onProgress })));
    await found;
    fake.fallSilent();
    expect(await running).toBe('unavailable');
    fake.answer();
    await fake.stopped();
    leave();
    expect(fake.received.filter(({ path }) => path.endsWith('/cancel'))).toHaveLength(1);
  });

  it('is interrupted before the engine is closed', async () => {
    const fake = await server();
    const engine = engineAt(fake.url);
    const stop = new AbortController();
    fake.hold();
    const running = kindOfEnd(engine.run(task, runOptions({ signal: stop.signal })));
    await fake.held();
    stop.abort();
    await running;
    await engine.close();
    expect(fake.interrupted).toHaveLength(1);
  });
});

describe('an SD WebUI server’s answer without a picture', () => {
  it('has the kind of its cause, whatever its status', async () => {
    const kinds: Partial<Record<Failure, string>> = {
      'out-of-memory': 'out_of_memory',
      'not-a-number': 'failed',
      'error-in-good-answer': 'out_of_memory',
      'no-pictures': 'failed',
      black: 'refused',
      page: 'unavailable',
      'bad-gateway': 'unavailable',
      'no-picture-bytes': 'failed',
    };
    for (const flavour of ['a1111', 'sd-next'] as const) {
      const fake = await server({ flavour });
      const engine = engineAt(fake.url);
      for (const [failure, kind] of Object.entries(kinds)) {
        fake.failNext(failure as Failure);
        expect([failure, await kindOfEnd(engine.run(task, runOptions()))]).toEqual([failure, kind]);
      }
    }
  });

  it('is a plain text from stable-diffusion.cpp, and is understood too', async () => {
    for (const flavour of ['sd-cpp', 'old-sd-cpp'] as const) {
      const fake = await server({ flavour });
      fake.failNext('out-of-memory');
      expect(await kindOfEnd(engineAt(fake.url).run(task, runOptions()))).toBe('out_of_memory');
    }
  });

  it('is avoided when the configured checkpoint is missing, which the report says', async () => {
    const fake = await server({ flavour: 'forge' });
    const engine = engineAt(fake.url, { model: { checkpoint: 'sd_xl_9', sampler: 'DDIM' } });
    expect(await kindOfEnd(engine.run(task, runOptions()))).toBe('missing_model');
    expect(fake.drawings()).toEqual([]);
    const report = await engine.describe({ signal: new AbortController().signal });
    expect(report).toMatchObject({ version: 'Forge', queue: 0, devices: [{ memoryTotal: 8e9 }] });
    expect(report.warnings).toContain('The checkpoint sd_xl_9 of kennaxl is not there.');
    expect(report.warnings).toContain('The sampler DDIM of kenna is not there: another is used.');
  });

  it('makes the engine unhealthy when the address has no such API', async () => {
    const fake = await server();
    const engine = engineAt(`${fake.url}/elsewhere`);
    expect(await engine.isHealthy()).toBe(false);
    expect(await kindOfEnd(engine.run(task, runOptions()))).not.toBe('none');
  });
});
