/**
 * Variations of a picture that the engine drew: its scene is changed and drawn again, and the result carries the new
 * scene.
 */
import type { EditedImage, VaryTask } from '../../words/tasks/edit-task.ts';
import type { EditContext } from '../../foundation/task/edit-context.ts';
import type { EngineImage, GenerateTask } from '../../words/tasks/generate-task.ts';
import type { PictureScene } from '../../words/prompt/picture-scene.ts';
import { settleBasics } from '../../words/prompt/basics-for.ts';
import type { Brief } from '../../words/prompt/brief.ts';
import { briefOfTake } from '../../studio/picture/apply-take.ts';
import { addWords } from './add-words.ts';
import { blendBriefs } from './blend-briefs.ts';
import { changePiece } from '../redrawing/change-piece.ts';
import { freeScene } from './free-scene.ts';
import { readColourway } from './read-colourway.ts';
import { redrawingTask } from '../redrawing/redrawing-task.ts';

type DrawnTask = VaryTask & { readonly scene: PictureScene };

/** Draws a picture of a scene. */
export type DrawScene = (task: GenerateTask, scene: PictureScene, context: EditContext) => Promise<EngineImage>;

export async function varyScene(task: DrawnTask, draw: DrawScene, context: EditContext): Promise<EditedImage> {
  const { index } = context;
  const { scene: changed, note } = sceneOf(task, index, context.seed);
  const scene = { ...changed, brief: settleBasics(changed.brief, task.scene.brief) };
  const image = await draw(redrawingTask(task.source, scene, task), scene, context);
  const drawn = { brief: image.brief, scene: image.scene };
  return { index, seed: context.seed, pixels: image.pixels, note, drawn };
}

interface NewScene {
  readonly scene: PictureScene;
  readonly note: string | null;
}

function sceneOf(task: DrawnTask, index: number, seed: number): NewScene {
  const shown = { ...briefOfTake(task.scene), look: task.look };
  const withWords = hasWords(task) ? addWords(shown, task) : shown;
  const take = task.scene.take.fabric ? { fabric: task.scene.take.fabric } : {};
  const scene = { ...task.scene, brief: withWords, take };
  const named = task.colourways[index];
  if (named !== undefined) return inColourway(scene, { task, named }, seed);
  const blend = task.blend?.scene ? { ...task.blend, scene: task.blend.scene } : null;
  if (blend) {
    const { brief, note } = blendBriefs(withTakenFabric(scene), blend);
    return {
      scene: { ...scene, brief: index === 0 ? brief : freeScene(brief, { ...task, seed, strength: 0.85 }), take: {} },
      note,
    };
  }
  // The first picture with words shows only their changes; the others vary further from there.
  const asked = hasWords(task) && index === 0;
  return {
    scene: {
      ...scene,
      brief: asked ? withWords : freeScene(withTakenFabric(scene), { ...task, seed }),
      take: asked ? take : {},
    },
    note: null,
  };
}

const hasWords = ({ prompt, accentPrompt, negativePrompt, styles }: VaryTask): boolean =>
  [prompt, accentPrompt, negativePrompt, ...styles].some((words) => words.trim() !== '');

/** A fabric that a take had applied becomes part of the piece. */
function withTakenFabric({ brief, take }: PictureScene): Brief {
  return take.fabric && brief.pieces[brief.hero] ? changePiece(brief, { kind: 'fabric', name: take.fabric }) : brief;
}

/** The same garment in another colour; another cloth is applied through the take, so that the shape stays. */
function inColourway(
  scene: PictureScene,
  { task, named }: { readonly task: VaryTask; readonly named: string },
  seed: number,
): NewScene {
  const { piece, note } = readColourway(named, task.namedColours);
  if (!piece) {
    const missed = `"${named}" is no colour that the built-in engine knows: this one goes with the colour that was there. Codes like #c8102e always work.`;
    return {
      scene: { ...scene, brief: freeScene(scene.brief, { seed: seed - (seed % 4) + 3, strength: 0.9, guidance: 30 }) },
      note: missed,
    };
  }
  let { brief } = scene;
  if (piece.pattern) brief = changePiece(brief, { kind: 'pattern', name: piece.pattern.name });
  const [main] = piece.colours;
  if (main) brief = changePiece(brief, { kind: 'colour', hex: main.hex });
  return { scene: { ...scene, brief, take: { ...scene.take, ...(piece.fabric && { fabric: piece.fabric }) } }, note };
}
