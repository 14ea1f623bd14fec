/**
 * Draws a picture with one request that stays open until it is finished, as A1111, Forge and SD.Next work, and polls
 * the progress meanwhile. A cancelled request is interrupted only while our job is running, because the interrupt stops
 * whatever is running. A job that waits behind others cannot be removed, so it is interrupted once it begins. A job
 * whose connection was lost is interrupted, too, as soon as the server answers again.
 */
import { randomUUID } from 'node:crypto';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import type { HttpJson } from './http-json.ts';
import { outliveSilence } from './outlive-silence.ts';
import { createProgressReader } from './read-progress.ts';
import type { JobOptions, PollTimes, RunningJob } from './running-job.ts';
import { givenUp, watch } from './watch.ts';

interface Request {
  readonly path: string;
  readonly body: object;
  /** True when the server stores a request's task name and can report on that task alone. */
  readonly takesTaskId: boolean;
}

const DRAWING = /\/(txt2img|img2img)$/;

export function startRequest(
  http: HttpJson,
  { path, body, takesTaskId }: Request,
  { signal, closed, onStatus, pollMs, lostMs }: JobOptions & PollTimes,
): RunningJob {
  const taskId = takesTaskId ? `task(${randomUUID()})` : null;
  const [over, left] = [new AbortController(), new AbortController()];
  /** Limits each progress request: a hanging server must not block the polling. */
  const asking = () => AbortSignal.any([over.signal, left.signal, AbortSignal.timeout(lostMs)]);
  const progress = createProgressReader(http, taskId, asking);
  // The progress report does not cover extensions: while they work, it still shows the previous job.
  const reportsProgress = DRAWING.test(path);
  let isInterrupted = false;

  async function poll(): Promise<boolean> {
    const status = await progress.read(!signal.aborted);
    if (over.signal.aborted) return true;
    if (!signal.aborted && status.state !== 'idle') {
      onStatus({ isWaiting: status.state === 'waiting', fraction: status.fraction, preview: status.preview });
    }
    if (signal.aborted && status.state === 'running' && !isInterrupted) {
      await http.post('/sdapi/v1/interrupt', {}, { signal: asking() });
      isInterrupted = true;
    }
    return status.state !== 'idle' || !reportsProgress;
  }

  async function ask(): Promise<unknown> {
    await progress.recordBefore();
    if (signal.aborted) throw new ImageEngineError('cancelled', 'given up');
    const named = taskId === null ? body : { ...body, force_task_id: taskId };
    const answered = http.post(path, named, { signal: left.signal }).finally(() => over.abort());
    answered.catch(() => undefined);
    try {
      await watch({ poll, ended: over.signal, pollNow: signal, pollMs, lostMs });
    } catch (error) {
      left.abort();
      throw error;
    }
    return answered;
  }

  async function askWhole(): Promise<unknown> {
    const reply = await ask();
    // Somebody can also interrupt the job on the server's own page, and the half-finished picture is returned like a
    // whole one.
    if (reportsProgress && !signal.aborted && (await progress.wasInterrupted(AbortSignal.timeout(lostMs)))) {
      throw new ImageEngineError('failed', 'interrupted at the server');
    }
    return reply;
  }

  /** Interrupts the job that the server may still be drawing, although nobody waits for its answer. */
  const abandon = () =>
    outliveSilence({ closed, pollMs }, async () => {
      const place = await progress.isStillThere(AbortSignal.timeout(lostMs));
      if (place === 'running' && !isInterrupted) {
        await http.post('/sdapi/v1/interrupt', {}, { signal: AbortSignal.timeout(lostMs) });
        isInterrupted = true;
      }
      return place === 'gone';
    });

  const done = askWhole();
  return {
    reply: Promise.race([givenUp(signal), done]),
    settled: done.then(
      () => undefined,
      (error: unknown) => (error instanceof ImageEngineError && error.kind === 'unavailable' ? abandon() : undefined),
    ),
  };
}
