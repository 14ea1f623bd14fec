const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="listbox"], [role="menu"]';

/** Whether a key belongs to the field or the menu that has the focus, rather than to the opened picture. */
export const isForField = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(TYPED_INTO) !== null;
