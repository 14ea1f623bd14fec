/**
 * Time in milliseconds for which a file stays in memory after its download was started. Phones ask for confirmation
 * first, which takes a while.
 */
const RELEASE_MS = 60_000;

/** Downloads a file from memory under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  saveAddress(address, name);
  // The browser reads the file only after this task, so the address must stay valid until then.
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
}

/** Downloads the file at an address under a name. */
export function saveAddress(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
