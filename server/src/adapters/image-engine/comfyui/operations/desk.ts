import type { GarmentCategory } from '@kenna/contract';
import type { Mask, Pixels } from '../../../../ports/engine-task.ts';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import type { ModelSettings, PartNames } from '../../engine-settings.ts';
import { chooseWeights, type Weights } from '../models/choose-weights.ts';
import type { Inventory } from '../models/inventory.ts';
import type { Graph } from '../protocol/comfy-api.ts';

/** What covers a person where a garment goes; from whoever can see it. */
export type FindWornArea = (person: Pixels, category: GarmentCategory, signal: AbortSignal) => Promise<Mask>;

/** What an operation has at hand while it plans its pictures. */
export interface Desk {
  readonly inventory: Inventory;
  readonly parts: PartNames;
  /** Of the model that was asked for. */
  readonly settings: ModelSettings;
  readonly signal: AbortSignal;
  /** Answers the name that a graph knows the picture by. */
  upload(pixels: Pixels): Promise<string>;
  /** null where nobody can tell. */
  readonly findWornArea: FindWornArea | null;
}

export interface PicturePlan {
  readonly graph: Graph;
  /** The node that shows the result. */
  readonly resultNode: string;
  /** What came back, as the task wants it. */
  readonly finish: (made: Pixels) => Promise<Pixels>;
  /** What comes back is a part of the picture: previews are shown in their place. */
  readonly isPart?: boolean;
  /** What of the task could not be followed, for the person. */
  readonly note?: string;
}

/** The plan of one picture of a task; what its pictures share was prepared before. */
export type PlanPicture = (seed: number, index: number) => PicturePlan;

/** @throws ImageEngineError `missing_model`. */
export function weightsOf({ settings, inventory }: Desk): Weights {
  return found(chooseWeights(settings, inventory), settings.checkpoint ?? 'a checkpoint');
}

/** @throws ImageEngineError `missing_model`. */
export function found<Thing>(thing: Thing | null, what: string): Thing {
  if (thing === null) throw new ImageEngineError('missing_model', `${what} is not on this ComfyUI`);
  return thing;
}

export function badInput(message: string): never {
  throw new ImageEngineError('bad_input', message);
}

/** To the steps that the server's own controls have. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;
