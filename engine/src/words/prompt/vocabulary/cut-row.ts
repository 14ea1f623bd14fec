import type { Attributes } from './attributes.ts';
import type { FabricName } from './fabrics.ts';
import type { FormName } from './forms.ts';
import type { PatternName } from './patterns.ts';

/**
 * A kind of form with its own name: its form, its cut, and what the name implies when the prompt says nothing else.
 * `adds` is the second garment of a set.
 */
export interface CutRow {
  readonly name: string;
  readonly form: FormName;
  readonly says: string;
  readonly implies?: Attributes;
  readonly fabric?: FabricName;
  readonly pattern?: PatternName;
  readonly adds?: FormName;
  /** Layer, where it differs from the form's: a waistcoat is worn over shirts, other tops are not. */
  readonly rank?: number;
}
