import { EngineError } from '../../../foundation/task/engine-error.ts';
import type { PictureScene } from '../../../words/prompt/picture-scene.ts';
import type { SceneFile } from '../scene-file.ts';
import type { Brief } from '../../../words/prompt/brief.ts';
import { drawnBrief } from '../../../studio/picture/apply-take.ts';
import { buildSubject } from '../../../studio/scene/build-scene.ts';
import { formOf } from '../../../studio/forms/index.ts';
import { freedomOf } from '../../../studio/scene/freedom.ts';
import { fileParts } from '../file-parts.ts';
import { writeGlb } from './write-glb.ts';
import type { FileGroup } from './write-glb.ts';

/** Mesh density of a finished picture, so that a thread that has just drawn it can reuse the shape. */
const DETAIL = 1;

/**
 * Writes everything in a scene as binary glTF with textures of about `texels` together: up to about ten megabytes, in a
 * few seconds.
 */
export async function exportGlb(scene: PictureScene, texels: number, check: () => void): Promise<SceneFile> {
  const brief = upright(drawnBrief(scene));
  if (!brief.pieces.some(({ form }) => formOf(form) !== null)) {
    throw new EngineError('bad_input', 'This picture shows nothing that has a shape.');
  }
  const { parts } = buildSubject({
    brief,
    seed: scene.seed,
    check,
    detail: DETAIL,
    fabric: scene.take.fabric ?? null,
    freedom: freedomOf(scene.guidance),
  });
  const files = await fileParts(parts, texels, check);
  check();
  const names = uniqueNames([...brief.pieces.map(({ cut, form }) => wordsOf(cut ?? form)), 'stand']);
  const groups = names.flatMap((name, index): FileGroup[] => {
    const piece = index < brief.pieces.length ? index : -1;
    const own = files.filter(({ part }) => part.piece === piece);
    return own.length > 0 ? [{ name, parts: own }] : [];
  });
  const data = await writeGlb(names[brief.hero] ?? 'scene', groups);
  return { format: 'glb', contentType: 'model/gltf-binary', data };
}

/** Pieces that a picture shows lying flat are exported upright. */
function upright(brief: Brief): Brief {
  return brief.view === 'flat' ? { ...brief, view: null } : brief;
}

function wordsOf(name: string): string {
  return name.replaceAll('-', ' ');
}

function uniqueNames(names: readonly string[]): string[] {
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before > 0 ? `${name} ${before + 1}` : name;
  });
}
