import type { GarmentCategory } from '@kenna/contract';
import type { Logger } from 'pino';
import type { Mask, Pixels } from '../../ports/engine-task.ts';
import type { RemoteEngineSettings } from './engine-settings.ts';

/** What an adapter of a remote engine is opened with. */
export interface RemoteEngineParts {
  readonly settings: RemoteEngineSettings;
  readonly log: Logger;
  /** What covers a person where a garment goes, for engines that have to be told. */
  readonly findWornArea?: (person: Pixels, category: GarmentCategory, signal: AbortSignal) => Promise<Mask>;
}
