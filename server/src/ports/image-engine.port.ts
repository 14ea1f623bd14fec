/**
 * What makes pixels. The built-in engine and every remote one stand behind this port; the router picks among them.
 * An engine knows no user and no store: it receives words and pixels and gives pixels back.
 */
import type {
  BriefChip,
  EngineControl,
  GarmentCategory,
  Model,
  Placement,
  RegionKind,
  SceneFileFormat,
  SceneKind,
  SceneTake,
  SceneVocabulary,
} from '@kenna/contract';

export type EngineOperation = EngineTask['operation'];

/** Every operation: one that is added without a line here is a type error. */
export const ENGINE_OPERATIONS = Object.keys({
  generate: true,
  vary: true,
  inpaint: true,
  sketch: true,
  outpaint: true,
  tryOn: true,
  instructEdit: true,
  removeBackground: true,
  upscale: true,
  enhanceFaces: true,
} satisfies Record<EngineOperation, true>) as EngineOperation[];

/** What a picture was drawn from, for the engine that drew it to draw it again; plain JSON. */
export interface KeptScene {
  readonly kind: SceneKind;
  /** What the picture shows differently from its words. */
  readonly take: SceneTake;
  /** The engine's own; nobody else reads it. */
  readonly data: unknown;
}

export interface GenerateTask {
  readonly operation: 'generate';
  readonly prompt: string;
  readonly negativePrompt: string;
  readonly accentPrompt: string;
  readonly styles: readonly string[];
  readonly model: Model;
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly guidance: number;
  /** `#rrggbb`, `transparent`, or null for the engine's own choice. */
  readonly background: string | null;
  readonly highQuality: boolean;
  /** Draws again from this scene in place of the words. */
  readonly scene: KeptScene | null;
  /** One picture for each, all of one scene, and `count` is their number; empty for other pictures of the words. */
  readonly takes: readonly SceneTake[];
}

/** Cuts the subject out; `count` 2 answers a second reading with crisper edges. */
interface RemoveBackgroundTask {
  readonly operation: 'removeBackground';
  readonly source: Pixels;
  /** `#rrggbb` or `transparent`. */
  readonly background: string;
  /** `anime`: a drawn subject. */
  readonly sensitivity: 'default' | 'anime';
  readonly highQuality: boolean;
  readonly model: Model;
  readonly count: number;
}

/** Every side `factor` times as long. */
interface UpscaleTask {
  readonly operation: 'upscale';
  readonly source: Pixels;
  readonly factor: 2 | 4;
  readonly enhanceFaces: boolean;
  readonly enhanceHands: boolean;
  readonly model: Model;
  readonly count: number;
}

/** Sharper faces and hands at the size they have; nothing else changes. */
interface EnhanceFacesTask {
  readonly operation: 'enhanceFaces';
  readonly source: Pixels;
  readonly faces: boolean;
  readonly hands: boolean;
  readonly model: Model;
  readonly count: number;
}

/** Repaints what the mask covers; outside it the source comes back unchanged. */
interface InpaintTask {
  readonly operation: 'inpaint';
  readonly source: Pixels;
  readonly mask: Mask;
  /** '' completes the picture as if what is covered had never been there. */
  readonly prompt: string;
  readonly negativePrompt: string;
  readonly styles: readonly string[];
  /** 8 to 25. */
  readonly creative: number;
  readonly model: Model;
  readonly count: number;
}

/** The words of a task that invents; each '' or empty for none. */
interface Words {
  readonly prompt: string;
  readonly negativePrompt: string;
  readonly accentPrompt: string;
  readonly styles: readonly string[];
  readonly model: Model;
  /** 1 (free) to 30 (literal). */
  readonly guidance: number;
}

/** Line art to a picture. */
interface SketchTask extends Words {
  readonly operation: 'sketch';
  readonly source: Pixels;
  /** Takes the lines out of a photograph first. */
  readonly edges: boolean;
  /** 0 to 1: how much of the lines stays. */
  readonly strength: number;
  /** 0 to 1: how tightly the drawing holds the result. */
  readonly control: number;
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, `transparent`, or null for the engine's own choice. */
  readonly background: string | null;
  readonly count: number;
}

/** Other versions of a picture. */
interface VaryTask extends Words {
  readonly operation: 'vary';
  readonly source: Pixels;
  /** What the source was drawn from, for the engine that drew it; null otherwise. */
  readonly scene: KeptScene | null;
  /** 0 (free) to 1 (close): how firmly the source is held. */
  readonly strength: number;
  /** A second picture; how much of its colours and pattern, and of its form, is taken, 0 to 1 each. */
  readonly blend: {
    readonly source: Pixels;
    readonly scene: KeptScene | null;
    readonly palette: number;
    readonly form: number;
  } | null;
  /** Names or `#rrggbb`: one picture in each, and `count` is their number; empty for other readings of the words. */
  readonly colourways: readonly string[];
  readonly highQuality: boolean;
  readonly count: number;
}

/** Dresses the person of `source` in the garment of the second picture. */
interface TryOnTask {
  readonly operation: 'tryOn';
  readonly source: Pixels;
  readonly garment: Pixels;
  readonly category: GarmentCategory;
  /** '' or how it is worn. */
  readonly prompt: string;
  readonly model: Model;
  readonly count: number;
}

/** The last step of a conversation. */
export interface LastStep {
  /** The picture before it. */
  readonly before: Pixels;
  /** What that was drawn from, when it was drawn here and not worked on since. */
  readonly scene: KeptScene | null;
  /** What was asked so far, oldest first; the last of them made the picture. */
  readonly texts: readonly string[];
}

/** One message of a conversation about a picture. */
interface InstructEditTask {
  readonly operation: 'instructEdit';
  readonly source: Pixels;
  /** What it was drawn from, when it was drawn here and not worked on since. */
  readonly scene: KeptScene | null;
  readonly text: string;
  readonly last: LastStep | null;
  /** What "this" and "here" mean; null for nothing. */
  readonly mask: Mask | null;
  readonly model: Model;
  readonly count: 1;
}

/** A larger canvas around a picture: continued, or with its subject in the setting of the words or the background. */
interface OutpaintTask extends Words {
  readonly operation: 'outpaint';
  readonly source: Pixels;
  readonly width: number;
  readonly height: number;
  /** Where the source stands on the canvas; where its size is the source's, its pixels are kept. */
  readonly placement: Placement;
  /** `#rrggbb`, `transparent`, or null. */
  readonly background: string | null;
  /** 0 to 1: how closely the continuation follows what is there. */
  readonly strength: number;
  readonly count: number;
}

/** What a message of a conversation was understood as. */
export interface InstructionReading {
  /** `undo`: the picture before the last step is meant; `cannot`: `answer` says what can be done instead. */
  readonly outcome: 'edit' | 'undo' | 'cannot';
  /** For the person. */
  readonly answer: string;
  readonly suggestions: readonly string[];
}

/** Work on a picture that is already there. */
export type EditTask =
  | RemoveBackgroundTask
  | UpscaleTask
  | EnhanceFacesTask
  | InpaintTask
  | SketchTask
  | VaryTask
  | TryOnTask
  | InstructEditTask
  | OutpaintTask;
export type EngineTask = GenerateTask | EditTask;

/** Size as its picture, row-major; 255: repaint, 0: keep. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** 8-bit sRGB, row-major, interleaved; with straight alpha when there are 4 channels. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly data: Uint8Array;
}

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
