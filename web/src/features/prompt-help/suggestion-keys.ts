/** Effect of a key in a field with a list of suggestions; null for the key's normal effect. */
export type SuggestionKey =
  | { readonly act: 'request' }
  | { readonly act: 'close' }
  | { readonly act: 'move'; readonly to: number | null }
  | { readonly act: 'take'; readonly index: number };

interface FieldState {
  /** Number of suggestions; 0 when there is no list. */
  readonly count: number;
  /** Index of the suggestion that was selected with the arrow keys; null while the caret is in the text. */
  readonly active: number | null;
  /** True when the caret is at the end of the text. */
  readonly atEnd: boolean;
}

interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Tab and Enter accept a suggestion that was selected with the arrow keys. Until then Tab leaves the field and Enter
 * starts a new line, so that nothing is inserted by a key with another meaning. The up arrow on the first suggestion
 * returns to the text. Ctrl with Space or Alt with the down arrow requests suggestions.
 */
export function suggestionKey(pressed: Pressed, { count, active, atEnd }: FieldState): SuggestionKey | null {
  const { key, altKey, shiftKey } = pressed;
  const plain = !altKey && !pressed.ctrlKey && !pressed.metaKey && !shiftKey;
  if ((key === ' ' && pressed.ctrlKey) || (key === 'ArrowDown' && altKey)) return { act: 'request' };
  if (count === 0 || !plain) return null;
  if (key === 'Escape') return { act: 'close' };
  if (key === 'Tab' || key === 'Enter') return active === null ? null : { act: 'take', index: active };
  if (key === 'ArrowDown' && (active !== null || atEnd)) {
    return { act: 'move', to: active === null ? 0 : Math.min(active + 1, count - 1) };
  }
  if (key === 'ArrowUp' && active !== null) return { act: 'move', to: active === 0 ? null : active - 1 };
  return null;
}
