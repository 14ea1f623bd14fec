const SHEET_HEIGHTS = ['low', 'half', 'full'] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

/** Minimum movement of the pointer in px that counts as a drag rather than a tap. */
const MIN_DRAG = 8;

/** Whether a pointer that moved up by `moved` px dragged the sheet. */
export const isDrag = (moved: number): boolean => Math.abs(moved) >= MIN_DRAG;

/**
 * Height of the sheet after its handle moved up by `moved` px. A tap raises it by one step, and from the top to the
 * bottom.
 */
export function nextHeight(height: SheetHeight, moved: number): SheetHeight {
  const at = SHEET_HEIGHTS.indexOf(height);
  if (!isDrag(moved)) return SHEET_HEIGHTS[(at + 1) % SHEET_HEIGHTS.length] ?? 'low';
  return SHEET_HEIGHTS[Math.min(2, Math.max(0, at + Math.sign(moved)))] ?? 'low';
}
