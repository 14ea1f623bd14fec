import type { EngineControl, Model } from '@kenna/contract';
import type { EngineOperation } from '../../../ports/engine-task.ts';
import type { Capability } from '../../../ports/image-engine.port.ts';
import type { RemoteEngineSettings } from '../engine-settings.ts';
import type { Dialect } from './dialect.ts';

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

export function capabilityOf(
  { name }: Dialect,
  { models, operations }: RemoteEngineSettings,
  operation: EngineOperation,
  model: Model,
): Capability {
  const isServed = models[model] !== undefined && (operations === null || operations.includes(operation));
  if (!isServed || (name === 'sd-cpp' && UNSUPPORTED_BY_SD_CPP.includes(operation))) return 'unavailable';
  return CAPABILITIES[operation];
}

export const controlsOf = ({ hasSeeds }: Dialect, operation: EngineOperation): readonly EngineControl[] =>
  hasSeeds ? ['seed', ...CONTROLS[operation]] : CONTROLS[operation];
