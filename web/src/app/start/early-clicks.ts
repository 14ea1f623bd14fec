/**
 * Records clicks on buttons of a server-rendered page until it is hydrated, because until then they have no effect.
 * Links work without scripts. The returned function stops recording and repeats the clicks in their order.
 */
export function recordEarlyClicks(root: HTMLElement): () => void {
  const clicked: HTMLButtonElement[] = [];
  const record = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    clicked.push(button);
  };
  root.addEventListener('click', record, true);
  return () => {
    root.removeEventListener('click', record, true);
    for (const button of clicked) button.click();
  };
}
