/** Panels of the toolbar. At most one is open: undo, redo, clear and the hand tool close it. */
export type Panel = 'brush' | 'eraser' | 'select' | 'mask' | 'view' | 'help';

/** The panel that is open after a toolbar button was pressed. Pressing the button of the open panel closes it. */
export const nextPanel = (open: Panel | null, pressed: Panel | 'undo' | 'redo' | 'hand' | 'clear'): Panel | null => {
  if (pressed === 'undo' || pressed === 'redo' || pressed === 'hand' || pressed === 'clear') return null;
  return open === pressed ? null : pressed;
};
