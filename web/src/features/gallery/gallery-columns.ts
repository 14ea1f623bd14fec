/** px */
const COLUMN = 190;

/** How many there can be. The style sheet chooses among them until the wall is measured. */
export const GALLERY_COLUMNS = [2, 3, 4] as const;

/** Up to four columns of about 190 px; two on a phone. */
export const galleryColumns = (width: number): number => Math.min(4, Math.max(2, Math.round(width / COLUMN)));
