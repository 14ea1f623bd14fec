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
  /** Time without an event after which the server is polled despite the socket, in milliseconds. */
  readonly quietMs: number;
  /** Time without an answer after which the job counts as lost, in milliseconds. */
  readonly lostMs: number;
  /**
   * How long connections may be refused before the job counts as lost, in milliseconds. When nothing listens, the
   * server has ended and its queue is gone; but a proxy that restarts also refuses for a moment, and then no job is
   * lost.
   */
  readonly refusedMs: number;
}

interface Parts {
  readonly api: Pick<ComfyApi, 'placeOf' | 'history'>;
  readonly promptId: string;
  readonly hasJobs: boolean;
  readonly times: FollowTimes;
}

/** Polls in a row that must miss a job before it counts as gone: it may move between two lists while both are read. */
const POLLS_UNTIL_GONE = 2;

const isRefusal = ({ cause }: Error): boolean => (cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';

export function createJobFollower({ api, promptId, hasJobs, times }: Parts) {
  let wakeUp = Promise.withResolvers<void>();
  let isConnected = false;
  let isOver = false;
  let hadEvent = false;
  let isNearEnd = false;
  let wasLost = false;
  // After a lost connection the server may have been started again, without the job.
  let isUnsure = false;
  let failure: ImageEngineError | null = null;
  let missing = 0;
  let unreachableSince: number | null = null;
  let refusedSince: number | null = null;

  const wake = () => {
    wakeUp.resolve();
    wakeUp = Promise.withResolvers();
  };

  async function sleep(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const time = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
    await Promise.race([wakeUp.promise, time]);
    clearTimeout(timer);
  }

  /**
   * Resolves to null when the server does not answer. @throws when it has not answered for `lostMs`, or has refused all
   * connections for `refusedMs`
   */
  async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer | null> {
    try {
      const answer = await question();
      unreachableSince = null;
      refusedSince = null;
      return answer;
    } catch (error) {
      if (!(error instanceof ImageEngineError) || error.kind !== 'unavailable') throw error;
      const now = performance.now();
      unreachableSince ??= now;
      refusedSince = isRefusal(error) ? (refusedSince ?? now) : null;
      const isLost = now - unreachableSince >= times.lostMs;
      if (isLost || (refusedSince !== null && now - refusedSince >= times.refusedMs)) throw error;
      return null;
    }
  }

  function updatePlace(place: JobPlace | null): void {
    if (place === null) return;
    missing = place === 'gone' ? missing + 1 : 0;
    isUnsure = place === 'gone';
    if (place === 'ended') isOver = true;
    if (missing >= POLLS_UNTIL_GONE)
      throw new ImageEngineError('unavailable', 'the job is gone: the engine was started again');
  }

  return {
    /** Handles an event of this job. */
    onEvent(message: SocketMessage): void {
      hadEvent = true;
      isUnsure = false;
      if (message.type === 'execution_error') failure = executionError(message.data);
      if (message.type === 'execution_interrupted') failure = interruptedByOthers();
      // This event comes before the server has stored the result; the empty `executing` event comes afterwards.
      if (message.type === 'execution_success') isNearEnd = true;
      if (message.type === 'executing' && message.data.node === null) isOver = true;
      if (failure || isOver || isNearEnd) wake();
    },

    /** Polls at once after the connection changed, and after a loss as often as without a socket. */
    connectionChanged(isUp: boolean): void {
      isConnected = isUp;
      if (!isUp) wasLost = true;
      isUnsure = isUp && wasLost;
      if (isUnsure) hadEvent = false;
      wake();
    },

    /** Resolves when the job succeeded. @throws ImageEngineError when it failed. */
    async end(signal: AbortSignal): Promise<JobEnd> {
      signal.addEventListener('abort', wake, { once: true });
      while (!signal.aborted) {
        if (failure) throw failure;
        if (isOver) {
          const end = await ask(() => api.history(promptId));
          if (end) return checked(end);
          isOver = false;
        }
        await sleep(isConnected && !isNearEnd && !isUnsure ? times.quietMs : times.pollMs);
        if (failure || isOver || signal.aborted) continue;
        if (hadEvent && isConnected && !isNearEnd) hadEvent = false;
        else updatePlace(await ask(() => api.placeOf(promptId, hasJobs)));
      }
      throw new ImageEngineError('cancelled', 'stopped');
    },
  };
}

/** Our own cancellation ends the wait before the server confirms it: this one came from another client. */
const interruptedByOthers = () => new ImageEngineError('failed', 'another client of the server interrupted the job');

function checked(end: JobEnd): JobEnd {
  if (end.isInterrupted) throw interruptedByOthers();
  if (end.error) throw executionError(end.error);
  return end;
}
