/**
 * Makes pictures. The built-in engine and every remote one implement this port; the router selects among them. An
 * engine has no access to users and storage: it receives words and pixels and returns pixels.
 */
import type {
  BriefChip,
  EngineControl,
  Model,
  OfferedLora,
  RegionKind,
  SceneFileFormat,
  SceneVocabulary,
} from '@kenna/contract';
import type {
  EngineRemark,
  InstructionReading,
  OfferedPrompt,
  PromptWords,
  SeenPicture,
  WordsRefusal,
} from '@kenna/contract/engine-task';
import type { EngineStrength } from './engine-strengths.ts';
import type { EngineOperation, GenerateTask, StoredScene, EngineTask, Mask, Pixels } from './engine-task.ts';

export type { InstructionReading, WordsRefusal };

/** The remarks of an adapter that has at most one sentence. */
export const remarksOf = (words: string | null): readonly EngineRemark[] =>
  words === null ? [] : [{ kind: 'other', words }];

export interface EngineProgress {
  readonly imageIndex: number;
  /** The present stage, as text for a person. */
  readonly stage: string;
  /** 0 to 1 over the whole task. */
  readonly fraction: number;
  readonly preview?: Pixels;
}

export interface EngineImage {
  readonly index: number;
  readonly seed: number;
  readonly pixels: Pixels;
  /** What the picture shows, without the chips that its take has replaced. */
  readonly brief: readonly BriefChip[];
  /** Null when it cannot be drawn again. */
  readonly scene: StoredScene | null;
  /** How the picture differs from what was asked, and how much of it an edit changed; empty for neither. */
  readonly remarks: readonly EngineRemark[];
  /** Where it shows the pictures that lie on its main piece; only previews tell it. */
  readonly placed?: readonly SeenPicture[];
}

export interface EngineRunOptions {
  readonly seed: number;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: EngineProgress) => void;
  /**
   * Called with each picture as soon as it is ready, by engines that make them one by one; `run` still returns all of
   * them.
   */
  readonly onImage?: (image: EngineImage) => void;
  /**
   * Draws with this file of the report instead of the preferred one, for a trial. Engines without such a list ignore
   * it.
   */
  readonly weights?: string;
}

/** A scene as a file for other programs. */
export interface SceneFile {
  readonly contentType: string;
  readonly data: Uint8Array;
}

/** `native`: the engine does it; `composed`: our server pads, masks and composites around it. */
export type Capability = 'native' | 'composed' | 'unavailable';

export type EngineErrorKind =
  | 'refused'
  /** The words name something that the engine does not draw; the message is a sentence for the person. */
  | 'not_drawable'
  | 'bad_input'
  | 'missing_model'
  | 'unavailable'
  | 'busy'
  | 'out_of_memory'
  | 'timeout'
  | 'cancelled'
  | 'failed';

interface ImageEngineErrorOptions extends ErrorOptions {
  readonly offers?: readonly OfferedPrompt[];
}

export class ImageEngineError extends Error {
  readonly kind: EngineErrorKind;
  /** Words with which the engine would do the same task; empty for none. */
  readonly offers: readonly OfferedPrompt[];

  constructor(kind: EngineErrorKind, message: string, { offers = [], ...options }: ImageEngineErrorOptions = {}) {
    super(message, options);
    this.name = 'ImageEngineError';
    this.kind = kind;
    this.offers = offers;
  }
}

/** A file of weights on an engine, and what becomes of it. */
export interface ReportedFile {
  /** The name as the engine spells it. */
  readonly name: string;
  /** The folder in which the engine lists it. */
  readonly folder: string;
  /** Title of its family, of which one file is enough for a trial; absent for other files. */
  readonly family?: string;
  /**
   * `used`: a tool draws with it; `ready`: usable, but another one is preferred; `unused`: it cannot or must not be
   * used.
   */
  readonly use: 'used' | 'ready' | 'unused';
  /** What the file is used for, or why it is not used; sentences for the operator. */
  readonly words: string;
  /** Null for files other than drawing models. */
  readonly licence: { readonly name: string; readonly sells: 'yes' | 'conditions' | 'no' } | null;
  /** The operations that can be tried with it; empty for files that draw no picture themselves. */
  readonly operations: readonly EngineOperation[];
}

/** A family of models that an operator can put in order. */
export interface ReportedFamily {
  readonly id: string;
  readonly title: string;
  /** Whether the order in force names it. */
  readonly isOrdered: boolean;
  /** False when the engine has no usable weights of it. */
  readonly isUsable: boolean;
}

