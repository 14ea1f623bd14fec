import type { LightSlider } from '@kenna/contract/colour-table';
import type { Topic } from './topics.ts';
import type { FilterName, Region, Side } from '../edit.ts';

export type Verb =
  | 'crop' | 'turn' | 'flip' | 'straighten' | 'closer' | 'wider' | 'space' | 'upscale' | 'sharpen' | 'retouch'
  | 'cutOut' | 'blur' | 'erase' | 'replace' | 'add' | 'change' | 'undo' | 'again' | 'keep'; // prettier-ignore

/** What a phrase of a message can mean. Words of garments, colours, cloths and places are read by the brief's grammar. */
export type Meaning =
  /** A comparative: "brighter". */
  | { readonly kind: 'slider'; readonly slider: LightSlider; readonly sign: 1 | -1 }
  /** A noun or adjective that waits for a direction: "contrast", "warm". */
  | { readonly kind: 'quality'; readonly slider: LightSlider; readonly sign: 1 | -1 }
  | { readonly kind: 'direction'; readonly sign: 1 | -1 }
  /** "Too dark": the opposite is meant. */
  | { readonly kind: 'excess' }
  | { readonly kind: 'filter'; readonly filter: FilterName }
  | { readonly kind: 'degree'; readonly factor: number }
  | { readonly kind: 'ratio'; readonly width: number; readonly height: number }
  | { readonly kind: 'amount'; readonly value: number; readonly unit: 'percent' | 'degrees' | 'times' | 'none' }
  | { readonly kind: 'verb'; readonly verb: Verb }
  | { readonly kind: 'side'; readonly side: Side }
  | { readonly kind: 'axis'; readonly axis: 'horizontal' | 'vertical' }
  | { readonly kind: 'clock'; readonly sign: 1 | -1 }
  | { readonly kind: 'faces' }
  | { readonly kind: 'hands' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'where'; readonly region: Region }
  /** "This": what is marked, or else what the picture is about. */
  | { readonly kind: 'this' }
  /** A thing that is found only when it is marked. */
  | { readonly kind: 'thing' }
  | { readonly kind: 'topic'; readonly topic: Topic }
  | { readonly kind: 'goal' }
  | { readonly kind: 'join' }
  | { readonly kind: 'not' }
  | { readonly kind: 'quiet' };

export interface MeaningRow {
  /** Phrases, parted by commas, as `foldWord` writes them; hyphens and apostrophes part words. */
  readonly says: string;
  readonly means: Meaning;
  /** The words are left to the brief's grammar, too. */
  readonly kept?: true;
}
