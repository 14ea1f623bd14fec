/** Names of what a sample shows to an illustrator. Fabric and products have their part number above `FIRST_PART`. */
export const PAPER = 0;
export const SKIN = 1;
export const HAIR = 2;
export const SHOE = 3;
/** Clothes that the words do not name. */
export const PLAIN = 4;
export const FIRST_PART = 5;
