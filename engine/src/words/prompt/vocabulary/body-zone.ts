/** The part of the body that a form covers, or what else it is for. */
export type BodyZone =
  'whole' | 'upper' | 'lower' | 'foot' | 'head' | 'neck' | 'bag' | 'jewellery' | 'object' | 'cloth';

/** Returns true for the zones of tops, coats, dresses and jumpsuits. */
export const coversTrunk = (zone: BodyZone): boolean => zone === 'upper' || zone === 'whole';

/** Returns true for the zones of all garments: those that cover the trunk, skirts and trousers. */
export const isGarmentZone = (zone: BodyZone): boolean => coversTrunk(zone) || zone === 'lower';

/** Returns true for the zones of clothing: garments, and what is worn round the neck. */
export const isClothingZone = (zone: BodyZone): boolean => isGarmentZone(zone) || zone === 'neck';
