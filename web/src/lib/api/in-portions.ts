/**
 * Calls `act` with `size` items at a time, one portion after the other, and returns all answers. @throws the error of
 * the first portion that fails; later portions are not sent.
 */
export async function inPortions<Item, Answer>(
  items: readonly Item[],
  size: number,
  act: (portion: readonly Item[]) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < items.length; at += size) answers.push(await act(items.slice(at, at + size)));
  return answers;
}
