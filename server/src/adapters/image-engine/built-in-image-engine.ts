/**
 * The product's own engine behind the port: it maps models to the engine's looks, and stages and errors to those of the
 * port. It runs in this process's worker threads, so it is always healthy.
 */
import { availableParallelism, cpus, freemem, totalmem } from 'node:os';
import { ENGINE_CONTROLS, type Model, type SceneKind, type SceneTake, type SceneVocabulary } from '@kenna/contract';
import type { EngineRemark } from '@kenna/contract/engine-task';
import {
  EngineError,
  isArtwork,
  joinPictures,
  splitPictures,
  wearsFigure,
  type BuiltInEngine,
  type EditedImage,
  type EditTask as BuiltInEditTask,
  type EngineImage as DrawnImage,
  type EngineProgress as DrawingProgress,
  type EngineStage,
  type GenerateTask as BuiltInGenerateTask,
  type Look,
  type PictureScene,
  type ShownColour,
  type Take,
} from '@kenna/engine';
import type { EditTask, GenerateTask, StoredScene } from '../../ports/engine-task.ts';
import {
  ImageEngineError,
  remarksOf,
  type EngineImage,
  type EngineProgress,
  type EngineReport,
  type EngineRunOptions,
  type ImageEngine,
} from '../../ports/image-engine.port.ts';
import { chipsOf } from './brief-chips.ts';
import { watchModels, type ModelWatch } from './operator-models.ts';

const chipsOfStyle = (engine: BuiltInEngine, style: string) =>
  engine.readBrief({ prompt: '', negativePrompt: '', accentPrompt: '', styles: [style], look: 'studio' }).understood;

const LOOKS: Record<Model, Look> = {
  kenna: 'illustration',
  kennaxl: 'studio',
  kenna3: 'editorial',
  kennasketch: 'flat',
};

const STAGES: Record<EngineStage, string> = {
  reading: 'Reading the prompt',
  shaping: 'Shaping',
  lighting: 'Setting the light',
  shading: 'Drawing',
  finishing: 'Finishing',
  loading: 'Getting ready, the first time only',
  looking: 'Looking at the picture',
  cutting: 'Cutting out',
  enlarging: 'Enlarging',
  retouching: 'Enhancing faces and hands',
  filling: 'Filling',
  blending: 'Blending',
  dressing: 'Dressing',
  placing: 'Placing',
};

const isHex = (background: string): background is `#${string}` => background.startsWith('#');

function backgroundOf(background: string | null): `#${string}` | 'transparent' | null {
  if (background === null || background === 'transparent' || isHex(background)) return background;
  throw new ImageEngineError('bad_input', `background ${background}`);
}

const progressOf = ({ imageIndex, stage, fraction, preview }: DrawingProgress): EngineProgress => ({
  imageIndex,
  stage: STAGES[stage],
  fraction,
  ...(preview && { preview }),
});

/** Returns null for a mood board, which cannot be turned or recoloured. */
function sceneOf(scene: PictureScene): StoredScene | null {
  if (scene.brief.subject === 'moodboard') return null;
  const { pictures, scene: data } = splitPictures(scene);
  const figure = wearsFigure(scene.brief) && { figure: true as const };
  const stored = { kind: kindOf(scene), ...figure, take: { ...scene.take }, data };
  return Object.keys(pictures).length === 0 ? stored : { ...stored, pictures };
}

/** A textile's artwork has no sides and no light: only its colours can be changed in a redraw. */
const kindOf = ({ brief }: PictureScene): SceneKind => (isArtwork(brief) ? 'textile' : 'object');

// Scenes in the port are plain JSON that this engine wrote; it validates the takes again.
const drawnSceneOf = ({ data, pictures = {} }: StoredScene): PictureScene =>
  joinPictures(data as PictureScene, pictures);
const drawnTakesOf = (takes: readonly SceneTake[]): readonly Take[] => takes as readonly Take[];

const drawTaskOf = ({ model, background, scene, takes, ...task }: GenerateTask): BuiltInGenerateTask => ({
  ...task,
  look: LOOKS[model],
  background: backgroundOf(background),
  ...(scene && { scene: drawnSceneOf(scene) }),
  ...(takes.length > 0 && { takes: drawnTakesOf(takes) }),
});

function editTaskOf(task: EditTask): BuiltInEditTask {
  switch (task.operation) {
    case 'removeBackground': {
      const background = backgroundOf(task.background) ?? 'transparent';
      return { ...task, background, count: task.count === 1 ? 1 : 2 };
    }
    case 'sketch':
    case 'outpaint':
      return { ...task, look: LOOKS[task.model], background: backgroundOf(task.background) };
    case 'vary': {
      const { scene, blend } = task;
      const drawnFrom = (kept: StoredScene | null) => kept && drawnSceneOf(kept);
      const second = blend && { ...blend, scene: drawnFrom(blend.scene) };
      return { ...task, look: LOOKS[task.model], scene: drawnFrom(scene), blend: second };
    }
    case 'instructEdit': {
      const { scene, last, second = null } = task;
      const before = last && { ...last, scene: last.scene && drawnSceneOf(last.scene) };
      const other = second && { ...second, scene: second.scene && drawnSceneOf(second.scene) };
      return { ...task, look: LOOKS[task.model], scene: scene && drawnSceneOf(scene), last: before, second: other };
    }
    case 'tryOn':
      return { ...task, scene: task.scene ? drawnSceneOf(task.scene) : null };
    case 'inpaint':
      return { ...task, look: LOOKS[task.model] };
    default:
      return task;
  }
}

