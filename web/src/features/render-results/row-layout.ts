interface Sized {
  readonly width: number;
  readonly height: number;
}

/** Rows are at most this high, px: a single picture still leaves room for the next band. */
const ROW_HEIGHT = 520;

/** The width at which a row of pictures, all of one height, is `height` px high: gaps are left to the style sheet. */
export const rowWidth = (pictures: readonly Sized[], height = ROW_HEIGHT): number =>
  Math.round(pictures.reduce((sum, picture) => sum + picture.width / picture.height, 0) * height);

/** `sizes` of one picture of such a row: its share of the row, half the screen on a phone. */
export function sizesOf(picture: Sized, pictures: readonly Sized[]): string {
  const share = picture.width / picture.height / (rowWidth(pictures, 1000) / 1000);
  return `(max-width: 639px) 50vw, ${Math.round(Math.min(1, share) * 60)}vw`;
}
