/** Height of the top of the waistband of trousers at the side, metres: a rise of 21, 26 or 32 cm over the crotch. */
export const WAISTBAND_HEIGHTS = { low: 0.99, mid: 1.04, high: 1.105 } as const;
