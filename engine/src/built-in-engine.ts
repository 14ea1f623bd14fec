/**
 * Puts the engine together: words are read here, pictures are drawn and checked on threads.
 * Created once by the server; keeps the promises of `BuiltInEngine`.
 */
import { EngineError } from './image-engine.ts';
import type { BuiltInEngine, EngineImage, EngineProgress, EngineTask, RunOptions } from './image-engine.ts';
import { checkScene, checkTask } from './check-task.ts';
import { createExplicitContentClassifier } from './networks/explicit-content-classifier.ts';
import type { PictureScene } from './picture-scene.ts';
import { readBrief } from './prompt/read-brief.ts';
import { sceneVocabulary } from './prompt/scene-vocabulary.ts';
import { retake } from './studio/apply-take.ts';
import { shapeSeed } from './studio/shape-seed.ts';
import { createStudioThreads } from './threads/studio-threads.ts';

export interface BuiltInEngineParts {
  /** Pictures that are drawn at the same time; each takes a core and up to about 500 MB. */
  readonly threads: number;
}

export function createBuiltInEngine({ threads }: BuiltInEngineParts): BuiltInEngine {
  const studio = createStudioThreads(Math.max(1, Math.floor(threads)));
  const classifier = createExplicitContentClassifier();

  async function run(task: EngineTask, options: RunOptions): Promise<readonly EngineImage[]> {
    checkTask(task);
    const scenes = scenesOf(task, options.seed);
    const progress = sumProgress(task.count, options.onProgress);
    const deliver = inOrder((image: EngineImage) => options.onImage?.(image));
    // One picture's failure stops its sisters, or they would draw for nobody.
    const stop = new AbortController();
    const signal = AbortSignal.any([options.signal, stop.signal]);
    const drawn = scenes.map(async (scene, index) => {
      const image = await studio.draw({ task, scene, index }, signal, progress, shapeName(scene));
      deliver(index, image);
      return image;
    });
    try {
      return await Promise.all(drawn);
    } catch (error) {
      stop.abort();
      await Promise.allSettled(drawn);
      throw options.signal.aborted ? new EngineError('cancelled', 'The pictures were cancelled.') : error;
    }
  }

  return {
    readBrief,
    run,
    async exportScene(scene, format, { signal }) {
      checkScene(scene);
      return studio.export({ scene, format }, signal, shapeName(scene));
    },
    sceneVocabulary,
    classifyExplicit: (pixels) => classifier.classify(pixels),
    close: async () => {
      await Promise.all([studio.close(), classifier.close()]);
    },
  };
}

/** What each picture of a task is drawn from: takes share one seed, other pictures of a render have their own. */
function scenesOf(task: EngineTask, seed: number): readonly PictureScene[] {
  const first = task.scene ?? { version: 1, brief: readBrief(task), seed, guidance: task.guidance, take: {} };
  if (task.takes) return task.takes.map((take) => retake(first, take));
  return Array.from({ length: task.count }, (_, index) => ({ ...first, seed: (first.seed + index) >>> 0 }));
}

/** Equal for pictures of one shape. */
function shapeName({ brief, seed }: PictureScene): string {
  return `${shapeSeed(seed)} ${JSON.stringify(brief.pieces)}`;
}

/** Turns fractions of single pictures into the share of the whole task, never decreasing. */
function sumProgress(count: number, report: (progress: EngineProgress) => void): (progress: EngineProgress) => void {
  const shares = new Float64Array(count);
  return (progress) => {
    shares[progress.imageIndex] = progress.fraction;
    report({ ...progress, fraction: shares.reduce((sum, share) => sum + share, 0) / count });
  };
}

/** Hands items on in the order of their index, whatever the order in which they come. */
function inOrder<Item>(hand: (item: Item) => void): (index: number, item: Item) => void {
  const early = new Map<number, Item>();
  let next = 0;
  return (index, item) => {
    early.set(index, item);
    for (let ready = early.get(next); ready !== undefined; ready = early.get(next)) {
      early.delete(next);
      next++;
      hand(ready);
    }
  };
}
