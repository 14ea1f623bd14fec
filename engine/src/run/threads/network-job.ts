import type { LookInput } from '../operations/look-at-picture.ts';
import type { PictureFindings } from '../../perception/people/findings.ts';
import type {
  EditedImage,
  EnhanceFacesTask,
  RegionKind,
  RemoveBackgroundTask,
  UpscaleTask,
} from '../../words/tasks/edit-task.ts';
import type { EngineMask, EnginePixels } from '../../foundation/image/pixels.ts';

/** The tasks that run on the networks' thread. */
export type NetworkTask = RemoveBackgroundTask | UpscaleTask | EnhanceFacesTask;

/** The start parameters of the thread. */
export interface NetworkThreadData {
  /** Path of the ONNX file that separates subject and background; null uses the network of the optional package. */
  readonly backgroundModel: string | null;
}

export interface NetworkEditInput {
  readonly task: NetworkTask;
  readonly seed: number;
}

export interface SelectInput {
  readonly source: EnginePixels;
  readonly region: RegionKind;
}

/** The jobs of the networks' thread; each kind of job has its kind of answer. */
export type NetworkJob =
  | ({ readonly kind: 'edit' } & NetworkEditInput)
  | ({ readonly kind: 'select' } & SelectInput)
  | ({ readonly kind: 'look' } & LookInput);

export type NetworkAnswer =
  | { readonly kind: 'edit'; readonly images: readonly EditedImage[] }
  | { readonly kind: 'select'; readonly mask: EngineMask }
  | { readonly kind: 'look'; readonly findings: PictureFindings };
