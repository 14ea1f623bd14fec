import { formAccepts, zoneAccepts } from './vocabulary/accepts.ts';
import type { AttributeName } from './vocabulary/attributes.ts';
import { formRows, type BodyZone, type FormName } from './vocabulary/forms.ts';

const rows = new Map(formRows.map((row) => [row.name, row]));

export const zoneOf = (form: FormName): BodyZone => rows.get(form)?.zone ?? 'object';

/** Order of layers from the skin outwards; equal for what is worn side by side. */
export const layerOf = (form: FormName): number => rows.get(form)?.rank ?? 0;

export const formLabel = (form: FormName): string => rows.get(form)?.label ?? form;

export const acceptsAttribute = (form: FormName, attribute: AttributeName): boolean =>
  zoneAccepts[zoneOf(form)].includes(attribute) || (formAccepts[form] ?? []).includes(attribute);
