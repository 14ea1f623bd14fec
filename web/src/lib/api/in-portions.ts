/** Acts on so many at a time, one portion after the other, and gathers what each answered. @throws what the first failing one throws. */
export async function inPortions<Item, Answer>(
  items: readonly Item[],
  size: number,
  act: (portion: readonly Item[]) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < items.length; at += size) answers.push(await act(items.slice(at, at + size)));
  return answers;
}
