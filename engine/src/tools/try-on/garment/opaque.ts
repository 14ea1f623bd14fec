/** Value of alpha or of a matte (0 to 255) from which a pixel counts as covered. */
export const OPAQUE = 128;
