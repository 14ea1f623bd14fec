import { useEffect } from 'react';
import { openPalette, useOpenPalette } from '../../features/command-palette/palette.store.ts';
import { isForField } from '../../lib/browser/is-for-field.ts';

/**
 * The keys of every page: Ctrl or ⌘ with K opens the command palette, `/` focuses the search field of the page or of the
 * topmost dialog and opens the palette where there is none, `?` lists all keys.
 */
export function usePaletteKeys(): void {
  const isOpen = useOpenPalette() !== null;
  useEffect(() => {
    if (isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && !event.shiftKey && event.key.toLowerCase() === 'k') openPalette('commands');
      else if (isCommand || isForField(event)) return;
      else if (event.key === '?') openPalette('keys');
      else if (event.key === '/') search();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
}

function search(): void {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  const fields = [...(dialog ?? document).querySelectorAll<HTMLInputElement>('[data-search]')];
  const field = fields.find((each) => each.getClientRects().length > 0);
  if (field === undefined) return openPalette('commands');
  field.focus();
  field.select();
}
