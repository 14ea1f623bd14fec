import { EngineError } from '../../../foundation/task/engine-error.ts';
import type { PictureScene } from '../../../words/prompt/picture-scene.ts';
import type { SceneFile } from '../scene-file.ts';
import { formOf } from '../../../studio/forms/index.ts';
import { technicalDrawing } from './technical-drawing.ts';

/** The technical flat of a scene as a document of curves: about fifty kilobytes, in a few seconds. */
export async function exportSvg(scene: PictureScene, check: () => void): Promise<SceneFile> {
  if (!scene.brief.pieces.some(({ form }) => formOf(form) !== null)) {
    throw new EngineError('bad_input', 'This picture shows nothing that has a shape.');
  }
  const data = new TextEncoder().encode(technicalDrawing(scene, check));
  return { format: 'svg', contentType: 'image/svg+xml', data };
}
