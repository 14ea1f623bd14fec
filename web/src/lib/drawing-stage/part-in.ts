/** Returns the element inside `root` whose `data-part` is `name`. @throws if there is none. */
export function partIn<E extends Element>(root: HTMLElement, name: string): E {
  const element = root.querySelector<E>(`[data-part="${name}"]`);
  if (!element) throw new Error(`The canvas has no ${name}`);
  return element;
}
