/**
 * What each family of models is sent: the service refuses a request for one field that a model does not know. A model that
 * is not known here, or another program behind the same interface, is sent what all of them take.
 */
import type { PixelSize } from '@kenna/contract';

export interface ModelRules {
  /** The sizes that it draws, or null for any within the limits of the service. */
  readonly sizes: readonly PixelSize[] | null;
  /** Holds on to details of the pictures that it is given, when told to. */
  readonly fidelity: boolean;
  /** Draws without a background. */
  readonly transparent: boolean;
  /** Takes a quality and a background. */
  readonly quality: boolean;
  /** Sends pictures while it draws. */
  readonly streams: boolean;
}

const FIXED: readonly PixelSize[] = [
  { width: 1024, height: 1024 },
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
];
const common = { quality: true, streams: true };

/** The first whose name begins a model's. */
const FAMILIES: readonly (readonly [string, ModelRules])[] = [
  ['gpt-image-1-mini', { ...common, sizes: FIXED, fidelity: false, transparent: true }],
  ['gpt-image-1', { ...common, sizes: FIXED, fidelity: true, transparent: true }],
  ['gpt-image-2.', { ...common, sizes: null, fidelity: false, transparent: true }],
  // Transparent backgrounds are a preview that not every account has.
  ['gpt-image-2', { ...common, sizes: null, fidelity: false, transparent: false }],
  ['chatgpt-image', { ...common, sizes: FIXED, fidelity: false, transparent: false }],
];
const PLAIN: ModelRules = { sizes: null, fidelity: false, transparent: false, quality: false, streams: false };

export const rulesOf = (model: string): ModelRules => FAMILIES.find(([name]) => model.startsWith(name))?.[1] ?? PLAIN;

export const isKnownModel = (model: string): boolean => rulesOf(model) !== PLAIN;
