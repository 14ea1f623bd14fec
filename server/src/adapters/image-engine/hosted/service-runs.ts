/** What the engines of hosted services share: they count and end their runs, and ask whether the service answers. */
import { ImageEngineError, type EngineRunOptions } from '../../../ports/image-engine.port.ts';
import { lostRequest } from './service-http.ts';

const HEALTH_TIMEOUT_MS = 6_000;
const REPORT_TIMEOUT_MS = 15_000;

type Question<Answer> = (signal: AbortSignal) => Promise<Answer>;

/** @param failureOf converts what a request threw to the error of the port. */
export function createServiceRuns(failureOf: (error: unknown, signal: AbortSignal) => ImageEngineError = lostRequest) {
  const closing = new AbortController();
  let running = 0;

  return {
    /** Number of tasks that run now. */
    count: (): number => running,

    /** Runs a task until it ends, the person cancels it, or the engine is closed. @throws ImageEngineError */
    async runTask<Result>(
      options: EngineRunOptions,
      work: (options: EngineRunOptions) => Promise<Result>,
    ): Promise<Result> {
      const signal = AbortSignal.any([options.signal, closing.signal]);
      running++;
      try {
        signal.throwIfAborted();
        return await work({ ...options, signal });
      } catch (error) {
        throw failureOf(error, signal);
      } finally {
        running--;
      }
    },

    /**
     * Asks the service a question for the engine's report on the admin page, with a time limit.
     * @throws ImageEngineError `unavailable` after any fault.
     */
    async askForReport<Answer>(question: Question<Answer>, signal: AbortSignal): Promise<Answer> {
      try {
        return await question(AbortSignal.any([signal, AbortSignal.timeout(REPORT_TIMEOUT_MS)]));
      } catch (error) {
        throw new ImageEngineError('unavailable', failureOf(error, signal).message, { cause: error });
      }
    },

    /** Whether the service answers in time, and not with `false` (for example because no credits are left). */
    isHealthy: (question: Question<unknown>): Promise<boolean> =>
      question(AbortSignal.any([closing.signal, AbortSignal.timeout(HEALTH_TIMEOUT_MS)])).then(
        (answer) => answer !== false,
        () => false,
      ),

    close: (): void => closing.abort(),
  };
}
