interface Sized {
  readonly width: number;
  readonly height: number;
}

/** Largest relative difference of two ratios that rounding side lengths to whole pixels can cause. */
const MAX_RATIO_DIFFERENCE = 0.01;

/** Whether two pictures have the same aspect ratio, so that one can be laid over the other. */
export const isSameShape = (one: Sized, other: Sized): boolean =>
  Math.abs(one.width / one.height / (other.width / other.height) - 1) < MAX_RATIO_DIFFERENCE;

/** Number of columns on the stage: two pictures stand side by side, four in two rows. */
export const columnsOf = (count: number): number => (count === 2 ? 2 : Math.ceil(Math.sqrt(count)));

/** `sizes` attribute of a picture on the stage, which is about 60 % of a wide window. */
export const stageSizes = (count: number): string =>
  count === 1 ? '(max-width: 1023px) 100vw, 60vw' : '(max-width: 1023px) 50vw, 30vw';
