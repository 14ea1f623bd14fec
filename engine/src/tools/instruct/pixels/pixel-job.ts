import type { ColourChange } from '@kenna/contract/colour-table';
import type { PictureFindings } from '../../../perception/people/findings.ts';
import type { EngineMask, EnginePixels } from '../../../foundation/image/pixels.ts';
import type { GarmentCategory } from '../../../words/tasks/edit-task.ts';

/** `[a, b, c, d, e, f]`: a place of the result comes from (a x + b y + c, d x + e y + f); centres lie at halves. */
export type Affine = readonly [number, number, number, number, number, number];

/** What a message does to pixels without any other operation; `mask` null: everywhere. */
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
  /** `radius` in pixels. What the mask leaves out does not bleed into what is blurred. */
  | { readonly kind: 'blur'; readonly source: EnginePixels; readonly radius: number; readonly mask: EngineMask | null }
  /** `amount` 0 to 1. */
  | {
      readonly kind: 'sharpen';
      readonly source: EnginePixels;
      readonly amount: number;
      readonly mask: EngineMask | null;
    }
  /** `share` 0 to 1 of `over`, which has the size of the source. */
  | { readonly kind: 'mix'; readonly source: EnginePixels; readonly over: EnginePixels; readonly share: number };

/** Asks for the garment of a picture in which the networks have looked for its subject and person. */
export interface GarmentJob {
  readonly kind: 'garment';
  readonly source: EnginePixels;
  readonly findings: PictureFindings;
  /** Which of a person's clothes; null for what covers the torso and all that is of its cloth. */
  readonly wanted: GarmentCategory | null;
}

export type PixelAnswer =
  | { readonly kind: 'pixels'; readonly pixels: EnginePixels }
  | { readonly kind: 'mask'; readonly mask: EngineMask | null };
