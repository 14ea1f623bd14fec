import { MODELS, type Health } from '@kenna/contract';
import type { EngineOperation, ImageEngine } from '../../ports/image-engine.port.ts';

/** Every operation of the port: one that is added without a line here is a type error. */
const OPERATIONS = Object.keys({
  generate: true,
  vary: true,
  inpaint: true,
  sketch: true,
  outpaint: true,
  tryOn: true,
  instructEdit: true,
  removeBackground: true,
  upscale: true,
  enhanceFaces: true,
} satisfies Record<EngineOperation, true>) as EngineOperation[];

/** What an engine can do, and with which models; what it cannot do at all is left out. */
export function abilitiesOf(engine: ImageEngine): Health['engines'][number]['operations'] {
  return OPERATIONS.flatMap((name) => {
    const models = MODELS.filter((model) => engine.capabilityOf(name, model) !== 'unavailable');
    const [first] = models;
    return first === undefined ? [] : [{ name, kind: engine.capabilityOf(name, first), models }];
  });
}
