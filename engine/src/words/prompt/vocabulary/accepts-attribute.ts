/** The attributes that apply to each zone of forms; a form ignores attributes that do not apply to it. */
import type { AttributeName } from './attributes.ts';
import { formRows, type BodyZone, type FormName, type FormRow } from './forms.ts';

const cloth = ['fit', 'length', 'ruffle', 'pleat', 'drape', 'belt', 'pocket', 'waist', 'hem', 'wash', 'knit'] as const;
const worn = ['neckline', 'sleeve', 'sleeveShape', 'collar', 'closure', 'strap', 'back', 'hood', 'silhouette'] as const;

const zoneAccepts: Readonly<Record<BodyZone, readonly AttributeName[]>> = {
  whole: [...worn, ...cloth, 'slit', 'rise'],
  upper: [...worn, ...cloth, 'tuck'],
  lower: [...cloth, 'silhouette', 'slit', 'rise', 'closure'],
  foot: ['heel', 'toe', 'shaft', 'closure', 'strap'],
  head: ['brim', 'shape', 'knit', 'fit'],
  neck: ['length', 'knit', 'hem', 'pleat'],
  bag: ['strap', 'closure', 'shape', 'pocket', 'fit', 'pleat'],
  jewellery: ['gem', 'stoneCut', 'shape', 'strap', 'fit'],
  object: ['shape'],
  cloth: ['knit', 'pleat'],
};

const rows = new Map<FormName, FormRow>(formRows.map((row) => [row.name, row]));

export const zoneOf = (form: FormName): BodyZone => rows.get(form)?.zone ?? 'object';

/** Layer order from the skin outwards; equal for garments worn side by side. */
export const layerOf = (form: FormName): number => rows.get(form)?.rank ?? 0;

/** The row of a form in the vocabulary. */
export const formRowOf = (form: FormName): FormRow | undefined => rows.get(form);

export const formLabel = (form: FormName): string => rows.get(form)?.label ?? form;

export const acceptsAttribute = (form: FormName, attribute: AttributeName): boolean =>
  zoneAccepts[zoneOf(form)].includes(attribute) || (rows.get(form)?.accepts ?? []).includes(attribute);
