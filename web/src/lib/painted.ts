/** Resolves when what is in the document has been seen; at once where nobody looks. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    // The frame is drawn between the two.
    else requestAnimationFrame(() => setTimeout(resolve));
  });
