/** What a key does in a field with a list of suggestions under it; null: what it does in any field. */
export type SuggestionKey =
  | { readonly act: 'ask' }
  | { readonly act: 'close' }
  | { readonly act: 'move'; readonly to: number | null }
  | { readonly act: 'take'; readonly index: number };

interface FieldState {
  /** 0: there is no list. */
  readonly count: number;
  /** What the arrows have reached; null while they are in the text. */
  readonly active: number | null;
  /** Nothing of the text stands behind the caret. */
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
 * Tab takes what the arrows have reached, or the first; Enter takes only what they have reached, because it also begins a
 * line. The arrow that leaves the list goes back into the text. Control with Space, or Alt with the down arrow, asks.
 */
export function suggestionKey(pressed: Pressed, { count, active, atEnd }: FieldState): SuggestionKey | null {
  const { key, altKey, shiftKey } = pressed;
  const plain = !altKey && !pressed.ctrlKey && !pressed.metaKey && !shiftKey;
  if ((key === ' ' && pressed.ctrlKey) || (key === 'ArrowDown' && altKey)) return { act: 'ask' };
  if (count === 0 || !plain) return null;
  if (key === 'Escape') return { act: 'close' };
  if (key === 'Tab') return { act: 'take', index: active ?? 0 };
  if (key === 'Enter') return active === null ? null : { act: 'take', index: active };
  if (key === 'ArrowDown' && (active !== null || atEnd)) {
    return { act: 'move', to: active === null ? 0 : Math.min(active + 1, count - 1) };
  }
  if (key === 'ArrowUp' && active !== null) return { act: 'move', to: active === 0 ? null : active - 1 };
  return null;
}
