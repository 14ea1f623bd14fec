/** Which understood words a form shows. A word that its form does not show is listed instead of acknowledged. */
import type { AttributeName } from './attributes.ts';
import type { CutRow } from './cut-row.ts';
import type { DetailName } from './details.ts';
import { drawnDetails, undrawnValues, washedForms } from './drawn-words.ts';
import type { FabricName } from './fabrics.ts';
import type { FormName } from './forms.ts';

/** What decides which words a piece shows. */
export interface Wearer {
  readonly form: FormName;
  readonly cut: Pick<CutRow, 'name' | 'implies'> | null;
  readonly fabric: FabricName | null;
}

/** Words by form, or by form and kind: `hat`, `hat/beret`. */
const undrawn = new Map<string, ReadonlySet<string>>(
  undrawnValues.flatMap(({ forms, values }) => forms.split(' ').map((form) => [form, new Set(values.split(' '))])),
);

const detailed = new Map<string, ReadonlySet<string>>(
  Object.entries(drawnDetails).map(([detail, forms]) => [detail, new Set(forms.split(' '))]),
);

const washed = new Set(washedForms.split(' '));

const kindOf = ({ form, cut }: Wearer): string => `${form}/${cut?.name ?? ''}`;

const names = (forms: ReadonlySet<string>, piece: Wearer): boolean => forms.has(piece.form) || forms.has(kindOf(piece));

/** True when a picture of the piece has that value of the attribute, be it because of the word or by default. */
export function drawsAttribute(piece: Wearer, attribute: AttributeName, value: string): boolean {
  if (piece.cut?.implies?.[attribute] === value) return true;
  if (attribute === 'wash') return piece.fabric === 'denim' && names(washed, piece);
  const missing = undrawn.get(kindOf(piece)) ?? undrawn.get(piece.form);
  if (missing === undefined || missing.has(`${attribute}=${value}`)) return missing === undefined;
  return value === 'none' || !missing.has(attribute);
}

/** True when a picture of the piece shows the detail. */
export function drawsDetail(piece: Wearer, detail: DetailName): boolean {
  const forms = detailed.get(detail);
  return forms !== undefined && names(forms, piece) && !forms.has(`-${kindOf(piece)}`);
}
