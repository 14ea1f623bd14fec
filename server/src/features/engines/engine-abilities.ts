import { modeHas, MODELS, MODES, type EngineAbility } from '@kenna/contract';
import { ENGINE_OPERATIONS } from '../../ports/engine-task.ts';
import type { ImageEngine } from '../../ports/image-engine.port.ts';
import { operationOf, RETOUCHED } from './engine-need.ts';
import type { EngineRouter } from './engine-router.ts';

/** Which settings each tool supports with each model; `engine`: the person's choice, null for none. */
export const abilitiesOf = (router: EngineRouter, engine: string | null): EngineAbility[] =>
  MODES.flatMap((page) =>
    MODELS.flatMap((model) => {
      const need = { operation: operationOf(page), model, scenes: false, engine, controls: [], strengths: [] };
      const controls = router.controlsOf(need);
      if (controls === null) return [];
      const retouching = RETOUCHED.includes(need.operation) ? (['presets'] as const) : [];
      const loras = modeHas(page, 'styles') ? router.lorasOf(need) : [];
      const sizes = router.sizesOf(need);
      const restores = modeHas(page, 'upscale') && router.restoresFaces(need);
      const offered = {
        ...(sizes && { sizes }),
        ...(loras.length > 0 && { loras: [...loras] }),
        ...(restores && { restores_faces: true }),
      };
      return [{ page, model, controls: [...new Set([...controls, ...retouching])], ...offered }];
    }),
  );

/** Every operation, with the engine's level of support and its models for it. */
export const operationsOf = (engine: ImageEngine) =>
  ENGINE_OPERATIONS.map((name) => {
    const models = MODELS.filter((model) => engine.capabilityOf(name, model) !== 'unavailable');
    const [first] = models;
    return { name, models, kind: first === undefined ? ('unavailable' as const) : engine.capabilityOf(name, first) };
  });
