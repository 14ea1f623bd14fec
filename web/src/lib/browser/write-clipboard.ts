/** @returns false if the browser does not allow copying. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    // The clipboard interface is missing on insecure origins, and the page may lack the permission.
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
  // The field is added within the open dialog, because a dialog takes the focus back from any element outside of it.
  (focused?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
