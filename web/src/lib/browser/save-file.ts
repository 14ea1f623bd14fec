/** Browsers on a phone ask first. */
const RELEASE_MS = 60_000;

/** Gives a file that is already here to the person under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  saveAddress(address, name);
  // Once the browser has taken it; it begins in a task of its own.
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
}

/** Gives a file at an address to the person under a name. */
export function saveAddress(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
