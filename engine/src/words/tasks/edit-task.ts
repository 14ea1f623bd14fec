/**
 * What the built-in engine does with pictures that are already there: photographs as well as its own. Every operation is
 * one file in `run/operations`; the same task and seed give the same pixels.
 */
import type { EngineMask, EnginePixels } from '../../foundation/image/pixels.ts';
import type { EngineProgress } from '../../foundation/task/engine-progress.ts';
import type { PictureScene } from '../prompt/picture-scene.ts';
import type { PromptWords } from '../prompt/read-brief.ts';
import type { Brief, Look } from '../prompt/brief.ts';

/** Cuts the subject out of its background. Answers `count` readings: the true matte, then one with crisp edges. */
export interface RemoveBackgroundTask {
  readonly operation: 'removeBackground';
  readonly source: EnginePixels;
  readonly background: `#${string}` | 'transparent';
  /** `anime`: a drawn subject, whose outline closes its areas. */
  readonly sensitivity: 'default' | 'anime';
  /** Looks a second time, at the subject alone: finer edges for about twice the time. */
  readonly highQuality: boolean;
  readonly count: 1 | 2;
}

/** Makes every side `factor` times as long. */
export interface UpscaleTask {
  readonly operation: 'upscale';
  /** Below 3000 pixels on both sides; the result has at most 36 million pixels. */
  readonly source: EnginePixels;
  readonly factor: 2 | 4;
  readonly enhanceFaces: boolean;
  readonly enhanceHands: boolean;
}

/** Makes faces, hands or both sharper at the size they have; nothing else changes. */
export interface EnhanceFacesTask {
  readonly operation: 'enhanceFaces';
  readonly source: EnginePixels;
  readonly faces: boolean;
  readonly hands: boolean;
}

/** Repaints what the mask covers: with what the words say, or without words with what surrounds it. */
export interface InpaintTask {
  readonly operation: 'inpaint';
  readonly source: EnginePixels;
  /** 255: repaint, 0: keep bit by bit; values between fade. */
  readonly mask: EngineMask;
  /** '' completes the picture as if what is covered had never been there. */
  readonly prompt: string;
  readonly negativePrompt: string;
  readonly styles: readonly string[];
  readonly look: Look;
  /** 8 (close to its surroundings) to 25 (free): how far the words may leave what is there. */
  readonly creative: number;
  readonly count: number;
}

/** The words of a task that invents. */
interface Words extends PromptWords {
  /** 1 (free) to 30 (literal). */
  readonly guidance: number;
}

/** Line art to a picture: each region gets the form, fabric and colour that the words give it. */
export interface SketchTask extends Words {
  readonly operation: 'sketch';
  /** Ink or pencil on paper, drawn or scanned; alpha counts as paper. */
  readonly source: EnginePixels;
  /** Takes the lines out of a photograph first. */
  readonly edges: boolean;
  /** 0 (lines vanish) to 1 (lines stay as ink). */
  readonly strength: number;
  /** 0 to 1: how tightly the regions of the drawing hold the cloth. */
  readonly control: number;
  /** Pixels of the result; the drawing is fitted into it whole. */
  readonly width: number;
  readonly height: number;
  readonly background: `#${string}` | 'transparent' | null;
  readonly count: number;
}

/** What a second picture brings into a variation. */
export interface Blend {
  readonly source: EnginePixels;
  /** What the second picture was drawn from, when it was drawn here. */
  readonly scene: PictureScene | null;
  /** 0 to 1: how much of its colours and pattern is taken. */
  readonly palette: number;
  /** 0 to 1: how much of its form is taken. */
  readonly form: number;
}

/** Other versions of a picture: other colours, cloths, light, places; of a picture drawn here also other cuts. */
export interface VaryTask extends Words {
  readonly operation: 'vary';
  readonly source: EnginePixels;
  /** What the source was drawn from, when it was drawn here and not worked on since. */
  readonly scene: PictureScene | null;
  /** 0 (free) to 1 (close): how firmly the source is held. */
  readonly strength: number;
  readonly blend: Blend | null;
  /** Colour names or `#rrggbb`; one picture for each, and `count` is their number. Empty: other readings of the words. */
  readonly colourways: readonly string[];
  readonly highQuality: boolean;
  readonly count: number;
}

/** Where on the body a garment is worn. */
export type GarmentCategory = 'upper' | 'lower' | 'dress';

/** Dresses the person of `source` in the garment of the second picture. */
export interface TryOnTask {
  readonly operation: 'tryOn';
  readonly source: EnginePixels;
  /** On its own, or worn by somebody. */
  readonly garment: EnginePixels;
  readonly category: GarmentCategory;
  /** '' or how it is worn ("tucked in", "sleeves rolled up"). */
  readonly prompt: string;
  readonly count: number;
}

/** The last step of a conversation, for "more", "less" and "undo that". */
export interface LastStep {
  /** The picture before that step. */
  readonly before: EnginePixels;
  /** What that was drawn from, when it was drawn here and not worked on since. */
  readonly scene: PictureScene | null;
  /** What was asked so far, oldest first; the last of them made the picture. "More" may stand several times in a row. */
  readonly texts: readonly string[];
}

/** One message of a conversation about a picture; several edits may stand in it. */
export interface InstructEditTask {
  readonly operation: 'instructEdit';
  readonly source: EnginePixels;
  /** What the source was drawn from, when it was drawn here and not worked on since: then it is drawn again. */
  readonly scene: PictureScene | null;
  readonly text: string;
  readonly last: LastStep | null;
  /** What the person has marked for "this" and "here"; null for nothing. */
  readonly mask: EngineMask | null;
  readonly look: Look;
  readonly count: 1;
}

/** Pixels of the new canvas; may reach beyond it. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A larger canvas around a picture. Without words and background the picture is continued; with either its subject
 * stands in the setting that they name.
 */
export interface OutpaintTask extends Words {
  readonly operation: 'outpaint';
  readonly source: EnginePixels;
  /** Pixels of the result. */
  readonly width: number;
  readonly height: number;
  /** Where the source stands on the canvas, in its own shape; where its size is the source's, its pixels are kept. */
  readonly placement: Placement;
  readonly background: `#${string}` | 'transparent' | null;
  /** 0 (free) to 1 (close): how closely the continuation follows what is there. */
  readonly strength: number;
  readonly count: number;
}

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

export interface EditedImage {
  readonly index: number;
  readonly seed: number;
  readonly pixels: EnginePixels;
  /** One sentence for the person when the picture is not what they asked. */
  readonly note: string | null;
  /** Of a picture that was drawn from a scene: what was understood, and what draws it again. */
  readonly drawn?: { readonly brief: Brief; readonly scene: PictureScene };
}

export interface EditOptions {
  /** 0 to 2^32 - 1. */
  readonly seed: number;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: EngineProgress) => void;
  /** Called as each picture is ready, in index order, before `edit` resolves. */
  readonly onImage?: (image: EditedImage) => void;
}

/**
 * What a click selects: the subject of the picture, its people, all that is behind them; or what a garment would cover
 * on the person (`upper`, `lower`, `dress`), or the garment of a picture of one (`garment`).
 */
export type RegionKind = 'subject' | 'person' | 'background' | GarmentCategory | 'garment';

/** What a message of a conversation was understood as. */
export interface InstructionReading {
  /** `edit`: it can be done; `undo`: the picture before is meant; `cannot`: `answer` says what can be done instead. */
  readonly outcome: 'edit' | 'undo' | 'cannot';
  /** A sentence for the person: what will be done, or why not. */
  readonly answer: string;
  /** Messages that can be sent next. */
  readonly suggestions: readonly string[];
}
