import type { GarmentCategory } from '@kenna/contract';
import type { Logger } from 'pino';
import type { Mask, Pixels } from '../../ports/engine-task.ts';
import type { RemoteEngineSettings } from './engine-settings.ts';

/** Dependencies of a remote engine's adapter. */
export interface RemoteEngineParts {
  readonly settings: RemoteEngineSettings;
  readonly log: Logger;
  /** Finds the area of a person that a garment covers, for engines that need such a mask. */
  readonly findWornArea?: (person: Pixels, category: GarmentCategory, signal: AbortSignal) => Promise<Mask>;
  /** Time in ms after which a service is first asked for its job, where it takes jobs; later pauses grow from it. */
  readonly firstPauseMs?: number;
}
