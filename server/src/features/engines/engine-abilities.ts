import { MODELS, MODES, type EngineAbility } from '@kenna/contract';
import { ENGINE_OPERATIONS } from '../../ports/engine-task.ts';
import type { ImageEngine } from '../../ports/image-engine.port.ts';
import { operationOf, RETOUCHED } from './engine-need.ts';
import type { EngineRouter } from './engine-router.ts';

/** What each tool can do with each model; `engine`: the one that is picked, null for none. */
export const abilitiesOf = (router: EngineRouter, engine: string | null): EngineAbility[] =>
  MODES.flatMap((page) =>
    MODELS.flatMap((model) => {
      const need = { operation: operationOf(page), model, scenes: false, engine, controls: [] };
      const controls = router.controlsOf(need);
      if (controls === null) return [];
      const retouching = RETOUCHED.includes(need.operation) ? (['presets'] as const) : [];
      return [{ page, model, controls: [...new Set([...controls, ...retouching])] }];
    }),
  );

/** Every operation, with what the engine does of it and the models that it does it with. */
export const operationsOf = (engine: ImageEngine) =>
  ENGINE_OPERATIONS.map((name) => {
    const models = MODELS.filter((model) => engine.capabilityOf(name, model) !== 'unavailable');
    const [first] = models;
    return { name, models, kind: first === undefined ? ('unavailable' as const) : engine.capabilityOf(name, first) };
  });
