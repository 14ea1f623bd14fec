import { MODELS, type Health } from '@kenna/contract';
import { ENGINE_OPERATIONS } from '../../ports/engine-task.ts';
import type { ImageEngine } from '../../ports/image-engine.port.ts';

/** The operations that an engine supports, with their models; unsupported ones are left out. */
export function abilitiesOf(engine: ImageEngine): Health['engines'][number]['operations'] {
  return ENGINE_OPERATIONS.flatMap((name) => {
    const models = MODELS.filter((model) => engine.capabilityOf(name, model) !== 'unavailable');
    const [first] = models;
    return first === undefined ? [] : [{ name, kind: engine.capabilityOf(name, first), models }];
  });
}
