/** Returns true while a dialog is open that does not contain the element, so that keys do not belong to it. */
export function isBelowDialog(element: Element | null): boolean {
  const dialog = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1);
  return dialog !== undefined && !dialog.contains(element);
}
