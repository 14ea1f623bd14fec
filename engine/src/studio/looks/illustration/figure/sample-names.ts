/**
 * Names of the things that a sample can show in an illustration. Fabric and products have their part number above
 * `FIRST_PART`.
 */
export const PAPER = 0;
export const SKIN = 1;
export const HAIR = 2;
export const SHOE = 3;
/** Clothes that words do not name. */
export const PLAIN = 4;
export const FIRST_PART = 5;
