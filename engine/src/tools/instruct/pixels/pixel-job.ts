import type { ColourChange } from '@kenna/contract/colour-table';
import type { PictureFindings } from '../../../perception/people/findings.ts';
import type { Hex } from '../../../foundation/colour/hex.ts';
import type { EngineMask, EnginePixels } from '../../../foundation/image/pixels.ts';
import type { GarmentCategory } from '../../../words/tasks/edit-task.ts';

/**
 * Affine map `[a, b, c, d, e, f]` from the result to the source: (a x + b y + c, d x + e y + f); pixel centres lie at
 * halves.
 */
export type Affine = readonly [number, number, number, number, number, number];

/** The pixel edits of a message that no other operation provides; a `mask` of null means everywhere. */
export type PixelJob =
  | {
      readonly kind: 'light';
      readonly source: EnginePixels;
      readonly change: ColourChange;
      readonly mask: EngineMask | null;
    }
  | {
      readonly kind: 'move';
      readonly source: EnginePixels;
      readonly width: number;
      readonly height: number;
      readonly toSource: Affine;
    }
  /** `radius` in pixels. Pixels outside the mask do not bleed into the blurred ones. */
  | { readonly kind: 'blur'; readonly source: EnginePixels; readonly radius: number; readonly mask: EngineMask | null }
  /** `amount` 0 to 1. */
  | {
      readonly kind: 'sharpen';
      readonly source: EnginePixels;
      readonly amount: number;
      readonly mask: EngineMask | null;
    }
  /** Blends in the `share` (0 to 1) of `over`, which has the size of the source. */
  | { readonly kind: 'mix'; readonly source: EnginePixels; readonly over: EnginePixels; readonly share: number };

/** Requests the garment of a picture whose subject and person the networks have already found. */
export interface GarmentJob {
  readonly kind: 'garment';
  readonly source: EnginePixels;
  readonly findings: PictureFindings;
  /** Which of a person's clothes; null for what covers the torso, with the legs if they are of the same cloth. */
  readonly wanted: GarmentCategory | null;
}

/** Requests the colour of what a picture shows, of which the networks have already found subject and person. */
export interface ColourJob {
  readonly kind: 'colour';
  readonly source: EnginePixels;
  readonly findings: PictureFindings;
}

export type PixelAnswer =
  | { readonly kind: 'colour'; readonly hex: Hex }
  | { readonly kind: 'pixels'; readonly pixels: EnginePixels }
  | { readonly kind: 'mask'; readonly mask: EngineMask | null };
