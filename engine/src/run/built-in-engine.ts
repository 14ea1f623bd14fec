/**
 * Composes the engine: prompts are read in the calling thread; pictures are drawn, edited and checked on worker
 * threads. Created once by the server; implements the contract of `BuiltInEngine`.
 */
import type { BuiltInEngine, RunOptions } from './image-engine.ts';
import type { EngineImage, GenerateTask } from '../words/tasks/generate-task.ts';
import { EngineError } from '../foundation/task/engine-error.ts';
import { NO_MODELS, type ModelPaths } from '../foundation/networks/operator/operator-models.ts';
import { checkEdit } from './check-edit.ts';
import { checkPixels, checkScene, checkTask } from './check-task.ts';
import { createExplicitContentClassifier } from '../perception/explicit-content/explicit-content-classifier.ts';
import { createPixelWorker } from '../tools/instruct/pixels/create-pixel-worker.ts';
import { pieceBriefOf } from '../tools/instruct/redraw-scene.ts';
import { readInstruction } from '../words/instruct/read-instruction.ts';
import type { Brief } from '../words/prompt/brief.ts';
import type { PictureScene, Take } from '../words/prompt/picture-scene.ts';
import { judgeWords, refusalOf } from '../words/prompt/judge-words.ts';
import { readBrief } from '../words/prompt/read-brief.ts';
import { sceneVocabulary } from '../words/prompt/scene-vocabulary.ts';
import { runEdit } from './run-edit.ts';
import { runPictures } from './run-pictures.ts';
import { retake } from '../studio/picture/apply-take.ts';
import { wearsFigure } from '../studio/scene/dress-figure.ts';
import { shapeName } from './shape-name.ts';
import { createNetworkThread } from './threads/create-network-thread.ts';
import { createStudioThreads } from './threads/studio-threads.ts';
import type { DrawInput } from './threads/studio-job.ts';

export interface BuiltInEngineParts {
  /** Number of pictures that are drawn at the same time; each takes a core and up to about 500 MB. */
  readonly threads: number;
  /** Paths of ONNX files that an operator gives the engine; without one, or when it cannot be used, the built-in way works. */
  readonly models?: Partial<ModelPaths>;
}

export function createBuiltInEngine({ threads, models = {} }: BuiltInEngineParts): BuiltInEngine {
  const studio = createStudioThreads(Math.max(1, Math.floor(threads)), warmUpDrawing);
  const networks = createNetworkThread({ models: { ...NO_MODELS, ...models } });
  const pixels = createPixelWorker();
  const classifier = createExplicitContentClassifier();
  let checked: ReturnType<BuiltInEngine['checkModels']> | null = null;

  async function run(task: GenerateTask, options: RunOptions): Promise<readonly EngineImage[]> {
    checkTask(task);
    const scenes = scenesOf(task, options.seed);
    return runPictures(scenes.length, options, (index, signal, onProgress) => {
      const scene = scenes[index]!;
      return studio.draw({ task, scene, index }, signal, onProgress, shapeName(scene));
    });
  }

  return {
    readBrief,
    judgeWords,
    run,
    async preview(task, { seed, signal }) {
      checkTask(task);
      const [scene] = scenesOf(task, seed);
      return studio.preview({ task, scene: scene!, index: 0 }, signal, shapeName(scene!));
    },
    async exportScene(scene, format, { signal }) {
      checkScene(scene);
      return studio.export({ scene, format }, signal, shapeName(scene));
    },
    async edit(task, options) {
      checkEdit(task);
      return runEdit(task, options, { studio, networks, pixels });
    },
    async selectRegion(source, region, { signal }) {
      checkPixels('source', source);
      return networks.select({ source, region }, signal);
    },
    readInstruction: (text, earlier, marked, scene, second) =>
      readInstruction(text, earlier, marked, pieceBriefOf(scene), second),
    sceneVocabulary,
    checkModels: () => (checked ??= networks.checkModels()),
    classifyExplicit: (pixels) => classifier.classify(pixels),
    close: async () => {
      await Promise.all([studio.close(), networks.close(), pixels.close(), classifier.close()]);
    },
  };
}

/**
 * The scene of each picture of a task: takes share one seed, other pictures of a render have different ones.
 * @throws EngineError `not_drawable` when the task has no scene and its words cannot be drawn, and when a take changes a
 * mannequin that the scene has not.
 */
function scenesOf(task: GenerateTask, seed: number): readonly PictureScene[] {
  const first = task.scene ?? { version: 2, brief: drawableBrief(task), seed, guidance: task.guidance, take: {} };
  if (task.takes?.some(changesFigure) && !wearsFigure(first.brief)) throw new EngineError('not_drawable', NO_MANNEQUIN);
  if (task.takes) return task.takes.map((take) => retake(first, take));
  return Array.from({ length: task.count }, (_, index) => ({ ...first, seed: (first.seed + index) >>> 0 }));
}

const changesFigure = ({ build, pose, finish }: Take): boolean => (build ?? pose ?? finish) !== undefined;
const NO_MANNEQUIN = 'No mannequin wears what this picture shows, so that it has no other pose, build or finish.';

/** A small shirt: its seams, collar, cuffs, buttons and woven cloth run most of the code that garments share. */
function warmUpDrawing(): DrawInput {
  const task: GenerateTask = {
    operation: 'generate',
    prompt: 'cotton shirt',
    negativePrompt: '',
    accentPrompt: '',
    styles: [],
    look: 'studio',
    width: 288,
    height: 384,
    count: 1,
    guidance: 8,
    background: null,
  };
  const [scene] = scenesOf(task, 0);
  return { task, scene: scene!, index: 0 };
}

function drawableBrief(task: GenerateTask): Brief {
  const brief = readBrief(task);
  const refusal = refusalOf(brief, task.prompt);
  if (refusal === null) return brief;
  throw new EngineError('not_drawable', [refusal.reason, refusal.advice].filter(Boolean).join(' '));
}
