/**
 * What an engine is asked and answers: one shape for each operation, and the pixels and masks that go along. Types
 * alone, for the server's port of all engines and for the built-in engine; each fills in what it has types of its own for.
 */
import type { RegionKind } from './images/images.schema.ts';
import type { GarmentCategory, Placement } from './renders/tool-settings.schema.ts';

export type { GarmentCategory, Placement, RegionKind };

/** What differs between the port and an engine. */
export interface EngineTerms {
  /** What a picture was drawn from, so that it can be drawn again. */
  readonly scene: unknown;
  /** What one picture of a scene shows differently from it. */
  readonly take: unknown;
  /** `#rrggbb` or `transparent`. */
  readonly background: string;
}

/** 8-bit sRGB, row-major, interleaved, `width * height * channels` bytes. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** 3: sRGB; 4: sRGB with straight (not premultiplied) alpha. */
  readonly channels: 3 | 4;
  readonly data: Uint8Array;
}

/** Size as its picture, row-major, 8 bits a pixel. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface PromptWords {
  /** Free text, any language and any characters; the built-in engine reads at most 4000 of them. */
  readonly prompt: string;
  /** Words to keep out of the picture; '' for none. */
  readonly negativePrompt: string;
  /** Words that lean the picture one way without changing its subject; '' for none. */
  readonly accentPrompt: string;
  /** Style names as the page offers them, each applied once; unknown names are ignored. */
  readonly styles: readonly string[];
}

/** The words of a task that invents. */
interface GuidedWords extends PromptWords {
  /** 1 (free) to 30 (literal). */
  readonly guidance: number;
}

export interface GenerateTask<Terms extends EngineTerms> extends GuidedWords {
  readonly operation: 'generate';
  /** Pixels, 64 to 3000 on each side. */
  readonly width: number;
  readonly height: number;
  /** How many pictures, 1 to 4; each is another composition of the same words. */
  readonly count: number;
  /** `null` leaves the background to the engine. */
  readonly background: Terms['background'] | null;
  /** Shades with more samples; about twice the time. */
  readonly highQuality: boolean;
  /** Draws again from this scene in place of the words, which are then not read. */
  readonly scene?: Terms['scene'] | null;
  /** One picture for each, all of one scene (of `scene`, or of the words): `count` is their number, 1 to 8. */
  readonly takes?: readonly Terms['take'][];
}

/** Cuts the subject out of its background. */
export interface RemoveBackgroundTask<Terms extends EngineTerms> {
  readonly operation: 'removeBackground';
  readonly source: Pixels;
  readonly background: Terms['background'];
  /** `anime`: a drawn subject, whose outline closes its areas. */
  readonly sensitivity: 'default' | 'anime';
  /** Looks a second time, at the subject alone: finer edges for about twice the time. */
  readonly highQuality: boolean;
  /** 1 or 2 readings: the true matte, then one with crisp edges. */
  readonly count: number;
}

/** Makes every side `factor` times as long. */
export interface UpscaleTask {
  readonly operation: 'upscale';
  /** Below 3000 pixels on both sides; the result has at most 36 million pixels. */
  readonly source: Pixels;
  readonly factor: 2 | 4;
  readonly enhanceFaces: boolean;
  readonly enhanceHands: boolean;
}

/** Makes faces, hands or both sharper at the size they have; nothing else changes. */
export interface EnhanceFacesTask {
  readonly operation: 'enhanceFaces';
  readonly source: Pixels;
  readonly faces: boolean;
  readonly hands: boolean;
}

/** Repaints what the mask covers: with what the words say, or without words with what surrounds it. */
export interface InpaintTask extends Omit<PromptWords, 'accentPrompt'> {
  readonly operation: 'inpaint';
  readonly source: Pixels;
  /** 255: repaint, 0: leave as it is, bit by bit; values between fade. */
  readonly mask: Mask;
  /** 8 (close to its surroundings) to 25 (free): how far the words may leave what is there. */
  readonly creative: number;
  /** 0 to 1: how much of what is covered is held. Up to 0.1, or left out, nothing is. */
  readonly strength?: number;
  readonly count: number;
}

