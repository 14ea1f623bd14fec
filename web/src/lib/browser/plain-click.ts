import type { MouseEvent } from 'react';

/**
 * For links to a file whose plain click opens a dialog with download options. With a modifier key or another button the
 * browser follows the link as usual.
 */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  act();
};
