/**
 * The result of reading a message: plain edits, in the order of the words, that the operation carries out one by one.
 */
import type { Filter, LightAmounts } from '@kenna/contract/colour-table';
import type { UpscaleTask } from '@kenna/contract/engine-task';
import type { GarmentCategory, RegionKind } from '../tasks/edit-task.ts';
import type { LightName, ViewName } from '../prompt/vocabulary/scenes.ts';
import type { Recut } from './recut.ts';

export type FilterName = Exclude<Filter, 'none'>;
export type Side = 'left' | 'right' | 'top' | 'bottom';

/** Where an edit acts; `marked` is the area under the task's mask. */
export type Region = RegionKind | 'picture' | 'marked';

export interface LightEdit {
  readonly kind: 'light';
  readonly amounts: LightAmounts;
  readonly filter: FilterName | null;
  /** Opacity of the filter, 0 to 1. */
  readonly strength: number;
  readonly on: Region;
  /** The region in the person's words: "picture", "dress". */
  readonly target: string;
  /** Name of the light that was asked for, or null for sliders and filters. */
  readonly lamp: string | null;
}

/** Changes colour, fabric or pattern of a garment or region. */
export interface DressEdit {
  readonly kind: 'dress';
  readonly colour: { readonly label: string; readonly hex: `#${string}` } | null;
  /** True when the message names a fabric or a pattern. */
  readonly cloth: boolean;
  /** Name of the pattern, for the sentence: "stripes". */
  readonly pattern: string | null;
  /** The pattern with the colours of its motif, as words of a brief: "white stripes". */
  readonly figure: string | null;
  /** True when the colour is named for the whole garment: "navy with white stripes", not "with white stripes". */
  readonly dyes: boolean;
  readonly fabric: string | null;
  /** The requested look, as words of a brief. */
  readonly words: string;
  readonly on: Region;
  /** The words for the garment or region that changes: "dress", "garment". */
  readonly target: string;
  /** Strength of the change, 0 to 1. */
  readonly share: number;
}

export type Edit =
  | LightEdit
  | DressEdit
  /**
   * Crops to an aspect ratio, width / height; null keeps the current one. The crop is `share` of the largest frame with
   * that ratio; `towards` names what stays in view.
   */
  | { readonly kind: 'crop'; readonly ratio: number | null; readonly share: number; readonly towards: Towards }
  /** Cuts `share` of the picture off one side. */
  | { readonly kind: 'trim'; readonly side: Side; readonly share: number }
  | { readonly kind: 'turn'; readonly degrees: 90 | 180 | 270 }
  | { readonly kind: 'flip'; readonly axis: 'horizontal' | 'vertical' }
  /** Rotation in degrees clockwise. */
  | { readonly kind: 'straighten'; readonly degrees: number }
  /** Extends the picture on the named sides by this share of its side; with `ratio`, to an aspect ratio instead. */
  | { readonly kind: 'extend'; readonly sides: readonly Side[]; readonly share: number; readonly ratio: number | null }
  | { readonly kind: 'cutOut'; readonly background: `#${string}` | 'transparent'; readonly label: string }
  /** Radius as a share of the shorter side. */
  | { readonly kind: 'blur'; readonly radius: number; readonly on: Region }
  | { readonly kind: 'sharpen'; readonly amount: number; readonly on: Region }
  | { readonly kind: 'upscale'; readonly factor: UpscaleTask['factor'] }
  | { readonly kind: 'retouch'; readonly faces: boolean; readonly hands: boolean }
  | { readonly kind: 'erase' }
  | { readonly kind: 'fill'; readonly words: string }
  | { readonly kind: 'place'; readonly words: string; readonly label: string }
  /**
   * Redraws one piece of a drawn picture with another cut. `piece` is its index; `summary` is the clause
   * that describes the change.
   */
  | { readonly kind: 'recut'; readonly piece: number; readonly change: Recut; readonly summary: string }
  /** Dresses the person in the garment of the second picture; a category of null is read from that picture. */
  | { readonly kind: 'wear'; readonly category: GarmentCategory | null; readonly fit: string }
  /** Sets the subject in front of the second picture. */
  | { readonly kind: 'behind' }
  /** Gives a garment the colour of the second picture, which is known once its pixels are read. */
  | { readonly kind: 'match'; readonly dress: DressEdit }
  | { readonly kind: 'view'; readonly view: ViewName }
  | { readonly kind: 'relight'; readonly light: LightName; readonly label: string };

/** The part of the picture that a crop keeps in view. */
export type Towards = 'subject' | 'centre' | Side;

/** The result of reading one message. */
export type Plan =
  | {
      readonly outcome: 'edit';
      readonly edits: readonly Edit[];
      /** `before` applies the edits to the picture before the last step, as for "less". */
      readonly from: 'source' | 'before';
      /** Sentences about the parts of the message that cannot be done. */
      readonly refusals: readonly string[];
    }
  | { readonly outcome: 'undo' }
  | { readonly outcome: 'cannot'; readonly refusals: readonly string[] };
