import type { LightSlider } from '@kenna/contract/colour-table';
import type { Topic } from './topics.ts';
import type { FilterName, Region, Side } from '../edit.ts';

export type Verb =
  | 'crop' | 'turn' | 'flip' | 'straighten' | 'closer' | 'wider' | 'space' | 'upscale' | 'sharpen' | 'retouch'
  | 'cutOut' | 'blur' | 'erase' | 'replace' | 'add' | 'change' | 'undo' | 'again' | 'keep'; // prettier-ignore

/**
 * The possible meanings of a phrase. Words for garments, colours, fabrics and settings are read by the grammar of the
 * brief.
 */
export type Meaning =
  /** A comparative: "brighter". */
  | { readonly kind: 'slider'; readonly slider: LightSlider; readonly sign: 1 | -1 }
  /** A noun or adjective that needs a direction: "contrast", "warm". */
  | { readonly kind: 'quality'; readonly slider: LightSlider; readonly sign: 1 | -1 }
  | { readonly kind: 'direction'; readonly sign: 1 | -1 }
  /** "Too dark" asks for the opposite. */
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
  /** "This": the marked area, else the subject of the picture. */
  | { readonly kind: 'this' }
  /** A thing that can only be found when it is marked. */
  | { readonly kind: 'thing' }
  | { readonly kind: 'topic'; readonly topic: Topic }
  | { readonly kind: 'goal' }
  | { readonly kind: 'join' }
  | { readonly kind: 'not' }
  | { readonly kind: 'quiet' };

export interface MeaningRow {
  /** Phrases, separated by commas, as `foldWord` writes them; hyphens and apostrophes separate words. */
  readonly says: string;
  readonly means: Meaning;
  /** Set when the words are also passed to the grammar of the brief. */
  readonly alsoBrief?: true;
}
