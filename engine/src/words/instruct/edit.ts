/** What messages are read into: plain edits, in the order of the words, that the operation carries out one by one. */
import type { Filter, LightAmounts } from '@kenna/contract/colour-table';
import type { RegionKind } from '../tasks/edit-task.ts';
import type { LightName, ViewName } from '../prompt/vocabulary/scenes.ts';
import type { Recut } from './recut.ts';

export type FilterName = Exclude<Filter, 'none'>;
export type Side = 'left' | 'right' | 'top' | 'bottom';

/** Where an edit acts; `marked`: what the mask of the task covers. */
export type Region = RegionKind | 'picture' | 'marked';

export interface LightEdit {
  readonly kind: 'light';
  readonly amounts: LightAmounts;
  readonly filter: FilterName | null;
  /** 0 to 1: how much of the filter is seen. */
  readonly strength: number;
  readonly on: Region;
  /** As the words call that place: "picture", "dress". */
  readonly target: string;
  /** The light that was asked for by its name, or null for single sliders. */
  readonly lamp: string | null;
}

/** Other colours, cloth or pattern for what is there. */
export interface DressEdit {
  readonly kind: 'dress';
  readonly colour: { readonly label: string; readonly hex: `#${string}` } | null;
  /** Names a cloth or a pattern beside the colour. */
  readonly cloth: boolean;
  /** Names the figure, for the sentence: "stripes". */
  readonly pattern: string | null;
  /** The pattern with the colours of its figure, as words of a brief: "white stripes". */
  readonly figure: string | null;
  /** The colour is named for the whole: "navy with white stripes", not "with white stripes". */
  readonly dyes: boolean;
  readonly fabric: string | null;
  /** What is asked, as words of a brief. */
  readonly words: string;
  readonly on: Region;
  /** The words for what changes: "dress", "garment". */
  readonly target: string;
  /** 0 to 1: how much of the change is seen. */
  readonly share: number;
}

export type Edit =
  | LightEdit
  | DressEdit
  /** Cuts to a shape, width over height; null keeps the shape. `share` of the largest such frame; `towards`: what stays. */
  | { readonly kind: 'crop'; readonly ratio: number | null; readonly share: number; readonly towards: Towards }
  /** Cuts `share` of a side away. */
  | { readonly kind: 'trim'; readonly side: Side; readonly share: number }
  | { readonly kind: 'turn'; readonly degrees: 90 | 180 | 270 }
  | { readonly kind: 'flip'; readonly axis: 'horizontal' | 'vertical' }
  /** Degrees clockwise. */
  | { readonly kind: 'straighten'; readonly degrees: number }
  /** New picture on the named sides, each this share of its side; `ratio`: to a shape instead. */
  | { readonly kind: 'extend'; readonly sides: readonly Side[]; readonly share: number; readonly ratio: number | null }
  | { readonly kind: 'cutOut'; readonly background: `#${string}` | 'transparent'; readonly label: string }
  /** Radius as a share of the shorter side. */
  | { readonly kind: 'blur'; readonly radius: number; readonly on: Region }
  | { readonly kind: 'sharpen'; readonly amount: number; readonly on: Region }
  | { readonly kind: 'upscale'; readonly factor: 2 | 4 }
  | { readonly kind: 'retouch'; readonly faces: boolean; readonly hands: boolean }
  | { readonly kind: 'erase' }
  | { readonly kind: 'fill'; readonly words: string }
  | { readonly kind: 'place'; readonly words: string; readonly label: string }
  /** Of pictures that were drawn here: another cut of one of their pieces, by its index; `told`: what was done. */
  | { readonly kind: 'recut'; readonly piece: number; readonly change: Recut; readonly told: string }
  | { readonly kind: 'view'; readonly view: ViewName }
  | { readonly kind: 'relight'; readonly light: LightName; readonly label: string };

/** What a crop keeps in view. */
export type Towards = 'subject' | 'centre' | Side;

/** A whole message. */
export type Plan =
  | {
      readonly outcome: 'edit';
      readonly edits: readonly Edit[];
      /** `before`: the picture before the last step is worked on, as for "less". */
      readonly from: 'source' | 'before';
      /** Sentences about parts of the message that cannot be done. */
      readonly refusals: readonly string[];
    }
  | { readonly outcome: 'undo' }
  | { readonly outcome: 'cannot'; readonly refusals: readonly string[] };
