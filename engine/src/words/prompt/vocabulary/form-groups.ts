/** Groups of forms and kinds that draw the same words, each named once. */
import type { CutName } from './cuts.ts';
import type { FormName } from './forms.ts';

/** A form, or a single kind of one: `handbag/hobo-bag`. */
export type FormOrKind = FormName | `${FormName}/${CutName}`;

type Group = readonly FormOrKind[];

export const DRESSES = ['dress', 'gown'] as const satisfies Group;
/** Forms of draped cloth that hang from the shoulders or from the waist. */
export const DRAPED = [...DRESSES, 'skirt', 'top'] as const satisfies Group;
export const SHIRTS_AND_KNITS = ['t-shirt', 'shirt', 'knitwear'] as const satisfies Group;
export const TAILORED = ['jacket', 'blazer', 'coat'] as const satisfies Group;
export const TROUSERS = ['trousers', 'jeans', 'shorts'] as const satisfies Group;
/** Clothes without aprons, swimwear and accessories. */
export const CLOTHES = [...DRAPED, ...SHIRTS_AND_KNITS, ...TAILORED, ...TROUSERS, 'jumpsuit'] as const satisfies Group;
/** What is sewn from cloth and worn on the body. */
export const SEWN = [...CLOTHES, 'apron', 'swimsuit'] as const satisfies Group;
/** What is made of cloth that can be decorated. */
export const DECORABLE = [...SEWN, 'scarf', 'textile'] as const satisfies Group;

export const BAGS = ['tote', 'handbag', 'clutch'] as const satisfies Group;
export const SHOES = ['sneaker', 'heel', 'boot'] as const satisfies Group;

/** Clutches of metal or on a frame have no surface of leather. */
export const STIFF_CLUTCHES = ['clutch/minaudiere', 'clutch/frame-clutch'] as const satisfies Group;
/** Bags that close with a zip. */
export const ZIPPED_BAGS = ['handbag/hobo-bag', 'handbag/belt-bag', 'handbag/duffel'] as const satisfies Group;
/** Hats that are felted, knitted or wound, so that no seam is seen. */
export const SEAMLESS_HATS = ['hat/turban', 'hat/beret', 'hat/beanie', 'hat/pillbox'] as const satisfies Group;
/** Hats without a brim, and those whose brim has one width. */
export const HATS_WITH_FIXED_BRIM = ['hat/visor', 'hat/cap', ...SEAMLESS_HATS] as const satisfies Group;
/** Hats without a ribbon around the crown. */
export const HATS_WITHOUT_RIBBON = [...HATS_WITH_FIXED_BRIM, 'hat/bucket-hat'] as const satisfies Group;
/** Wide coats that are wrapped and tied. */
export const ROBES = ['coat/kimono', 'coat/robe'] as const satisfies Group;
export const UPHOLSTERED_CHAIRS = ['chair/armchair', 'chair/lounge-chair'] as const satisfies Group;
/** Drinking glasses so thin that their rim cannot be painted. */
export const THIN_GLASSES = [
  'drinking-glass/wine-glass',
  'drinking-glass/glass-of-wine',
  'drinking-glass/flute',
  'drinking-glass/coupe',
  'drinking-glass/martini-glass',
  'drinking-glass/whisky-glass',
] as const satisfies Group;
