/** The direction in which each arrow key moves something, to the right and down. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How many times as far an arrow key moves with Shift. */
export const SHIFT_FACTOR = 10;
