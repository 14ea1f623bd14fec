/**
 * Identifies this window to the server, so that it does not receive events about its own changes. `randomUUID` is not
 * used because it requires HTTPS.
 */
export const WINDOW_ID: string = [...crypto.getRandomValues(new Uint32Array(3))]
  .map((part) => part.toString(36))
  .join('-');
