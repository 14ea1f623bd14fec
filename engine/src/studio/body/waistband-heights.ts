/** Height in metres of the top of a trouser waistband at the side: a rise of 21, 26 or 32.5 cm above the crotch. */
export const WAISTBAND_HEIGHTS = { low: 0.99, mid: 1.04, high: 1.105 } as const;
