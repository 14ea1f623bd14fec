/** How long to wait for fonts that are still loading, in ms. */
const FONT_TIMEOUT_MS = 1500;

/** Resolves once the document has been painted with its own fonts; at once when the tab is hidden. */
export async function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS))]);
  // The browser paints between the frame callback and the timer.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
