import type { EngineControl, Model } from '@kenna/contract';
import type { EngineOperation } from '../../../ports/engine-task.ts';
import type { Capability } from '../../../ports/image-engine.port.ts';
import { isServed, type RemoteEngineSettings } from '../engine-settings.ts';
import { DRAWING_CAPABILITIES } from '../hosted/capabilities.ts';
import { servesOpenModels, type Dialect } from './dialect.ts';
import { takesNegativeWords } from './open-model-fields.ts';

/** Behind this interface, stable-diffusion.cpp uses the first picture as its starting point and ignores the rest. */
const UNSUPPORTED_BY_SD_CPP: readonly EngineOperation[] = ['tryOn', 'instructEdit'];

const CONTROLS: Record<EngineOperation, readonly EngineControl[]> = {
  generate: ['negativePrompt', 'background', 'transparent', 'highQuality'],
  vary: ['negativePrompt', 'strength', 'blend', 'colourways', 'highQuality'],
  inpaint: ['negativePrompt'],
  outpaint: ['negativePrompt'],
  sketch: ['negativePrompt', 'background', 'transparent'],
  tryOn: [],
  instructEdit: [],
  removeBackground: [],
  upscale: [],
  enhanceFaces: [],
};

/** LocalAI has no mask, and no strength for a picture to start from. */
const UNSUPPORTED_BY_LOCALAI: readonly EngineOperation[] = ['inpaint', 'outpaint', 'vary'];

/** Whether the model of a server does an operation: some families only draw, others only edit. */
function isAble({ name, family }: Dialect, operation: EngineOperation): boolean {
  if (name === 'localai' && UNSUPPORTED_BY_LOCALAI.includes(operation)) return false;
  // LocalAI ignores reference pictures that a model does not read.
  if (family === null) return name !== 'localai' || operation === 'generate';
  if (operation === 'generate') return family.draws !== null;
  return (family.edit?.pictures ?? 0) >= (operation === 'tryOn' ? 2 : 1);
}

export function capabilityOf(
  dialect: Dialect,
  settings: RemoteEngineSettings,
  operation: EngineOperation,
  model: Model,
): Capability {
  if (
    !isServed(settings, operation, model) ||
    (dialect.name === 'sd-cpp' && UNSUPPORTED_BY_SD_CPP.includes(operation))
  ) {
    return 'unavailable';
  }
  return isAble(dialect, operation) ? DRAWING_CAPABILITIES[operation] : 'unavailable';
}

export function controlsOf(dialect: Dialect, operation: EngineOperation): readonly EngineControl[] {
  const followed = CONTROLS[operation].filter((control) => {
    if (!servesOpenModels(dialect)) return true;
    // The number of steps is only known for known families.
    if (control === 'highQuality') return dialect.family !== null;
    return control !== 'negativePrompt' || takesNegativeWords(dialect);
  });
  return dialect.hasSeeds ? ['seed', ...followed] : followed;
}
