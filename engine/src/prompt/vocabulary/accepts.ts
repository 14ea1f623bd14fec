/** Which attributes make sense on which zone of forms; the rest of a prompt's attributes passes by that form. */
import type { AttributeName } from './attributes.ts';
import type { BodyZone, FormName } from './forms.ts';

const cloth = ['fit', 'length', 'ruffle', 'pleat', 'drape', 'belt', 'pocket', 'waist', 'hem', 'wash', 'knit'] as const;
const worn = ['neckline', 'sleeve', 'sleeveShape', 'collar', 'closure', 'strap', 'back', 'hood', 'silhouette'] as const;

export const zoneAccepts: Readonly<Record<BodyZone, readonly AttributeName[]>> = {
  whole: [...worn, ...cloth, 'slit', 'rise'],
  upper: [...worn, ...cloth],
  lower: [...cloth, 'silhouette', 'slit', 'rise', 'closure'],
  foot: ['heel', 'toe', 'shaft', 'closure', 'strap'],
  head: ['brim', 'shape', 'knit', 'fit'],
  neck: ['length', 'knit', 'hem', 'pleat'],
  bag: ['strap', 'closure', 'shape', 'pocket', 'fit', 'pleat'],
  jewellery: ['gem', 'shape', 'strap', 'fit'],
  object: ['shape'],
  cloth: ['knit', 'pleat'],
};

/** Beyond its zone. */
export const formAccepts: { readonly [Form in FormName]?: readonly AttributeName[] } = {
  trousers: ['leg'],
  jeans: ['leg'],
  shorts: ['leg'],
  jumpsuit: ['leg'],
};