const UNEXPECTED = { kind: 'failed', offers: [] } as const;

function portError(error: unknown): ImageEngineError {
  if (error instanceof ImageEngineError) return error;
  const { kind, offers } = error instanceof EngineError ? error : UNEXPECTED;
  return new ImageEngineError(kind, error instanceof Error ? error.message : String(error), { cause: error, offers });
}

/** The remark about a message that changed a part of the picture, of which `share` is 0 to 1. */
function changeOf(share: number | undefined): readonly EngineRemark[] {
  if (share === undefined) return [];
  const percent = share < 0.01 ? 'less than 1' : String(Math.round(100 * share));
  return [{ kind: 'changed', words: `This changed ${percent} % of the picture.` }];
}

/**
 * State of the engine: it runs on this machine's processor, with networks that ship with it or that the operator named.
 */
function reportOf(running: number, models: ModelWatch): EngineReport {
  const processor = `${availableParallelism()} cores, ${cpus()[0]?.model.trim() || 'of an unknown kind'}`;
  return {
    version: `Node ${process.version}`,
    devices: [{ name: processor, memoryTotal: totalmem(), memoryFree: freemem() }],
    models: [],
    files: models.files(),
    queue: running,
    warnings: models.warnings(),
  };
}

export function createBuiltInImageEngine(engine: BuiltInEngine): ImageEngine {
  let running = 0;
  const models = watchModels(engine);
  const chipsIn = (scene: PictureScene, styles: readonly string[], shownColours?: readonly ShownColour[]) =>
    chipsOf(scene, (style) => chipsOfStyle(engine, style), styles, shownColours);

  const imageOf = (
    task: GenerateTask,
    { index, seed, pixels, remarks, scene, shownColours, placed }: DrawnImage,
  ): EngineImage => ({
    index,
    seed,
    pixels,
    brief: chipsIn(scene, task.styles, shownColours),
    scene: sceneOf(scene),
    remarks,
    ...(placed && { placed }),
  });

  const editedOf = (task: EditTask, { index, seed, pixels, note, changed, drawn }: EditedImage): EngineImage => ({
    index,
    seed,
    pixels,
    remarks: [...changeOf(changed), ...remarksOf(note)],
    brief: drawn ? chipsIn(drawn.scene, 'styles' in task ? task.styles : []) : [],
    scene: drawn ? sceneOf(drawn.scene) : null,
  });

  async function draw(asked: GenerateTask, { seed, signal, onProgress, onImage }: EngineRunOptions) {
    const images = await engine.run(drawTaskOf(asked), {
      seed,
      signal,
      onProgress: (progress) => onProgress(progressOf(progress)),
      ...(onImage && { onImage: (image: DrawnImage) => onImage(imageOf(asked, image)) }),
    });
    return images.map((image) => imageOf(asked, image));
  }

  async function edit(task: EditTask, { seed, signal, onProgress, onImage }: EngineRunOptions) {
    const images = await engine.edit(editTaskOf(task), {
      seed,
      signal,
      onProgress: (progress) => onProgress(progressOf(progress)),
      ...(onImage && { onImage: (image: EditedImage) => onImage(editedOf(task, image)) }),
    });
    return images.map((image) => editedOf(task, image));
  }

  return {
    name: 'built-in',
    description:
      'Built-in engine: draws garments, accessories and products from your words; connect a diffusion engine for anything else',
    sourceType: 'algorithmicMedia',
    get vocabulary() {
      return engine.sceneVocabulary() as SceneVocabulary;
    },
    capabilityOf: () => 'native',
    controlsOf: () => ENGINE_CONTROLS,
    isHealthy: async () => true,
    queueDepth: async () => running,
    describe: async () => reportOf(running, models),
    restoresFaces: () => models.uses('faces'),

    async run(task, options) {
      running++;
      try {
        return task.operation === 'generate' ? await draw(task, options) : await edit(task, options);
      } catch (error) {
        throw portError(error);
      } finally {
        running--;
      }
    },

    async preview(task, options) {
      try {
        return imageOf(task, await engine.preview(drawTaskOf(task), options));
      } catch (error) {
        throw portError(error);
      }
    },

    async exportScene(scene, format, { signal }) {
      try {
        return await engine.exportScene(drawnSceneOf(scene), format, { signal });
      } catch (error) {
        throw portError(error);
      }
    },

    async selectRegion(source, kind, { signal }) {
      try {
        return await engine.selectRegion(source, kind, { signal });
      } catch (error) {
        throw portError(error);
      }
    },

    judgeWords: (words) => engine.judgeWords(words),

    readInstruction: (text, earlier, marked, scene, second) =>
      engine.readInstruction(text, earlier, marked, scene && drawnSceneOf(scene), second),

    close: () => engine.close(),
  };
}
