import type { MouseEvent } from 'react';

/**
 * For a link to a file that asks first how it is to be saved: a plain click acts; with a key, or by the menu of the browser,
 * the link is what it says.
 */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  act();
};
