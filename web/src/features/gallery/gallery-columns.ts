/** px */
const COLUMN = 190;

/** Up to four columns of about 190 px; two on a phone. */
export const galleryColumns = (width: number): number => Math.min(4, Math.max(2, Math.round(width / COLUMN)));
