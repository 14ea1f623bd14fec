import type { EngineImage, EngineTask } from '../image-engine.ts';
import type { PictureScene, SceneFile, SceneFileFormat } from '../picture-scene.ts';

export interface DrawInput {
  readonly task: EngineTask;
  readonly scene: PictureScene;
  readonly index: number;
}

export interface ExportInput {
  readonly scene: PictureScene;
  readonly format: SceneFileFormat;
}

/** What the threads of the studio do; each kind of job has its kind of answer. */
export type StudioJob = ({ readonly kind: 'draw' } & DrawInput) | ({ readonly kind: 'export' } & ExportInput);

export type StudioAnswer =
  { readonly kind: 'draw'; readonly image: EngineImage } | { readonly kind: 'export'; readonly file: SceneFile };
