/**
 * What the built-in engine does with pictures that are already there: photographs as well as its own. Every operation is
 * one file in `operations/`; the same task and seed give the same pixels.
 */
import type { EnginePixels, EngineProgress } from './engine-progress.ts';
import type { Look } from './prompt/brief.ts';

/** Size as its picture, row-major, 8 bits a pixel. */
export interface EngineMask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

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

export type EditTask = RemoveBackgroundTask | UpscaleTask | EnhanceFacesTask | InpaintTask;

export interface EditedImage {
  readonly index: number;
  readonly seed: number;
  readonly pixels: EnginePixels;
  /** One sentence for the person when the picture is not what they asked. */
  readonly note: string | null;
}

export interface EditOptions {
  /** 0 to 2^32 - 1. */
  readonly seed: number;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: EngineProgress) => void;
  /** Called as each picture is ready, in index order, before `edit` resolves. */
  readonly onImage?: (image: EditedImage) => void;
}

/** What a click selects: the subject of the picture, its people, or all that is behind them. */
export type RegionKind = 'subject' | 'person' | 'background';