/** An engine's report about itself, for the operator. */
export interface EngineReport {
  /** Null when it does not report one. */
  readonly version: string | null;
  /** Memory in bytes; null when it does not report it. */
  readonly devices: readonly {
    readonly name: string;
    readonly memoryTotal: number | null;
    readonly memoryFree: number | null;
  }[];
  /** Names of its weights, as the engine spells them; empty when it does not report them. */
  readonly models: readonly string[];
  /** What becomes of each file; absent where the engine does not list its files. */
  readonly files?: readonly ReportedFile[];
  /** Families in the order in which they are preferred; absent in engines without families. */
  readonly families?: readonly ReportedFamily[];
  /** Waiting and running jobs from any client; null when it does not report them. */
  readonly queue: number | null;
  /** Problems that the operator should fix, one sentence each, such as a configured checkpoint that is missing. */
  readonly warnings: readonly string[];
}

export interface ImageEngine {
  /** Recorded on each image that the engine makes. */
  readonly name: string;
  readonly description: string;
  /** IPTC digital source type of its pictures: made by a trained model, or by an algorithm alone. */
  readonly sourceType: 'trainedAlgorithmicMedia' | 'algorithmicMedia';
  /** The possible values of takes and chips; null for an engine without scenes, which receives no takes. */
  readonly vocabulary: SceneVocabulary | null;
  /** According to what is known: an engine that has not been reached yet answers by its settings. */
  capabilityOf(operation: EngineOperation, model: Model): Capability;
  /** The settings that it supports in an operation; the panels leave out the others. */
  controlsOf(operation: EngineOperation, model: Model): readonly EngineControl[];
  /**
   * Which of the wanted strengths the model has that would do the operation. Absent in engines of which nothing is
   * known; they count as having none.
   */
  strengthsOf?(operation: EngineOperation, model: Model, wanted: readonly EngineStrength[]): readonly EngineStrength[];
  /**
   * Sets which families of models are preferred, by their ids, best first; null: as configured. Unknown ids are
   * ignored. Absent in engines without families.
   */
  preferFamilies?(ids: readonly string[] | null): void;
  /**
   * Sides of drawn pictures are multiples of the first, and pictures are drawn with about the second number of pixels
   * (null: as asked) and then resized. Absent in engines that say nothing of sizes; null where the operation is not
   * drawn in a chosen size.
   */
  sizesOf?(
    operation: EngineOperation,
    model: Model,
  ): { readonly multiple: number; readonly pixels: number | null } | null;
  /** LoRAs that may be chosen for an operation. Absent in engines without LoRAs. */
  lorasOf?(operation: EngineOperation, model: Model): readonly OfferedLora[];
  /**
   * Whether it restores faces, drawing detail that a picture has lost, instead of sharpening them. Absent in engines
   * that always do.
   */
  restoresFaces?(): boolean;
  /** Resolves to false, never throws, when it cannot accept work now. */
  isHealthy(): Promise<boolean>;
  /** Number of waiting and running jobs from any client; null when it does not report it. Never throws. */
  queueDepth(): Promise<number | null>;
  /** Always asks the engine, without a cache. @throws ImageEngineError only `unavailable` when it does not answer. */
  describe(options: { signal: AbortSignal }): Promise<EngineReport>;
  /** @throws only ImageEngineError. */
  run(task: EngineTask, options: EngineRunOptions): Promise<readonly EngineImage[]>;
  /**
   * Draws the first picture of a task coarsely and at once, below all other work, in the size of the task; the scene of
   * the answer drawn by `run` is the same picture whole. Absent in engines that are too slow for somebody who types.
   * @throws only ImageEngineError; `cancelled` as soon as the signal aborts.
   */
  preview?(task: GenerateTask, options: Pick<EngineRunOptions, 'seed' | 'signal'>): Promise<EngineImage>;
  /**
   * Exports a scene as a file; the same scene always gives the same file. Absent in engines that only make pictures.
   * @throws only ImageEngineError: `bad_input` for a scene without such a file.
   */
  exportScene?(scene: StoredScene, format: SceneFileFormat, options: { signal: AbortSignal }): Promise<SceneFile>;
  /**
   * The region of a kind, in the size of the picture; all 0 when there is none. Absent in engines that cannot analyse
   * pictures. @throws only ImageEngineError.
   */
  selectRegion?(source: Pixels, kind: RegionKind, options: { signal: AbortSignal }): Promise<Mask>;
  /**
   * Interprets a message without executing it. `earlier`: texts of the previous steps, oldest first; `marked`: whether
   * a mask shows what "this" is; `scene`: the picture's scene; `second`: whether it comes with a second picture. Absent
   * in engines that accept any message.
   */
  readInstruction?(
    text: string,
    earlier: readonly string[],
    marked: boolean,
    scene: StoredScene | null,
    second?: boolean,
  ): InstructionReading;
  /**
   * Why the engine does not draw these words, before any work; null when it does. Absent in engines that accept any
   * words.
   */
  judgeWords?(words: PromptWords): WordsRefusal | null;
  close(): Promise<void>;
}
