/**
 * Waits for the end of a job. Events normally announce it; when none arrive (a lost socket, a missed message, a model
 * that loads for minutes) the server is polled. A job that the server no longer knows is lost, because the server was
 * restarted.
 */
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import type { ComfyApi, JobEnd, JobPlace } from './comfy-api.ts';
import { executionError } from './comfy-errors.ts';
import type { SocketMessage } from './socket-message.ts';

export interface FollowTimes {
  /** Polling interval while there is no socket, in milliseconds. */
  readonly pollMs: number;
  /** Time without an event after which the server is polled despite the socket. */
  readonly quietMs: number;
  /** Time without an answer after which the job counts as lost. */
  readonly lostMs: number;
}

interface Parts {
  readonly api: Pick<ComfyApi, 'placeOf' | 'history'>;
  readonly promptId: string;
  readonly hasJobs: boolean;
  readonly times: FollowTimes;
}

/** How many polls in a row must miss a job: it may move between two lists while both are read. */
const LOOKS_FOR_GONE = 2;

export function createJobFollower({ api, promptId, hasJobs, times }: Parts) {
  let bell = Promise.withResolvers<void>();
  let isLineUp = false;
  let isOver = false;
  let isHeard = false;
  let isNearEnd = false;
  let failure: ImageEngineError | null = null;
  let missing = 0;
  let silentSince: number | null = null;

  const ring = () => {
    bell.resolve();
    bell = Promise.withResolvers();
  };

  async function rest(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const time = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
    await Promise.race([bell.promise, time]);
    clearTimeout(timer);
  }

  /** null while the server does not answer. */
  async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer | null> {
    try {
      const answer = await question();
      silentSince = null;
      return answer;
    } catch (error) {
      if (!(error instanceof ImageEngineError) || error.kind !== 'unavailable') throw error;
      silentSince ??= performance.now();
      if (performance.now() - silentSince >= times.lostMs) throw error;
      return null;
    }
  }

  function judge(place: JobPlace | null): void {
    if (place === null) return;
    missing = place === 'gone' ? missing + 1 : 0;
    if (place === 'ended') isOver = true;
    if (missing >= LOOKS_FOR_GONE)
      throw new ImageEngineError('unavailable', 'the job is gone: the engine was started again');
  }

  return {
    /** Handles an event of this job. */
    hear(message: SocketMessage): void {
      isHeard = true;
      if (message.type === 'execution_error') failure = executionError(message.data);
      if (message.type === 'execution_interrupted')
        failure = new ImageEngineError('cancelled', 'the engine was interrupted');
      // This event comes before the server has stored the result; the empty `executing` event comes afterwards.
      if (message.type === 'execution_success') isNearEnd = true;
      if (message.type === 'executing' && message.data.node === null) isOver = true;
      if (failure || isOver || isNearEnd) ring();
    },

    /** Polls at once after the connection changed. */
    lineChanged(isUp: boolean): void {
      isLineUp = isUp;
      ring();
    },

    /** Resolves when the job succeeded. @throws ImageEngineError when it failed. */
    async end(signal: AbortSignal): Promise<JobEnd> {
      signal.addEventListener('abort', ring, { once: true });
      while (!signal.aborted) {
        if (failure) throw failure;
        if (isOver) {
          const end = await ask(() => api.history(promptId));
          if (end) return checked(end);
          isOver = false;
        }
        await rest(isLineUp && !isNearEnd ? times.quietMs : times.pollMs);
        if (failure || isOver || signal.aborted) continue;
        if (isHeard && isLineUp && !isNearEnd) isHeard = false;
        else judge(await ask(() => api.placeOf(promptId, hasJobs)));
      }
      throw new ImageEngineError('cancelled', 'stopped');
    },
  };
}

function checked(end: JobEnd): JobEnd {
  if (end.isInterrupted) throw new ImageEngineError('cancelled', 'the engine was interrupted');
  if (end.error) throw executionError(end.error);
  return end;
}
