/** @returns false where the browser allows no copying. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    // The interface is missing on insecure origins, and may be denied to a page.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  const focused = document.activeElement;
  // Within an open dialog, because a dialog takes the focus back from what lies outside of it.
  (focused?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
