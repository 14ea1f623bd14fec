/**
 * Which understood words a form shows. A word that was understood but that its form cannot show gets no chip: the person
 * reads that it is not drawn.
 */
import type { AttributeName } from './attributes.ts';
import type { CutRow } from './cut-row.ts';
import type { DetailName } from './details.ts';
import {
  clearForms,
  drawnDetails,
  drawnParts,
  undrawnFabrics,
  undrawnValues,
  unprintedForms,
  washedForms,
  type DrawnBy,
} from './drawn-words.ts';
import type { FabricName } from './fabrics.ts';
import type { FormName } from './forms.ts';
import type { PartName } from './parts.ts';

/** The properties of a piece that decide which words it shows. */
export interface PieceKind {
  readonly form: FormName;
  readonly cut: Pick<CutRow, 'name' | 'implies'> | null;
  readonly fabric: FabricName | null;
}

/** Words by form, or by form and kind: `hat`, `hat/beret`. */
const undrawn = new Map<string, ReadonlySet<string>>(
  undrawnValues.flatMap(({ forms, values }) => forms.map((form) => [form, new Set(values.split(' '))])),
);

const washed: ReadonlySet<string> = new Set(washedForms);
const clear: ReadonlySet<string> = new Set(clearForms);

const unprinted: ReadonlySet<string> = new Set(unprintedForms);

const kindOf = ({ form, cut }: PieceKind): string => `${form}/${cut?.name ?? ''}`;

const includesPiece = (forms: ReadonlySet<string>, piece: PieceKind): boolean =>
  forms.has(piece.form) || forms.has(kindOf(piece));

/** Returns true when a picture of the piece has that value of the attribute, because of the word or by default. */
export function drawsAttribute(piece: PieceKind, attribute: AttributeName, value: string): boolean {
  if (piece.cut?.implies?.[attribute] === value) return true;
  if (attribute === 'wash') return piece.fabric === 'denim' && includesPiece(washed, piece);
  const missing = undrawn.get(kindOf(piece)) ?? undrawn.get(piece.form);
  if (missing === undefined) return true;
  if (missing.has(`${attribute}=${value}`)) return false;
  return value === 'none' || !missing.has(attribute);
}

/** Returns true when a picture of the piece shows the detail. */
export function drawsDetail(piece: PieceKind, detail: DetailName): boolean {
  return shows(drawnDetails[detail], piece);
}

/** Returns true when a picture of the piece shows the colour of the part. */
export function drawsPart(piece: PieceKind, part: PartName): boolean {
  const drawn = drawnParts[part];
  return drawn === undefined || shows(drawn, piece);
}

/** Returns true when a picture of the piece shows prints. */
export const drawsPattern = (piece: PieceKind): boolean => !includesPiece(unprinted, piece);

/** Returns true when a picture of the piece shows the fabric, and not a similar one in its place. */
export const drawsFabric = (piece: PieceKind, fabric: FabricName): boolean =>
  (fabric !== 'clear-vinyl' || includesPiece(clear, piece)) && undrawnFabrics[piece.form]?.includes(fabric) !== true;

function shows({ forms, except = [] }: DrawnBy, piece: PieceKind): boolean {
  const kind = kindOf(piece);
  return forms.some((form) => form === piece.form || form === kind) && !except.some((form) => form === kind);
}
