import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the first field of a page, except on touch screens, where the keyboard would cover the page at once. */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  return field;
}
