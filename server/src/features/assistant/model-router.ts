/**
 * Asks the preferred language model, and the next one when it fails before the first word. A model that failed several
 * times in a row is skipped for a while, so that people do not wait for it in vain.
 */
import type { Logger } from 'pino';
import { LanguageModelError, type LanguageModel, type ModelRequest } from '../../ports/language-model.port.ts';
import type { Clock } from '../../shared/clock.ts';

interface Parts {
  /** In order of preference, at least one; the last one should never fail. */
  readonly models: readonly LanguageModel[];
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
}

interface AskOptions {
  readonly signal: AbortSignal;
  /** Called with each piece of the answer. */
  readonly onPiece: (piece: string) => void;
}

/** The model that answered. */
interface Answerer {
  readonly author: string;
  /** A remark for the person when a fallback model answered. */
  readonly note: string | null;
}

const FAILURES_TO_PAUSE = 3;
const PAUSE_MS = 60_000;

interface Health {
  failures: number;
  /** Unix time in milliseconds, from which the model is asked again. */
  pausedUntil: number;
}

export function createModelRouter({ models, clock, log }: Parts) {
  const healths = new Map<LanguageModel, Health>(models.map((model) => [model, { failures: 0, pausedUntil: 0 }]));
  const isPaused = (model: LanguageModel): boolean => healths.get(model)!.pausedUntil > clock.now().getTime();

  function noteFailure(model: LanguageModel, fault: LanguageModelError): void {
    log.warn({ err: fault, kind: fault.kind, model: model.name }, 'a language model did not answer');
    // The request was at fault, not the model.
    if (fault.kind === 'refused' || fault.kind === 'bad_request') return;
    const health = healths.get(model)!;
    health.failures += 1;
    if (health.failures >= FAILURES_TO_PAUSE) health.pausedUntil = clock.now().getTime() + PAUSE_MS;
  }

  /** Sends the request to one model. @throws LanguageModelError. */
  async function ask(model: LanguageModel, request: ModelRequest, { signal, onPiece }: AskOptions): Promise<void> {
    let isSilent = true;
    try {
      for await (const piece of model.complete(request, { signal })) {
        isSilent = false;
        onPiece(piece);
      }
    } catch (error) {
      const fault = error instanceof LanguageModelError ? error : new LanguageModelError('unavailable', String(error));
      if (fault.kind !== 'cancelled') noteFailure(model, fault);
      throw isSilent
        ? fault
        : new LanguageModelError(fault.kind === 'cancelled' ? 'cancelled' : 'broken_off', fault.message);
    }
    if (isSilent) {
      const fault = new LanguageModelError('unavailable', 'it answered nothing');
      noteFailure(model, fault);
      throw fault;
    }
    healths.get(model)!.failures = 0;
  }

  return {
    /** The model that would be asked now. */
    current: (): LanguageModel => models.find((model) => !isPaused(model)) ?? models.at(-1)!,

    /** @throws LanguageModelError `cancelled`, `broken_off` after a first piece, or the last model's error. */
    async ask(request: ModelRequest, options: AskOptions): Promise<Answerer> {
      const [first] = models;
      const ready = models.filter((model, index) => index === models.length - 1 || !isPaused(model));
      for (const [index, model] of ready.entries()) {
        try {
          await ask(model, request, options);
          return { author: model.name, note: model === first ? null : noteOf(first!, model) };
        } catch (error) {
          const { kind } = error as LanguageModelError;
          if (kind === 'cancelled' || kind === 'broken_off' || index === ready.length - 1) throw error;
        }
      }
      throw new LanguageModelError('unavailable', 'there is no language model');
    },
  };
}

const noteOf = (first: LanguageModel, fallback: LanguageModel): string =>
  `${first.name} does not answer at the moment. ${fallback.name} stood in for it.`;
