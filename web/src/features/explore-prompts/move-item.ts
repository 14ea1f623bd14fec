/** Moves an item to the index of another one: after it when moved down, before it when moved up. */
export function moveItem(ids: readonly number[], id: number, onto: number): number[] {
  const [from, to] = [ids.indexOf(id), ids.indexOf(onto)];
  if (from < 0 || to < 0) return [...ids];
  const rest = ids.filter((each) => each !== id);
  rest.splice(to, 0, id);
  return rest;
}
