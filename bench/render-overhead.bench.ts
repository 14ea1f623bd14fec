/**
 * Measures a render without the engine's work: from the request to the engine's start, and from the engine's end to the
 * event with the pictures. As in production, the first progress report with its preview is sent while the engine is
 * running. The baseline is the built-in engine's time for the same picture.
 */
import { setImmediate as immediately } from 'node:timers/promises';
import { renderRoutes } from '@kenna/contract';
import { createBuiltInEngine } from '@kenna/engine';
import { testApp, type TestApp } from '../server/src/testing/test-app.ts';
import { plainTask } from './plain-task.ts';
import { median, milliseconds, type Measurement } from './report.ts';

const ROUNDS = 15;
const SIDE = 768;
const PROMPT = 'emerald silk evening dress, studio';

async function requestToEvent(app: TestApp): Promise<number[]> {
  const person = await app.world.user({ left: ROUNDS + 1 });
  const times: number[] = [];
  const untilEvent = async (status: 'processing' | 'completed') => {
    while (!app.events.some(({ data }) => data.status === status)) await immediately();
  };
  for (let round = 0; round <= ROUNDS; round++) {
    app.engine.hold();
    const asked = performance.now();
    const body = {
      page: 'GenerateImage' as const,
      prompt: PROMPT,
      image_count: 1 as const,
      image_width: SIDE,
      image_height: SIDE,
    };
    await Promise.all([app.engine.held(), person.api.call(renderRoutes.create, { body })]);
    const started = performance.now();
    await untilEvent('processing');
    app.engine.release();
    const ended = performance.now();
    await untilEvent('completed');
    // The first round warms up caches and is not measured.
    if (round > 0) times.push(started - asked + performance.now() - ended);
    await app.settle();
    app.forgetEvents();
  }
  return times;
}

async function engineAlone(): Promise<number[]> {
  const engine = createBuiltInEngine({ threads: 1 });
  const times: number[] = [];
  for (let round = 0; round < 4; round++) {
    const from = performance.now();
    await engine.run(plainTask(PROMPT, SIDE), {
      seed: round,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    if (round > 0) times.push(performance.now() - from);
  }
  await engine.close();
  return times;
}

export async function benchRenderOverhead(): Promise<Measurement> {
  const app = await testApp();
  const overhead = median(await requestToEvent(app));
  await app.close();
  const engine = median(await engineAlone());
  return {
    name: `Request to event, one ${SIDE} x ${SIDE} picture`,
    measured: `${milliseconds(overhead)} outside the engine (quota, queue, storing, variants, event), median of ${ROUNDS}`,
    baseline: `${milliseconds(engine)} of the built-in engine for the same picture`,
    ratio: overhead / engine,
  };
}
