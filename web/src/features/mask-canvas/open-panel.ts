/** What of the toolbar is open. One at a time: opening one closes the others, and so do undo, redo and the hand. */
export type Panel = 'brush' | 'eraser' | 'select' | 'mask' | 'view' | 'help';

/** A press of a button of the toolbar. Pressing what is open closes it. */
export const nextPanel = (open: Panel | null, pressed: Panel | 'undo' | 'redo' | 'hand' | 'clear'): Panel | null => {
  if (pressed === 'undo' || pressed === 'redo' || pressed === 'hand' || pressed === 'clear') return null;
  return open === pressed ? null : pressed;
};
