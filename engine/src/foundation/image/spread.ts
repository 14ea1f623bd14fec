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
