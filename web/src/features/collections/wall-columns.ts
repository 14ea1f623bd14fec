/** Three columns; two at 640 px or less. */
export const wallColumns = (width: number): number => (width <= 640 ? 2 : 3);
