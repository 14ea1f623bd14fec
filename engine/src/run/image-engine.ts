/**
 * The contract of the built-in engine with its caller. The server adapts it to its own `ImageEngine` port; the engine
 * itself knows no user, no database and no HTTP. The same task and seed give the same pictures, and a call that takes a
 * signal is rejected within 200 ms of an abort.
 */
import type { PromptWords, WordsRefusal } from '@kenna/contract/engine-task';
import type { EnginePixels, EngineMask } from '../foundation/image/pixels.ts';
import type { ModelState } from '../foundation/networks/operator/operator-models.ts';
import type { EngineProgress } from '../foundation/task/engine-progress.ts';
import type { ExplicitContentScores } from '../perception/explicit-content/explicit-content-scores.ts';
import type { SceneFile, SceneFileFormat } from '../tools/export/scene-file.ts';
import type { Brief } from '../words/prompt/brief.ts';
import type { PictureScene } from '../words/prompt/picture-scene.ts';
import type { SceneVocabulary } from '../words/prompt/scene-vocabulary.ts';
import type { EditedImage, EditOptions, EditTask, InstructionReading, RegionKind } from '../words/tasks/edit-task.ts';
import type { EngineImage, GenerateTask } from '../words/tasks/generate-task.ts';

export interface RunOptions {
  /** 0 to 2^32 - 1. */
  readonly seed: number;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: EngineProgress) => void;
  /** Called as each picture is ready, in index order, before `run` resolves. */
  readonly onImage?: (image: EngineImage) => void;
}

export interface BuiltInEngine {
  /** Reads a prompt without drawing, within a few milliseconds; used to show what will be understood. */
  readBrief(task: PromptWords & Pick<GenerateTask, 'look'>): Brief;
  /** Why words cannot be drawn, before any work; null when they can. Takes a few milliseconds. */
  judgeWords(words: PromptWords): WordsRefusal | null;
  /**
   * Runs one task on the worker threads.
   * @throws EngineError `cancelled` when the signal aborts, `bad_input` for values out of range, `not_drawable` with a
   * sentence for the person when `judgeWords` refuses the words, `failed` or `out_of_memory` when a thread stops.
   */
  run(task: GenerateTask, options: RunOptions): Promise<readonly EngineImage[]>;
  /**
   * Draws the first picture of a task coarsely, in the task's size, for somebody who is still choosing words. It starts
   * only when no other work waits for a thread. `run` with the scene that it returns draws the same thing whole.
   * @throws EngineError as `run` does; `cancelled` as soon as the signal aborts.
   */
  preview(task: GenerateTask, options: Pick<RunOptions, 'seed' | 'signal'>): Promise<EngineImage>;
  /**
   * Exports a stored scene as a file for other programs; the same scene always gives the same file.
   * @throws EngineError `bad_input` for a scene without a shape (a mood board, a textile), `cancelled`.
   */
  exportScene(
    scene: PictureScene,
    format: SceneFileFormat,
    options: { readonly signal: AbortSignal },
  ): Promise<SceneFile>;
  /**
   * Edits a picture: every operation except `generate`.
   * @throws EngineError `cancelled`, `bad_input` for values out of range and for pictures that the operation cannot
   * edit, `missing_model`, `failed` or `out_of_memory` when a thread stops.
   */
  edit(task: EditTask, options: EditOptions): Promise<readonly EditedImage[]>;
  /**
   * The mask of a region of the picture: 255 inside, soft at the edge; all 0 when the picture has no such region.
   * @throws EngineError `cancelled`, `bad_input`, `missing_model`.
   */
  selectRegion(source: EnginePixels, kind: RegionKind, options: { readonly signal: AbortSignal }): Promise<EngineMask>;
  /**
   * Parses a message of a conversation about a picture, without carrying it out.
   * @param earlier texts of the previous steps, oldest first.
   * @param marked whether a mask defines what "this" and "here" mean.
   * @param scene the scene that the picture was drawn from.
   * @param second whether the message comes with a second picture.
   */
  readInstruction(
    text: string,
    earlier: readonly string[],
    marked: boolean,
    scene: PictureScene | null,
    second?: boolean,
  ): InstructionReading;
  /** The values that takes and chips may be changed to. */
  sceneVocabulary(): SceneVocabulary;
  /**
   * Probabilities 0 to 1 that a picture is explicit (source: the NSFW MobileNetV2 weights of `nsfwjs`).
   * Fashion photographs score high on `sexy`; decide on `porn + hentai`.
   */
  classifyExplicit(pixels: EnginePixels): Promise<ExplicitContentScores>;
  /**
   * Loads and checks the models that an operator named, once; each that cannot be used says why, and the built-in way
   * goes on. Empty without any.
   */
  checkModels(): Promise<readonly ModelState[]>;
  close(): Promise<void>;
}
