const TYPED_INTO =
  'input, textarea, select, [contenteditable], [role="listbox"], [role="menu"], [role="slider"], [role="tab"]';

/**
 * Returns true when a key press belongs to the focused field, slider or menu rather than to the picture on the page.
 */
export const isForField = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(TYPED_INTO) !== null;
