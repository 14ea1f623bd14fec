/**
 * Exports a stored scene as a file for other programs. Called by the engine's threads; deterministic, one core, no I/O.
 * To add a format, add its name to `SceneFileFormat` and its writer here.
 */
import { EngineError } from '../../foundation/task/engine-error.ts';
import type { PictureScene } from '../../words/prompt/picture-scene.ts';
import type { SceneFile, SceneFileFormat } from './scene-file.ts';
import { MAX_TEXELS } from './file-parts.ts';
import { exportGlb } from './glb/export-glb.ts';
import { exportSvg } from './svg/export-svg.ts';

type SceneWriter = (scene: PictureScene, texels: number, check: () => void) => Promise<SceneFile>;

const WRITERS: Readonly<Record<SceneFileFormat, SceneWriter>> = {
  glb: exportGlb,
  svg: (scene, _texels, check) => exportSvg(scene, check),
};

/**
 * Exports a scene.
 * @param texels Maximum number of texels of all textures of the file together.
 * @throws EngineError `bad_input` for a scene that has no shape, `cancelled`.
 */
export function exportScene(
  scene: PictureScene,
  format: SceneFileFormat,
  isCancelled: () => boolean,
  texels = MAX_TEXELS,
): Promise<SceneFile> {
  const check = () => {
    if (isCancelled()) throw new EngineError('cancelled', 'The file was cancelled.');
  };
  return WRITERS[format](scene, texels, check);
}
