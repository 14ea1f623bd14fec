import type { ModelPaths, ModelState } from '../../foundation/networks/operator/operator-models.ts';
import type { CompleteInput } from '../operations/complete-by-model.ts';
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
  readonly models: ModelPaths;
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
  | ({ readonly kind: 'look' } & LookInput)
  | ({ readonly kind: 'complete' } & CompleteInput)
  /** Loads and checks the operator's models. */
  | { readonly kind: 'check' };

export type NetworkAnswer =
  | { readonly kind: 'edit'; readonly images: readonly EditedImage[] }
  | { readonly kind: 'select'; readonly mask: EngineMask }
  | { readonly kind: 'look'; readonly findings: PictureFindings }
  | { readonly kind: 'complete'; readonly rgb: Uint8Array<ArrayBuffer> | null }
  | { readonly kind: 'check'; readonly states: readonly ModelState[] };
