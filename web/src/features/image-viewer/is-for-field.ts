const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="listbox"], [role="menu"]';

/** True when a key press belongs to the focused field or menu rather than to the opened picture. */
export const isForField = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(TYPED_INTO) !== null;
