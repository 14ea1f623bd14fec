/**
 * A kept scene as a file that other programs open. Called by the engine's threads; deterministic, one core, no I/O.
 * To add a format: its name in `SceneFileFormat` and its writer here.
 */
import { EngineError } from '../image-engine.ts';
import type { PictureScene, SceneFile, SceneFileFormat } from '../picture-scene.ts';
import { exportGlb } from './glb/export-glb.ts';
import { exportSvg } from './svg/export-svg.ts';

/** @throws EngineError `bad_input` for a scene that has no shape, `cancelled`. */
type SceneWriter = (scene: PictureScene, check: () => void) => Promise<SceneFile>;

const WRITERS: Readonly<Record<SceneFileFormat, SceneWriter>> = { glb: exportGlb, svg: exportSvg };

export function exportScene(
  scene: PictureScene,
  format: SceneFileFormat,
  isCancelled: () => boolean,
): Promise<SceneFile> {
  const check = () => {
    if (isCancelled()) throw new EngineError('cancelled', 'The file was cancelled.');
  };
  return WRITERS[format](scene, check);
}
