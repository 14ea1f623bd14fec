/** Picks, per operation and model, the first configured engine that can do it and takes work now. */
import type { Model } from '@kenna/contract';
import { ImageEngineError, type EngineOperation, type ImageEngine } from '../../ports/image-engine.port.ts';

export type EngineRouter = ReturnType<typeof createEngineRouter>;

/** `engines` in order of preference. */
export function createEngineRouter(engines: readonly ImageEngine[]) {
  const capable = (operation: EngineOperation, model: Model) =>
    engines.filter((engine) => engine.capabilityOf(operation, model) !== 'unavailable');

  return {
    canRun: (operation: EngineOperation, model: Model): boolean => capable(operation, model).length > 0,

    /** @throws ImageEngineError `missing_model` when no engine has it, `unavailable` when none that has it answers. */
    async pick(operation: EngineOperation, model: Model): Promise<ImageEngine> {
      const candidates = capable(operation, model);
      if (candidates.length === 0) throw new ImageEngineError('missing_model', `no engine for ${operation} ${model}`);
      for (const engine of candidates) if (await engine.isHealthy()) return engine;
      throw new ImageEngineError('unavailable', candidates.map(({ name }) => name).join(', '));
    },
  };
}
