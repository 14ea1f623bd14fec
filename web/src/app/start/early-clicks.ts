/**
 * Records clicks on buttons of a server-rendered page until it is hydrated, because until then they have no effect.
 * Links work without scripts. The returned function stops recording and repeats the clicks in their order.
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
