/**
 * Runs a job of a service that takes an order at once and is asked for the result again and again. An order that was
 * accepted is never sent again, a lost connection does not end the job, and an order that nobody waits for any more is
 * cancelled where the service can.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ImageEngineError } from '../../../ports/image-engine.port.ts';
import { lostRequest, type ServiceHttp } from './service-http.ts';

export type JobNews<Result> =
  | { readonly state: 'waiting'; /** Jobs before it; null where that is not known. */ readonly ahead: number | null }
  | { readonly state: 'running'; /** 0 to 1; null where that is not known. */ readonly fraction: number | null }
  | { readonly state: 'done'; readonly result: Result };

export interface ServiceJob<Result> {
  /**
   * @throws ImageEngineError: `unavailable` and `busy` are asked for again; `LostJobError` and any other reason end the job.
   */
  readState(signal: AbortSignal): Promise<JobNews<Result>>;
  /** Null where the service cannot cancel. */
  readonly cancel: ((signal: AbortSignal) => Promise<unknown>) | null;
}

export interface OrderSignals {
  /** Never ends: an order on its way cannot be taken back. */
  readonly signal: AbortSignal;
  /** Ends the wait before an order is sent again. */
  readonly patience: AbortSignal;
}

interface Running<Result> {
  readonly order: (signals: OrderSignals) => Promise<ServiceJob<Result>>;
  readonly signal: AbortSignal;
  readonly onNews: (news: JobNews<Result>) => void;
  /** Time in ms without an answer after which the job counts as lost. */
  readonly lostAfterMs: number;
  /** Pause in ms before the first question; later ones are longer. */
  readonly firstPauseMs?: number | undefined;
  readonly log: Logger;
}

/** The first question follows soon, because some models draw in less than a second; then the pauses grow. */
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 2_000;
const PAUSE_GROWTH = 1.4;
const CANCEL_TIMEOUT_MS = 15_000;

/** Thrown by `readState` for a job that the service no longer knows. */
export class LostJobError extends ImageEngineError {
  constructor(message: string) {
    super('unavailable', message);
  }
}

/**
 * The answer about the state of a job. @throws LostJobError, or ImageEngineError of a question that can be asked again.
 */
export async function stateAt(http: ServiceHttp, address: string, signal: AbortSignal): Promise<unknown> {
  const state = await http.ask(address, { signal });
  if (state.status === 404) throw new LostJobError('the service no longer knows the job');
  if (state.status >= 400) throw http.failureOfQuestion(state);
  return state.body;
}

/** Resolves to the result, and to the job for further questions. @throws ImageEngineError */
export async function runJob<Result>(
  running: Running<Result>,
): Promise<{ readonly result: Result; readonly job: ServiceJob<Result> }> {
  const { signal } = running;
  const job = await submitted(running);
  try {
    return { result: await followed(job, running), job };
  } catch (error) {
    const isLeft = signal.aborted || (error instanceof ImageEngineError && error.kind === 'unavailable');
    if (isLeft) giveUp(job, running.log);
    throw lostRequest(error, signal);
  }
}

/**
 * An order on its way cannot be taken back by dropping the connection: it is answered first, and then cancelled. The
 * person does not wait for that.
 */
async function submitted<Result>({ order, signal, log }: Running<Result>): Promise<ServiceJob<Result>> {
  if (signal.aborted) throw lostRequest(signal.reason, signal);
  const ordered = order({ signal: new AbortController().signal, patience: signal });
  const stopped = Promise.withResolvers<never>();
  const stop = () => stopped.reject(lostRequest(signal.reason, signal));
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([ordered, stopped.promise]);
  } catch (error) {
    if (signal.aborted) {
      void ordered.then(
        (job) => giveUp(job, log),
        () => undefined,
      );
    }
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function followed<Result>(job: ServiceJob<Result>, running: Running<Result>) {
  const { signal, onNews, lostAfterMs, firstPauseMs = FIRST_PAUSE_MS } = running;
  let pause = firstPauseMs;
  let heardAt = performance.now();
  for (;;) {
    await wait(pause, undefined, { signal });
    try {
      const news = await job.readState(signal);
      signal.throwIfAborted();
      if (news.state === 'done') return news.result;
      onNews(news);
      heardAt = performance.now();
    } catch (error) {
      const isSilence = error instanceof ImageEngineError && (error.kind === 'unavailable' || error.kind === 'busy');
      if (!isSilence || error instanceof LostJobError || signal.aborted) throw error;
      if (performance.now() - heardAt >= lostAfterMs)
        throw new ImageEngineError('unavailable', `the job was lost: ${error.message}`);
    }
    pause = Math.min(LONGEST_PAUSE_MS, pause * PAUSE_GROWTH);
  }
}

function giveUp<Result>({ cancel }: ServiceJob<Result>, log: Logger): void {
  void cancel?.(AbortSignal.timeout(CANCEL_TIMEOUT_MS)).catch((error: unknown) => {
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'a job could not be cancelled');
  });
}
