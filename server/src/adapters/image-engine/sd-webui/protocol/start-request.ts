/**
 * A picture by one request that stays open until it is done, as A1111, Forge and SD.Next draw. Meanwhile the server is asked
 * how far it is. Given up, it is interrupted, but only while it is ours that runs: the interrupt is for whatever runs. What
 * waits there behind others cannot be taken back, so it is interrupted once it begins.
 */
import { randomUUID } from 'node:crypto';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import type { HttpJson } from './http-json.ts';
import { createProgressReader } from './read-progress.ts';
import type { JobOptions, Patience, RunningJob } from './running-job.ts';
import { givenUp, watch } from './watch.ts';

interface Request {
  readonly path: string;
  readonly body: object;
  /** The server keeps the name that a request is given, and tells of it alone. */
  readonly takesTaskId: boolean;
}

const DRAWING = /\/(txt2img|img2img)$/;

export function startRequest(
  http: HttpJson,
  { path, body, takesTaskId }: Request,
  { signal, onSign, pollMs, lostMs }: JobOptions & Patience,
): RunningJob {
  const taskId = takesTaskId ? `task(${randomUUID()})` : null;
  const [over, left] = [new AbortController(), new AbortController()];
  /** Of asking how far it is: a server that hangs must not hold the watch. */
  const asking = () => AbortSignal.any([over.signal, left.signal, AbortSignal.timeout(lostMs)]);
  const progress = createProgressReader(http, taskId, asking);
  // Extensions do their work aside: nothing tells of it, and what was told before stays.
  const isTold = DRAWING.test(path);
  let isInterrupted = false;

  async function look(): Promise<boolean> {
    const sign = await progress.read(!signal.aborted);
    if (over.signal.aborted) return true;
    if (!signal.aborted && sign.state !== 'unseen') {
      onSign({ isWaiting: sign.state === 'waiting', fraction: sign.fraction, preview: sign.preview });
    }
    if (signal.aborted && sign.state === 'running' && !isInterrupted) {
      await http.post('/sdapi/v1/interrupt', {}, { signal: asking() });
      isInterrupted = true;
    }
    return sign.state !== 'unseen' || !isTold;
  }

  async function ask(): Promise<unknown> {
    await progress.lookBefore();
    if (signal.aborted) throw new ImageEngineError('cancelled', 'given up');
    const named = taskId === null ? body : { ...body, force_task_id: taskId };
    const answered = http.post(path, named, { signal: left.signal }).finally(() => over.abort());
    answered.catch(() => undefined);
    try {
      await watch({ look, ended: over.signal, hurry: signal, pollMs, lostMs });
    } catch (error) {
      left.abort();
      throw error;
    }
    return answered;
  }

  async function askWhole(): Promise<unknown> {
    const reply = await ask();
    // Somebody at the server's own page can stop it, too, and half a picture comes back as if it were whole.
    if (isTold && !signal.aborted && (await progress.wasInterrupted(AbortSignal.timeout(lostMs)))) {
      throw new ImageEngineError('failed', 'interrupted at the server');
    }
    return reply;
  }

  const done = askWhole();
  return {
    reply: Promise.race([givenUp(signal), done]),
    settled: done.then(
      () => undefined,
      () => undefined,
    ),
  };
}
