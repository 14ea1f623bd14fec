/**
 * Names of the things that a sample can show in an illustration. The name of fabric and products is `FIRST_PART` plus
 * the index of their part.
 */
export const PAPER = 0;
export const SKIN = 1;
export const HAIR = 2;
export const SHOE = 3;
/** Clothes that words do not name. */
export const PLAIN = 4;
export const FIRST_PART = 5;
