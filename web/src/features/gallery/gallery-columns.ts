/** Approximate width of a column in CSS pixels. */
const COLUMN_WIDTH = 190;

/** Possible numbers of columns. gallery.module.css chooses among them until the wall is measured. */
export const GALLERY_COLUMNS = [2, 3, 4] as const;

/** Number of columns for a wall of this width in CSS pixels: two on a phone, at most four. */
export const galleryColumns = (width: number): number => Math.min(4, Math.max(2, Math.round(width / COLUMN_WIDTH)));
