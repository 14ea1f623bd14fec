/** Facts about a form from its row: its zone, layer and label, and the attributes that it accepts. */
import type { AttributeName } from './attributes.ts';
import type { BodyZone } from './body-zone.ts';
import type { FormRow } from './form-row.ts';
import { formRows, type FormName } from './forms.ts';

const cloth = ['fit', 'length', 'ruffle', 'pleat', 'drape', 'belt', 'pocket', 'waist', 'hem', 'wash', 'knit'] as const;
const worn = ['neckline', 'sleeve', 'sleeveShape', 'collar', 'closure', 'strap', 'back', 'hood', 'silhouette'] as const;

const zoneAccepts: Readonly<Record<BodyZone, readonly AttributeName[]>> = {
  whole: [...worn, ...cloth, 'slit', 'rise'],
  upper: [...worn, ...cloth, 'tuck'],
  lower: [...cloth, 'silhouette', 'slit', 'rise', 'closure'],
  foot: ['heel', 'toe', 'shaft', 'closure', 'strap', 'surface'],
  head: ['brim', 'shape', 'knit', 'fit', 'surface'],
  neck: ['length', 'knit', 'hem', 'pleat'],
  bag: ['strap', 'closure', 'shape', 'pocket', 'fit', 'pleat', 'surface'],
  jewellery: ['gem', 'stoneCut', 'stoneSetting', 'shape', 'strap', 'fit', 'surface'],
  object: ['shape', 'surface'],
  cloth: ['knit', 'pleat'],
};

const rows = new Map<string, FormRow>(formRows.map((row) => [row.name, row]));

/** Furniture on which people sit or lie, and lay one thing. */
const SEATS: readonly FormName[] = ['chair', 'sofa', 'ottoman', 'bed'];

export const isSeat = (form: FormName): boolean => SEATS.includes(form);

export const isFurniture = (form: FormName): boolean => rows.get(form)?.furniture === true;

export const zoneOf = (form: FormName): BodyZone => rows.get(form)?.zone ?? 'object';

/** Layer order from the skin outwards; equal for garments worn side by side. */
export const layerOf = (form: FormName): number => rows.get(form)?.rank ?? 0;

/** The row of a form in the vocabulary. */
export const formRowOf = (form: FormName): FormRow | undefined => rows.get(form);

/**
 * Returns true for forms of a bodice and a skirt. "Bodice" and "skirt" are then names of parts, not of further
 * garments.
 */
export const isDressOrGown = (form: string | undefined): boolean => form === 'dress' || form === 'gown';

export const formLabel = (form: FormName): string => rows.get(form)?.label ?? form;

export const acceptsAttribute = (form: FormName, attribute: AttributeName): boolean =>
  zoneAccepts[zoneOf(form)].includes(attribute) || (rows.get(form)?.accepts ?? []).includes(attribute);

/** Returns true for forms of which "a pair of" means one: shoes, earrings, gloves, sunglasses, jeans. */
export const isPaired = (form: FormName): boolean =>
  zoneOf(form) === 'foot' ||
  zoneOf(form) === 'lower' ||
  form === 'earrings' ||
  form === 'gloves' ||
  form === 'cufflinks' ||
  form === 'curtain' ||
  form === 'sunglasses' ||
  rows.get(form)?.legged === true;
