import { isBelowDialog } from './is-below-dialog.ts';

/**
 * Returns true when a key is pressed inside a canvas, or while nothing has the focus or only the heading of the page, to
 * which a login moves it. A canvas behind its results is inert, and the keys belong to
 * them; behind a dialog they belong to the dialog.
 */
export const isForCanvas = ({ target }: KeyboardEvent, root: Element): boolean =>
  root.closest('[inert]') === null &&
  !isBelowDialog(root) &&
  (target === document.body ||
    (target instanceof Element && (root.contains(target) || target.matches('h1[tabindex="-1"]'))));
