/**
 * Keeps clicks on the buttons of a page that came drawn, until it is alive: they would go nowhere. Links lead on by
 * themselves. The function that it returns does them in their order, and keeps no more.
 */
export function keepEarlyClicks(root: HTMLElement): () => void {
  const clicked: HTMLButtonElement[] = [];
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    clicked.push(button);
  };
  root.addEventListener('click', keep, true);
  return () => {
    root.removeEventListener('click', keep, true);
    for (const button of clicked) button.click();
  };
}
