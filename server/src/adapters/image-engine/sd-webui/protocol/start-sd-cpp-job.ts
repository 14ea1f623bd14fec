/**
 * Draws a picture as a job of stable-diffusion.cpp: submitted, polled, fetched. A waiting job can be cancelled; a
 * running one cannot (409), so its end is awaited before the next is sent. This also holds for a job of which there was
 * no news for too long, once the server answers again.
 */
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import { failureOfReply } from './failure-of-reply.ts';
import type { HttpJson } from './http-json.ts';
import { sdCppJob, sdCppQueued } from './replies.ts';
import { outliveSilence } from './outlive-silence.ts';
import type { JobOptions, PollTimes, RunningJob } from './running-job.ts';
import { givenUp, watch } from './watch.ts';

export function startSdCppJob(
  http: HttpJson,
  body: object,
  { signal, closed, onStatus, pollMs, lostMs }: JobOptions & PollTimes,
): RunningJob {
  const over = new AbortController();
  const asking = () => AbortSignal.timeout(lostMs);
  const ended = Promise.withResolvers<unknown>();
  ended.promise.catch(() => undefined);
  let isCancelSent = false;
  let jobPath: string | null = null;

  function end(result: unknown, error?: ImageEngineError): void {
    if (error) ended.reject(error);
    else ended.resolve(result);
    over.abort();
  }

  async function cancel(path: string): Promise<void> {
    isCancelSent = true;
    // Refused with 409 while the job is running.
    await http.post(`${path}/cancel`, {}, { signal: asking() }).catch(() => undefined);
  }

  async function poll(path: string): Promise<boolean> {
    if (signal.aborted && !isCancelSent) await cancel(path);
    let reply: unknown;
    try {
      reply = await http.get(path, { signal: asking() });
    } catch (error) {
      if (!(error instanceof ImageEngineError) || error.kind === 'unavailable') throw error;
      // 404 or 410: the server was restarted, or no longer stores the result.
      end(null, new ImageEngineError('unavailable', `the job is gone: ${error.message}`, { cause: error }));
      return true;
    }
    const { status, result, error } = sdCppJob.parse(reply);
    if (status === 'completed') end({ images: result?.images.map(({ b64_json }) => b64_json) ?? [] });
    else if (status === 'failed') end(null, failureOfReply(200, error?.message ?? 'the job failed'));
    else if (status === 'cancelled') end(null, new ImageEngineError('failed', 'cancelled at the server'));
    else if (!signal.aborted) onStatus({ isWaiting: status === 'queued', fraction: null, preview: null });
    return true;
  }

  async function run(): Promise<unknown> {
    const { id } = sdCppQueued.parse(await http.post('/sdcpp/v1/img_gen', body, { signal: asking() }));
    const path = `/sdcpp/v1/jobs/${encodeURIComponent(id)}`;
    jobPath = path;
    await watch({ poll: () => poll(path), ended: over.signal, pollNow: signal, pollMs, lostMs });
    return ended.promise;
  }

  const abandon = (path: string) =>
    outliveSilence({ closed, pollMs }, async () => {
      await cancel(path);
      const { status } = sdCppJob.parse(await http.get(path, { signal: asking() }));
      return status !== 'queued' && status !== 'generating';
    });

  const done = run();
  return {
    reply: Promise.race([givenUp(signal), done]),
    settled: done.then(
      () => undefined,
      () => (jobPath !== null && !over.signal.aborted ? abandon(jobPath) : undefined),
    ),
  };
}
