import type { EngineControl, Model } from '@kenna/contract';
import type { EngineOperation } from '../../../ports/engine-task.ts';
import type { Capability } from '../../../ports/image-engine.port.ts';
import type { RemoteEngineSettings } from '../engine-settings.ts';
import type { Dialect } from './dialect.ts';

/** It has no way to enlarge, and would draw faces and edges anew that are to be kept. */
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
/** By this interface it starts from the first picture and reads no other. */
const NOT_BY_SD_CPP: readonly EngineOperation[] = ['tryOn', 'instructEdit'];

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

export function capabilityBy(
  { name }: Dialect,
  { models, operations }: RemoteEngineSettings,
  operation: EngineOperation,
  model: Model,
): Capability {
  const isServed = models[model] !== undefined && (operations === null || operations.includes(operation));
  if (!isServed || (name === 'sd-cpp' && NOT_BY_SD_CPP.includes(operation))) return 'unavailable';
  return CAPABILITIES[operation];
}

export const controlsBy = ({ hasSeeds }: Dialect, operation: EngineOperation): readonly EngineControl[] =>
  hasSeeds ? ['seed', ...CONTROLS[operation]] : CONTROLS[operation];
