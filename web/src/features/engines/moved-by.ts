/** The list with one item moved by one place; it stays where it is at either end. */
export function movedBy<Item>(list: readonly Item[], place: number, by: 1 | -1): Item[] {
  const moved = [...list];
  const [item] = moved.splice(place, 1);
  moved.splice(Math.max(0, place + by), 0, item!);
  return moved;
}
