/** Names this window to the server, which does not tell it of what it did itself. Without `randomUUID`, which needs HTTPS. */
export const WINDOW_ID: string = [...crypto.getRandomValues(new Uint32Array(3))]
  .map((part) => part.toString(36))
  .join('-');
