import type { Attributes } from './attributes.ts';
import type { FabricName } from './fabrics.ts';
import type { FormName } from './forms.ts';
import type { PatternName } from './patterns.ts';

/**
 * A kind of a form that has a name of its own: which form, which cut, and what the name implies where the prompt says
 * nothing else. `adds` is the second garment of a set.
 */
export interface CutRow {
  readonly name: string;
  readonly form: FormName;
  readonly says: string;
  readonly implies?: Attributes;
  readonly fabric?: FabricName;
  readonly pattern?: PatternName;
  readonly adds?: FormName;
  /** Where it is worn otherwise than its form: a waistcoat over shirts, which other tops are not. */
  readonly rank?: number;
}
