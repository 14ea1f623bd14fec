import type { EngineControl, Model } from '@kenna/contract';
import type { EngineOperation } from '../../../ports/engine-task.ts';
import type { Capability } from '../../../ports/image-engine.port.ts';
import type { RemoteEngineSettings } from '../engine-settings.ts';
import { servesOpenModels, type Dialect } from './dialect.ts';
import { takesNegativeWords } from './open-model-fields.ts';

/** The interface has no upscaling, and would redraw faces and edges that must be preserved. */
const CAPABILITIES: Record<EngineOperation, Capability> = {
  generate: 'native',
  vary: 'composed',
  inpaint: 'composed',
  outpaint: 'composed',
  sketch: 'native',
  tryOn: 'native',
  instructEdit: 'native',
  removeBackground: 'unavailable',
  upscale: 'unavailable',
  enhanceFaces: 'unavailable',
};
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
  { models, operations }: RemoteEngineSettings,
  operation: EngineOperation,
  model: Model,
): Capability {
  const isServed = models[model] !== undefined && (operations === null || operations.includes(operation));
  if (!isServed || (dialect.name === 'sd-cpp' && UNSUPPORTED_BY_SD_CPP.includes(operation))) {
    return 'unavailable';
  }
  return isAble(dialect, operation) ? CAPABILITIES[operation] : 'unavailable';
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
