import type { EditedImage, EngineImage, GenerateTask, InpaintTask } from '../image-engine.ts';
import type { PictureScene, SceneFile, SceneFileFormat } from '../picture-scene.ts';

export interface DrawInput {
  readonly task: GenerateTask;
  readonly scene: PictureScene;
  readonly index: number;
}

export interface ExportInput {
  readonly scene: PictureScene;
  readonly format: SceneFileFormat;
}

/** One picture of a task that paints into a picture. */
export interface InpaintInput {
  readonly task: InpaintTask;
  readonly index: number;
  readonly seed: number;
}

/** What the threads of the studio do; each kind of job has its kind of answer. */
export type StudioJob =
  | ({ readonly kind: 'draw' } & DrawInput)
  | ({ readonly kind: 'export' } & ExportInput)
  | ({ readonly kind: 'inpaint' } & InpaintInput);

export type StudioAnswer =
  | { readonly kind: 'draw'; readonly image: EngineImage }
  | { readonly kind: 'export'; readonly file: SceneFile }
  | { readonly kind: 'inpaint'; readonly images: readonly EditedImage[] };
