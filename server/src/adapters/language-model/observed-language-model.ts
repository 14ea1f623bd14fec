/** Measures and traces the calls of a language model. Wraps each of them, the built-in stylist too. */
import { LanguageModelError, type LanguageModel } from '../../ports/language-model.port.ts';
import type { Tracing } from '../../ports/tracing.port.ts';
import type { Metrics } from '../../shared/metrics.ts';

interface Observers {
  readonly metrics: Pick<Metrics, 'observeLanguageModel'>;
  readonly tracing: Tracing;
}

/** A reader that stops before the end gives the outcome `cancelled`; an answer without a word, `unavailable`. */
export function observedLanguageModel(model: LanguageModel, { metrics, tracing }: Observers): LanguageModel {
  return {
    ...model,
    async *complete(request, options) {
      const { purpose } = request;
      const begun = performance.now();
      const attributes = { 'kenna.language_model': model.name };
      const span = tracing.start(`language model ${purpose}`, { kind: 'client', attributes });
      let outcome = 'cancelled';
      let failure: unknown;
      try {
        let isSilent = true;
        for await (const piece of model.complete(request, options)) {
          isSilent = false;
          yield piece;
        }
        outcome = isSilent ? 'unavailable' : 'completed';
      } catch (error) {
        outcome = error instanceof LanguageModelError ? error.kind : 'failed';
        failure = error;
        throw error;
      } finally {
        span.end(failure === undefined ? {} : { error: failure });
        metrics.observeLanguageModel({ model: model.name, purpose, outcome }, (performance.now() - begun) / 1000);
      }
    },
  };
}
