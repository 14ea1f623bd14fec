/** What an engine is asked: one shape for each operation, and the pixels, masks and scenes that go along. */
import type { GarmentCategory, Model, Placement, SceneKind, SceneTake } from '@kenna/contract';

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
