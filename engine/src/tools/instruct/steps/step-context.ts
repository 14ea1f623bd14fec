import type {
  EditedImage,
  EditOptions,
  EditTask,
  GarmentCategory,
  RegionKind,
} from '../../../words/tasks/edit-task.ts';
import type { EngineImage, GenerateTask } from '../../../words/tasks/generate-task.ts';
import type { Hex } from '../../../foundation/colour/hex.ts';
import type { EngineMask, EnginePixels } from '../../../foundation/image/pixels.ts';
import type { EngineProgress } from '../../../foundation/task/engine-progress.ts';
import type { Look } from '../../../words/prompt/brief.ts';
import type { PictureScene } from '../../../words/prompt/picture-scene.ts';
import type { PixelJob } from '../pixels/pixel-job.ts';

/** The operations that the edits of a message use. */
export interface StepTools {
  /** Runs one of the other operations. */
  readonly run: (task: EditTask, options: EditOptions) => Promise<readonly EditedImage[]>;
  /** The mask of a region: 255 inside; 0 everywhere when there is no such region. */
  readonly select: (source: EnginePixels, region: RegionKind, signal: AbortSignal) => Promise<EngineMask>;
  /** The mask of the worn garment, or else of the whole subject; null where there is none. */
  readonly garment: (
    source: EnginePixels,
    wanted: GarmentCategory | null,
    signal: AbortSignal,
  ) => Promise<EngineMask | null>;
  /** The colour of a picture's garment, or of what it shows where there is none. */
  readonly colour: (source: EnginePixels, signal: AbortSignal) => Promise<Hex>;
  readonly pixels: (job: PixelJob, signal: AbortSignal) => Promise<EnginePixels>;
  /** Draws the scene of a task. */
  readonly draw: (task: GenerateTask, scene: PictureScene, options: DrawOptions) => Promise<EngineImage>;
}

type DrawOptions = Pick<EditOptions, 'signal' | 'onProgress'>;

/** The second picture of a message, and the scene from which it was drawn; null for any other picture. */
export interface SecondPicture {
  readonly pixels: EnginePixels;
  readonly scene: PictureScene | null;
}

export interface StepContext {
  readonly tools: StepTools;
  readonly seed: number;
  readonly look: Look;
  /** The second picture of the message; null for none. */
  readonly second: SecondPicture | null;
  readonly signal: AbortSignal;
  /** Reports the progress of this edit alone, 0 to 1. */
  readonly onProgress: (progress: EngineProgress) => void;
}

/** The state that edits work on, one after the other. */
export interface Work {
  readonly pixels: EnginePixels;
  /** The marked area in the size of the pixels; null when nothing is marked. */
  readonly mask: EngineMask | null;
}

export interface StepResult extends Work {
  /** A message for the user when the result is not what they asked for. */
  readonly note: string | null;
}
