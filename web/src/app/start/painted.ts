/** Letters that have not come by then are waited for no longer, ms. */
const PATIENCE = 1500;

/** Resolves when what is in the document has been seen in its own letters; at once where nobody looks. */
export async function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  // The frame is drawn between the two.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