/** Turns line art into a picture: each region gets the form, fabric and colour that the words give it. */
export interface SketchTask<Terms extends EngineTerms> extends GuidedWords {
  readonly operation: 'sketch';
  /** Ink or pencil on paper, drawn or scanned; alpha counts as paper. */
  readonly source: Pixels;
  /** Takes the lines out of a photograph first. */
  readonly edges: boolean;
  /** 0 (lines vanish) to 1 (lines stay as ink). */
  readonly strength: number;
  /** 0 to 1: how tightly the regions of the drawing hold the cloth. */
  readonly control: number;
  /** Pixels of the result; the drawing is fitted into it whole. */
  readonly width: number;
  readonly height: number;
  readonly background: Terms['background'] | null;
  readonly count: number;
}

/** What a second picture brings into a variation. */
export interface Blend<Terms extends EngineTerms> {
  readonly source: Pixels;
  /** What the second picture was drawn from, when this engine drew it. */
  readonly scene: Terms['scene'] | null;
  /** 0 to 1: how much of its colours and pattern is taken. */
  readonly palette: number;
  /** 0 to 1: how much of its form is taken. */
  readonly form: number;
}

/** Makes other versions of a picture: other colours, cloths, light, places; of a drawn scene also other cuts. */
export interface VaryTask<Terms extends EngineTerms> extends GuidedWords {
  readonly operation: 'vary';
  readonly source: Pixels;
  /** What the source was drawn from, when this engine drew it and nothing was done to it since. */
  readonly scene: Terms['scene'] | null;
  /** 0 (free) to 1 (close): how firmly the source is held. */
  readonly strength: number;
  readonly blend: Blend<Terms> | null;
  /** Colour names or `#rrggbb`; one picture for each, and `count` is their number. Empty: other readings of the words. */
  readonly colourways: readonly string[];
  readonly highQuality: boolean;
  readonly count: number;
}

/** Dresses the person of `source` in the garment of the second picture. */
export interface TryOnTask {
  readonly operation: 'tryOn';
  readonly source: Pixels;
  /** On its own, or worn by somebody. */
  readonly garment: Pixels;
  readonly category: GarmentCategory;
  /** '' or how it is worn ("tucked in", "sleeves rolled up"). */
  readonly prompt: string;
  readonly count: number;
}

/** The last step of a conversation, for "more", "less" and "undo that". */
export interface LastStep<Terms extends EngineTerms> {
  /** The picture before that step. */
  readonly before: Pixels;
  /** What that was drawn from, when this engine drew it and nothing was done to it since. */
  readonly scene: Terms['scene'] | null;
  /** What was asked so far, oldest first; the last of them made the picture. "More" may stand several times in a row. */
  readonly texts: readonly string[];
}

/** One message of a conversation about a picture; several edits may stand in it. */
export interface InstructEditTask<Terms extends EngineTerms> {
  readonly operation: 'instructEdit';
  readonly source: Pixels;
  /** What the source was drawn from, when this engine drew it and nothing was done to it since: it is drawn again. */
  readonly scene: Terms['scene'] | null;
  readonly text: string;
  readonly last: LastStep<Terms> | null;
  /** What the person has marked for "this" and "here"; null for nothing. */
  readonly mask: Mask | null;
  readonly count: 1;
}

/**
 * Gives a picture a larger canvas. Without words and background the picture is continued; with either its subject stands
 * in the setting that they name.
 */
export interface OutpaintTask<Terms extends EngineTerms> extends GuidedWords {
  readonly operation: 'outpaint';
  readonly source: Pixels;
  /** Pixels of the result. */
  readonly width: number;
  readonly height: number;
  /** Where the source stands on the canvas, in its own shape; where its size is the source's, its pixels are kept. */
  readonly placement: Placement;
  readonly background: Terms['background'] | null;
  /** 0 (free) to 1 (close): how closely the continuation follows what is there. */
  readonly strength: number;
  readonly count: number;
}

/** What a message of a conversation was understood as. */
export interface InstructionReading {
  /** `edit`: it can be done; `undo`: the picture before is meant; `cannot`: `answer` says what can be done instead. */
  readonly outcome: 'edit' | 'undo' | 'cannot';
  /** A sentence for the person: what will be done, or why not. */
  readonly answer: string;
  /** Messages that can be sent next. */
  readonly suggestions: readonly string[];
}
