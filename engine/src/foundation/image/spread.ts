/** Number of pixels between two calls of `check`. */
export const CHECKED = 65_536;

/**
 * Visits the neighbours of every pixel on the stack until it is empty. `visit` pushes those from which the search
 * continues. `check` may throw to stop it.
 */
export function spread(
  stack: number[],
  width: number,
  height: number,
  visit: (i: number) => void,
  check?: () => void,
): void {
  for (let count = 1; stack.length > 0; count++) {
    if (count % CHECKED === 0) check?.();
    const i = stack.pop()!;
    const x = i % width;
    if (x > 0) visit(i - 1);
    if (x < width - 1) visit(i + 1);
    if (i >= width) visit(i - width);
    if (i < width * (height - 1)) visit(i + width);
  }
}

/** Returns the pixels connected with `start` that are 0 in `seen`, and sets them to 1 there. `check` may throw to stop it. */
export function areaFrom(
  start: number,
  seen: Uint8Array,
  width: number,
  height: number,
  check?: () => void,
): readonly number[] {
  const area: number[] = [];
  const stack: number[] = [];
  const visit = (i: number) => {
    if (seen[i]) return;
    seen[i] = 1;
    area.push(i);
    stack.push(i);
  };
  visit(start);
  spread(stack, width, height, visit, check);
  return area;
}
