/**
 * What the built-in engine promises to whoever runs it.
 *
 * The server adapts this to its own `ImageEngine` port; the engine itself knows no user, no database and no HTTP.
 * Every operation is deterministic for a seed, reports progress, and stops within 200 ms of an abort.
 */
import type { EditedImage, EditOptions, EditTask, EngineMask, InstructionReading, RegionKind } from './edit-task.ts';
import type { EnginePixels, EngineProgress } from './engine-progress.ts';
import type { PictureScene, SceneFile, SceneFileFormat, SceneVocabulary, Take } from './picture-scene.ts';
import type { Brief, Look } from '../words/prompt/brief.ts';

export type * from './edit-task.ts';
export type * from './engine-progress.ts';
export type * from './picture-scene.ts';
export type { Look } from '../words/prompt/brief.ts';

export interface GenerateTask {
  readonly operation: 'generate';
  /** Free text, any language and any characters; at most 4000 are read. */
  readonly prompt: string;
  /** Words to keep out of the picture; '' for none. */
  readonly negativePrompt: string;
  /** Words that lean the picture one way without changing its subject; '' for none. */
  readonly accentPrompt: string;
  /** Style names as the page offers them, each applied once; unknown names are ignored. */
  readonly styles: readonly string[];
  readonly look: Look;
  /** Pixels, 64 to 3000 on each side. */
  readonly width: number;
  readonly height: number;
  /** How many pictures, 1 to 4; each is another composition of the same brief. */
  readonly count: number;
  /** 1 (free) to 30 (literal). */
  readonly guidance: number;
  /** `null` leaves the background to the brief's setting. */
  readonly background: `#${string}` | 'transparent' | null;
  /** Shades with more samples; about twice the time. */
  readonly highQuality: boolean;
  /** Draws again from this scene in place of the words, which are then not read. */
  readonly scene?: PictureScene;
  /** One picture for each, all of one scene (of `scene`, or of the words): `count` is their number, 1 to 8. */
  readonly takes?: readonly Take[];
}

export interface EngineImage {
  readonly index: number;
  /** The seed that, alone, makes this picture again as the first of a render. */
  readonly seed: number;
  readonly pixels: EnginePixels;
  /** What was understood of the words. */
  readonly brief: Brief;
  /** What it takes to draw it again. */
  readonly scene: PictureScene;
  /** One sentence for the person when the picture is not what they asked (a mood board, an ignored word). */
  readonly note: string | null;
}

export interface RunOptions {
  /** 0 to 2^32 - 1. */
  readonly seed: number;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: EngineProgress) => void;
  /** Called as each picture is ready, in index order, before `run` resolves. */
  readonly onImage?: (image: EngineImage) => void;
}

/** `missing_model`: a network that the work needs is not installed; the message says what to install. */
export type EngineErrorKind = 'refused' | 'bad_input' | 'missing_model' | 'out_of_memory' | 'cancelled' | 'failed';

export class EngineError extends Error {
  readonly kind: EngineErrorKind;

  constructor(kind: EngineErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EngineError';
    this.kind = kind;
  }
}

export interface BuiltInEngine {
  /** Reads words without drawing, within a few milliseconds; used to show what will be understood. */
  readBrief(task: Pick<GenerateTask, 'prompt' | 'negativePrompt' | 'accentPrompt' | 'styles' | 'look'>): Brief;
  /**
   * Runs one task on the worker threads.
   * @throws EngineError `cancelled` when the signal aborts, `bad_input` for sizes or counts out of range.
   */
  run(task: GenerateTask, options: RunOptions): Promise<readonly EngineImage[]>;
  /**
   * What a kept scene shows, as a file for other programs; the same scene gives the same file.
   * @throws EngineError `bad_input` for a scene without a shape (a mood board, a textile), `cancelled`.
   */
  exportScene(
    scene: PictureScene,
    format: SceneFileFormat,
    options: { readonly signal: AbortSignal },
  ): Promise<SceneFile>;
  /**
   * Works on a picture: every operation but `generate`.
   * @throws EngineError `cancelled`, `bad_input` for sizes or values out of range, `missing_model`.
   */
  edit(task: EditTask, options: EditOptions): Promise<readonly EditedImage[]>;
  /**
   * What a click on the picture selects: 255 inside, soft at the edge; all 0 when there is no such thing in it.
   * @throws EngineError `cancelled`, `bad_input`, `missing_model`.
   */
  selectRegion(source: EnginePixels, kind: RegionKind, options: { readonly signal: AbortSignal }): Promise<EngineMask>;
  /**
   * What a message of a conversation about a picture means, without doing it. `earlier`: the texts of the steps before,
   * oldest first; `marked`: whether a mask says what "this" and "here" are; `scene`: what the picture was drawn from.
   */
  readInstruction(
    text: string,
    earlier: readonly string[],
    marked: boolean,
    scene: PictureScene | null,
  ): InstructionReading;
  /** Every word that a take or a chip may be changed to. */
  sceneVocabulary(): SceneVocabulary;
  /**
   * Probabilities 0 to 1 that a picture is explicit (source: the NSFW MobileNetV2 weights of `nsfwjs`).
   * Fashion photographs score high on `sexy`; decide on `porn + hentai`.
   */
  classifyExplicit(pixels: EnginePixels): Promise<ExplicitContentScores>;
  close(): Promise<void>;
}

export interface ExplicitContentScores {
  readonly drawing: number;
  readonly hentai: number;
  readonly neutral: number;
  readonly porn: number;
  readonly sexy: number;
}
