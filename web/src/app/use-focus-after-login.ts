import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the main heading of the page that a login leads to, which screen readers then read out: the form that
 * had it is gone. A page that focuses a field of its own keeps that. `userId`: null for a visitor, undefined while unknown.
 */
export function useFocusAfterLogin(userId: number | null | undefined): void {
  const before = useRef(userId);
  useEffect(() => {
    const wasVisitor = before.current === null;
    before.current = userId;
    if (wasVisitor && typeof userId === 'number') return whenHeadingComes(focusHeading);
  }, [userId]);
}

/** Calls `onHeading` with the heading of the next page, unless the person acts before. Returns a function that stops it. */
function whenHeadingComes(onHeading: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('main h1');
  const last = find();
  const abort = new AbortController();
  const { signal } = abort;
  const observer = new MutationObserver(() => {
    const heading = find();
    if (heading === null || heading === last) return;
    abort.abort();
    onHeading(heading);
  });
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  for (const act of ['keydown', 'pointerdown']) window.addEventListener(act, () => abort.abort(), { signal });
  return () => abort.abort();
}

function focusHeading(heading: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
