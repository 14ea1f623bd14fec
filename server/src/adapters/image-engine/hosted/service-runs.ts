/** What the engines behind hosted services do alike: they count and end their runs, and ask whether the service answers. */
import { ImageEngineError, type EngineRunOptions } from '../../../ports/image-engine.port.ts';
import { lostRequest } from './service-http.ts';

const HEALTH_TIMEOUT_MS = 6_000;
const REPORT_TIMEOUT_MS = 15_000;

type Question<Answer> = (signal: AbortSignal) => Promise<Answer>;

/** `failureOf`: the error of the port for what a request threw. */
export function createServiceRuns(failureOf: (error: unknown, signal: AbortSignal) => ImageEngineError = lostRequest) {
  const closing = new AbortController();
  let running = 0;

  return {
    /** Number of tasks that are worked on now. */
    count: (): number => running,

    /** Does a task until the person who asked for it gives up or the engine is closed. @throws ImageEngineError */
    async during<Result>(
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

    /** Asks for what a report says. @throws ImageEngineError only `unavailable`. */
    async reported<Answer>(question: Question<Answer>, signal: AbortSignal): Promise<Answer> {
      try {
        return await question(AbortSignal.any([signal, AbortSignal.timeout(REPORT_TIMEOUT_MS)]));
      } catch (error) {
        throw new ImageEngineError('unavailable', failureOf(error, signal).message, { cause: error });
      }
    },

    /** Whether the service answers in time, and not that it is of no use. */
    isHealthy: (question: Question<unknown>): Promise<boolean> =>
      question(AbortSignal.any([closing.signal, AbortSignal.timeout(HEALTH_TIMEOUT_MS)])).then(
        (answer) => answer !== false,
        () => false,
      ),

    close: (): void => closing.abort(),
  };
}
