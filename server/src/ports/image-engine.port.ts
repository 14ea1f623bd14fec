/**
 * What makes pixels. The built-in engine and every remote one stand behind this port; the router picks among them.
 * An engine knows no user and no store: it receives words and pixels and gives pixels back.
 */
import type { BriefChip, EngineControl, Model, RegionKind, SceneFileFormat, SceneVocabulary } from '@kenna/contract';
import type { InstructionReading } from '@kenna/contract/engine-task';
import type { EngineOperation, KeptScene, EngineTask, Mask, Pixels } from './engine-task.ts';

export type { InstructionReading };

export interface EngineProgress {
  readonly imageIndex: number;
  /** What is being done, for a person. */
  readonly stage: string;
  /** 0 to 1 over the whole task. */
  readonly fraction: number;
  readonly preview?: Pixels;
}

export interface EngineImage {
  readonly index: number;
  readonly seed: number;
  readonly pixels: Pixels;
  /** Of what the picture shows: without the chips that its take has replaced. */
  readonly brief: readonly BriefChip[];
  /** null when it cannot be drawn again. */
  readonly scene: KeptScene | null;
  readonly note: string | null;
}

export interface EngineRunOptions {
  readonly seed: number;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: EngineProgress) => void;
  /** Called with each picture as soon as it is ready, by engines that have them one by one; `run` answers all of them. */
  readonly onImage?: (image: EngineImage) => void;
}

/** A scene for other programs. */
export interface SceneFile {
  readonly contentType: string;
  readonly data: Uint8Array;
}

/** `native`: the engine does it; `composed`: our server pads, masks and composites around it. */
export type Capability = 'native' | 'composed' | 'unavailable';

export type EngineErrorKind =
  | 'refused'
  | 'bad_input'
  | 'missing_model'
  | 'unavailable'
  | 'busy'
  | 'out_of_memory'
  | 'timeout'
  | 'cancelled'
  | 'failed';

export class ImageEngineError extends Error {
  readonly kind: EngineErrorKind;

  constructor(kind: EngineErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImageEngineError';
    this.kind = kind;
  }
}

/** What an engine tells of itself, for whoever runs the installation. */
export interface EngineReport {
  /** null when it does not tell. */
  readonly version: string | null;
  /** Memory in bytes; null when it does not tell. */
  readonly devices: readonly {
    readonly name: string;
    readonly memoryTotal: number | null;
    readonly memoryFree: number | null;
  }[];
  /** Names of the weights that it found, as it spells them; empty when it does not tell. */
  readonly models: readonly string[];
  /** Jobs that wait and run there, whoever sent them; null when it does not tell. */
  readonly queue: number | null;
  /** What should be put right, a sentence each: a checkpoint that the settings name and that is not there. */
  readonly warnings: readonly string[];
}

export interface ImageEngine {
  /** Recorded on each image that it makes. */
  readonly name: string;
  readonly description: string;
  /** IPTC digital source type of its pictures: made by a trained model, or by rules alone. */
  readonly sourceType: 'trainedAlgorithmicMedia' | 'algorithmicMedia';
  /** What a take or a chip may be changed to; null for an engine that keeps no scenes, and is given no takes. */
  readonly vocabulary: SceneVocabulary | null;
  /** By what is known so far: an engine that has not been reached yet answers what its settings promise. */
  capabilityOf(operation: EngineOperation, model: Model): Capability;
  /** What it follows in an operation; the panels leave out the rest. */
  controlsOf(operation: EngineOperation, model: Model): readonly EngineControl[];
  /** Resolves to false, never throws, when it cannot take work now. */
  isHealthy(): Promise<boolean>;
  /** Jobs that wait and run there, whoever sent them; null when it does not tell. Never throws. */
  queueDepth(): Promise<number | null>;
  /** Asks the engine anew. @throws ImageEngineError `unavailable` when it does not answer, and nothing else. */
  describe(options: { signal: AbortSignal }): Promise<EngineReport>;
  /** @throws ImageEngineError, and nothing else. */
  run(task: EngineTask, options: EngineRunOptions): Promise<readonly EngineImage[]>;
  /**
   * The same scene gives the same file. Absent in engines that only make pictures.
   * @throws ImageEngineError, and nothing else: `bad_input` for a scene that has no such file.
   */
  exportScene?(scene: KeptScene, format: SceneFileFormat, options: { signal: AbortSignal }): Promise<SceneFile>;
  /**
   * What a click selects, in the size of the picture; all 0 when there is no such thing in it. Absent where an engine
   * cannot look at pictures. @throws ImageEngineError, and nothing else.
   */
  selectRegion?(source: Pixels, kind: RegionKind, options: { signal: AbortSignal }): Promise<Mask>;
  /**
   * What a message means, before it is done. `earlier`: the texts of the steps before, oldest first; `marked`: whether a
   * mask says what "this" is; `scene`: what the picture was drawn from. Absent in engines that take every message as it is.
   */
  readInstruction?(
    text: string,
    earlier: readonly string[],
    marked: boolean,
    scene: KeptScene | null,
  ): InstructionReading;
  close(): Promise<void>;
}
