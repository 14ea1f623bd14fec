import type {
  EditedImage,
  EditOptions,
  EditTask,
  GarmentCategory,
  RegionKind,
} from '../../../words/tasks/edit-task.ts';
import type { EngineImage, GenerateTask } from '../../../words/tasks/generate-task.ts';
import type { EngineMask, EnginePixels } from '../../../foundation/image/pixels.ts';
import type { EngineProgress } from '../../../foundation/task/engine-progress.ts';
import type { Look } from '../../../words/prompt/brief.ts';
import type { PictureScene } from '../../../words/prompt/picture-scene.ts';
import type { PixelJob } from '../pixels/pixel-job.ts';

/** What a message's edits are done with. */
export interface StepTools {
  /** Runs one of the other operations. */
  readonly run: (task: EditTask, options: EditOptions) => Promise<readonly EditedImage[]>;
  /** 255 inside; 0 everywhere when there is no such thing. */
  readonly select: (source: EnginePixels, region: RegionKind, signal: AbortSignal) => Promise<EngineMask>;
  /** What is worn, or else the whole subject; null where there is none. */
  readonly garment: (
    source: EnginePixels,
    wanted: GarmentCategory | null,
    signal: AbortSignal,
  ) => Promise<EngineMask | null>;
  readonly pixels: (job: PixelJob, signal: AbortSignal) => Promise<EnginePixels>;
  /** Draws the scene of a task. */
  readonly draw: (task: GenerateTask, scene: PictureScene, options: DrawOptions) => Promise<EngineImage>;
}

type DrawOptions = Pick<EditOptions, 'signal' | 'onProgress'>;

export interface StepContext {
  readonly tools: StepTools;
  readonly seed: number;
  readonly look: Look;
  readonly signal: AbortSignal;
  /** Fractions are of this edit alone. */
  readonly onProgress: (progress: EngineProgress) => void;
}

/** What edits work on, one after the other. */
export interface Work {
  readonly pixels: EnginePixels;
  /** What is marked, in the size of the pixels; null for nothing. */
  readonly mask: EngineMask | null;
}

export interface StepResult extends Work {
  /** For the person, when it is not what they asked. */
  readonly note: string | null;
}
