export const MARK_FIRST = (what: string, say: string): string =>
  `I cannot find ${what} by myself: mark it with the brush, then say “${say}”.`;

const isPlural = (garment: string): boolean => /[^s]s$/.test(garment);

/** Refuses a garment that a photograph does not show clearly enough to be changed. */
export const CANNOT_TELL_APART = (garment: string): string =>
  isPlural(garment)
    ? `I can't tell the ${garment} apart here. Brush over them, or choose a photograph in which they are seen whole.`
    : `I can't tell the ${garment} apart here. Brush over it, or choose a photograph in which it is seen whole.`;

/** Warns that a piece of the garment may be missing from the area that was changed. */
export const LOOK_CLOSELY = (garment: string): string =>
  `The edge of the ${garment} was hard to tell here: look closely, and brush over what is missing.`;

export const MARK_THIS = (say: string): string => `Mark with the brush what you mean, then say “${say}”.`;

export const OTHER_GARMENT =
  'I swap a garment only for one that I see: add a picture of it to the message and say “put this on her”, or use Virtual Try On; Create Variations makes other cuts. I can change its colour and fabric (“make it black velvet”).';

export const NOT_IN_PICTURE = (shown: string): string =>
  `That is not in this picture: say what to change about the ${shown}, for example “make the ${shown} navy”.`;

export const SO_ALREADY = (target: string): string =>
  `The ${target} is drawn that way already, or cannot be: say another length, shape or detail, such as “longer” or “with pockets”.`;

export const AS_FAR_AS_DRAWN = (target: string): string =>
  `That is as far as I draw the ${target}; say another change, for example “make it navy” or “in velvet”.`;

export const WHICH_PLACE =
  'Say which background: a colour (“white background”) or a place such as marble, beach, garden, street, palace, concrete or snow.';

export const WHICH_COLOUR =
  'Say which colour: for example “make it navy”, “make the dress emerald” or a code such as #c8102e.';

export const CANNOT_DRAW = (what: string): string =>
  `I cannot draw “${what.replace(/^(a|an|the) /, '')}”; I can put garments, accessories, prints and fabrics where you mark (“put a gold buckle here”).`;

export const ONE_COLOUR = (taken: string, left: string): string =>
  `Without a pattern I can dye in only one colour, and used ${taken}; for both, say “${taken} and ${left} stripes”.`;

export const CANNOT_SEW = (what: string): string =>
  `I cannot sew on ${what}; I can put a thing where you mark (“put a gold necklace here”), or give what you mark a colour or fabric (“make this black leather”).`;
