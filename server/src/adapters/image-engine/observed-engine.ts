/** Measures and traces the calls of an engine. Wraps every engine, the built-in one too. */
import { ImageEngineError, type ImageEngine } from '../../ports/image-engine.port.ts';
import type { Tracing } from '../../ports/tracing.port.ts';
import type { Metrics } from '../../shared/metrics.ts';
import { traced } from '../../shared/traced.ts';

interface Observers {
  readonly metrics: Pick<Metrics, 'observeEngineRun'>;
  readonly tracing: Tracing;
}

export function observedEngine(engine: ImageEngine, { metrics, tracing }: Observers): ImageEngine {
  return {
    ...engine,
    async run(task, options) {
      const { operation, model, count } = task;
      const begun = performance.now();
      const measure = (outcome: string) =>
        metrics.observeEngineRun({ engine: engine.name, operation, outcome }, (performance.now() - begun) / 1000);
      const attributes = { 'kenna.engine': engine.name, 'kenna.model': model, 'kenna.pictures': count };
      try {
        const run = () => engine.run(task, options);
        const images = await traced(tracing, `engine ${operation}`, { kind: 'client', attributes }, run);
        measure('completed');
        return images;
      } catch (error) {
        measure(error instanceof ImageEngineError ? error.kind : 'failed');
        throw error;
      }
    },
  };
}
