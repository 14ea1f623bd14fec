/**
 * The fields that each family of models accepts: the service refuses a request with a single unsupported field. Unknown
 * models, and other programs behind the interface, only get fields that all models accept.
 */
import type { PixelSize } from '@kenna/contract';

export interface ModelRules {
  /** The sizes that it supports; null: any size within the service's limits. */
  readonly sizes: readonly PixelSize[] | null;
  /** Supports `input_fidelity`, which preserves details of the source pictures. */
  readonly fidelity: boolean;
  /** Supports transparent backgrounds. */
  readonly transparent: boolean;
  /** Accepts `quality` and `output_format`. */
  readonly quality: boolean;
  /** Streams partial pictures. */
  readonly streams: boolean;
}

const FIXED: readonly PixelSize[] = [
  { width: 1024, height: 1024 },
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
];
const common = { quality: true, streams: true };

/** The first entry that is a prefix of the model's name applies. */
const FAMILIES: readonly (readonly [string, ModelRules])[] = [
  ['gpt-image-1-mini', { ...common, sizes: FIXED, fidelity: false, transparent: true }],
  ['gpt-image-1', { ...common, sizes: FIXED, fidelity: true, transparent: true }],
  ['gpt-image-2.', { ...common, sizes: null, fidelity: false, transparent: true }],
  // Transparent backgrounds are a preview feature that not every account has.
  ['gpt-image-2', { ...common, sizes: null, fidelity: false, transparent: false }],
  ['chatgpt-image', { ...common, sizes: FIXED, fidelity: false, transparent: false }],
];
const PLAIN: ModelRules = { sizes: null, fidelity: false, transparent: false, quality: false, streams: false };

export const rulesOf = (model: string): ModelRules => FAMILIES.find(([name]) => model.startsWith(name))?.[1] ?? PLAIN;

export const isKnownModel = (model: string): boolean => rulesOf(model) !== PLAIN;
