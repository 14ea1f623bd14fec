const SHEET_HEIGHTS = ['low', 'half', 'full'] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

/** Below this the pointer was tapped, not dragged, px. */
const TAP = 8;

/** Whether a pointer that moved up by `moved` px was dragged. */
export const isDrag = (moved: number): boolean => Math.abs(moved) >= TAP;

/** Where the sheet rests after its handle moved up by `moved` px: a tap goes one up and from the top all the way down. */
export function nextHeight(height: SheetHeight, moved: number): SheetHeight {
  const at = SHEET_HEIGHTS.indexOf(height);
  if (!isDrag(moved)) return SHEET_HEIGHTS[(at + 1) % SHEET_HEIGHTS.length] ?? 'low';
  return SHEET_HEIGHTS[Math.min(2, Math.max(0, at + Math.sign(moved)))] ?? 'low';
}
