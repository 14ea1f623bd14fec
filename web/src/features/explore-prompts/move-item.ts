/** Puts one of a list where another is: before it when it comes from below, after it when it comes from above. */
export function moveItem(ids: readonly number[], id: number, onto: number): number[] {
  const [from, to] = [ids.indexOf(id), ids.indexOf(onto)];
  if (from < 0 || to < 0) return [...ids];
  const rest = ids.filter((each) => each !== id);
  rest.splice(to, 0, id);
  return rest;
}
