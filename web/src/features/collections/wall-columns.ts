/** Number of columns for a wall of this width in CSS pixels: two up to 640, otherwise three. */
export const wallColumns = (width: number): number => (width <= 640 ? 2 : 3);
