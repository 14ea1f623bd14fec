import type { ChosenLora, GarmentCategory } from '@kenna/contract';
import type { Mask, Pixels } from '../../../../ports/engine-task.ts';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import type { ModelSettings, PartNames } from '../../engine-settings.ts';
import type { Stock, Weights } from '../models/assess-file.ts';
import { chooseWeights } from '../models/choose-weights.ts';
import type { Graph } from '../protocol/comfy-api.ts';

/** Finds the area of a person that a garment covers; supplied by an engine that can detect people. */
export type FindWornArea = (person: Pixels, category: GarmentCategory, signal: AbortSignal) => Promise<Mask>;

/** What an operation needs to plan its pictures: the server's inventory, settings and uploads. */
export interface PlanContext extends Stock {
  readonly parts: PartNames;
  /** Settings of the requested model. */
  readonly settings: ModelSettings;
  /** LoRAs on the server that the task uses, with their strengths. */
  readonly loras: readonly ChosenLora[];
  readonly signal: AbortSignal;
  /** Uploads a picture and returns the name for use in graphs. */
  upload(pixels: Pixels): Promise<string>;
  /** Null when no engine can detect people. */
  readonly findWornArea: FindWornArea | null;
}

export interface PicturePlan {
  readonly graph: Graph;
  /** Id of the node with the result. */
  readonly resultNode: string;
  /** Converts the engine's picture to the result of the task. */
  readonly finish: (made: Pixels) => Promise<Pixels>;
  /** True when the engine only makes a part of the picture, so that previews have to be placed in the whole. */
  readonly isPart?: boolean;
  /** A sentence for the person about settings that could not be followed. */
  readonly note?: string;
}

/** Plans one picture of a task. Everything that the pictures share, such as uploads, is prepared before. */
export type PlanPicture = (seed: number, index: number) => PicturePlan;

/** @throws ImageEngineError `missing_model`. */
export function weightsOf(context: PlanContext): Weights {
  const { settings } = context;
  const weights = chooseWeights(settings, context);
  if (weights === null && context.loras.length > 1) return badInput('these styles belong to different models');
  return found(weights, settings.checkpoint ?? 'a model that draws');
}

/** @throws ImageEngineError `missing_model`. */
export function found<Thing>(thing: Thing | null, what: string): Thing {
  if (thing === null) throw new ImageEngineError('missing_model', `${what} is not on this ComfyUI`);
  return thing;
}

export function badInput(message: string): never {
  throw new ImageEngineError('bad_input', message);
}

/** Rounds to two decimals, the step size of the server's own controls. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;
