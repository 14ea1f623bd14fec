/**
 * The built-in engine's operations on existing pictures: photographs as well as its own. Every operation is one file in
 * `run/operations`; the same task and seed give the same pixels.
 */
import type * as tasks from '@kenna/contract/engine-task';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { EngineProgress } from '../../foundation/task/engine-progress.ts';
import type { Brief } from '../prompt/brief.ts';
import type { PictureScene } from '../prompt/picture-scene.ts';
import type { EngineTerms, OfLook } from './engine-terms.ts';

export type { GarmentCategory, InstructionReading, Placement, RegionKind } from '@kenna/contract/engine-task';

export type RemoveBackgroundTask = tasks.RemoveBackgroundTask<EngineTerms>;
export type UpscaleTask = tasks.UpscaleTask;
export type EnhanceFacesTask = tasks.EnhanceFacesTask;
export type InpaintTask = OfLook & tasks.InpaintTask;
export type SketchTask = OfLook & tasks.SketchTask<EngineTerms>;
export type Blend = tasks.Blend<EngineTerms>;
export type VaryTask = OfLook & tasks.VaryTask<EngineTerms>;
export type TryOnTask = tasks.TryOnTask<EngineTerms>;
export type LastStep = tasks.LastStep<EngineTerms>;
export type InstructEditTask = OfLook & tasks.InstructEditTask<EngineTerms>;
export type OutpaintTask = OfLook &
  tasks.OutpaintTask<EngineTerms> & {
    /** The picture in front of which the subject is set, instead of a setting that words name. */
    readonly behind?: EnginePixels;
  };

export type EditTask =
  | RemoveBackgroundTask
  | UpscaleTask
  | EnhanceFacesTask
  | InpaintTask
  | SketchTask
  | VaryTask
  | TryOnTask
  | InstructEditTask
  | OutpaintTask;

export interface EditedImage {
  readonly index: number;
  readonly seed: number;
  readonly pixels: EnginePixels;
  /** One sentence for the person when the picture is not what they asked for. */
  readonly note: string | null;
  /** Share of the picture's pixels that a message about a part of it changed, 0 to 1; absent for other edits. */
  readonly changed?: number;
  /** Set for a picture drawn from a scene: the interpreted brief, and the scene that draws it again. */
  readonly drawn?: { readonly brief: Brief; readonly scene: PictureScene };
}

export interface EditOptions {
  /** 0 to 2^32 - 1. */
  readonly seed: number;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: EngineProgress) => void;
  /** Called as each picture is ready, in index order, before `edit` resolves. */
  readonly onImage?: (image: EditedImage) => void;
}
