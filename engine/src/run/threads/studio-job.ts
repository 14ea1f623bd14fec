import type { Findings } from '../../perception/people/findings.ts';
import type {
  EditedImage,
  InpaintTask,
  OutpaintTask,
  SketchTask,
  TryOnTask,
  VaryTask,
} from '../../words/tasks/edit-task.ts';
import type { EngineImage, GenerateTask } from '../../words/tasks/generate-task.ts';
import type { PictureScene } from '../../words/prompt/picture-scene.ts';
import type { SceneFile, SceneFileFormat } from '../../tools/export/scene-file.ts';

export interface DrawInput {
  readonly task: GenerateTask;
  readonly scene: PictureScene;
  readonly index: number;
  /** Draws only the coarse picture, in the size of the task. */
  readonly isPreview?: boolean;
}

export interface ExportInput {
  readonly scene: PictureScene;
  readonly format: SceneFileFormat;
}

/** The tasks on pictures that need no network, or only findings that a network made before. */
export type StudioTask = InpaintTask | SketchTask | VaryTask | TryOnTask | OutpaintTask;

/** Input for one picture of such a task. */
export interface StudioEditInput {
  readonly task: StudioTask;
  readonly findings: Findings;
  readonly index: number;
  readonly seed: number;
}

/** The jobs of the studio's threads; each kind of job has its kind of answer. */
export type StudioJob =
  | ({ readonly kind: 'draw' } & DrawInput)
  | ({ readonly kind: 'export' } & ExportInput)
  | ({ readonly kind: 'edit' } & StudioEditInput);

export type StudioAnswer =
  | { readonly kind: 'draw'; readonly image: EngineImage }
  | { readonly kind: 'export'; readonly file: SceneFile }
  | { readonly kind: 'edit'; readonly images: readonly EditedImage[] };
