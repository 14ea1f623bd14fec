interface Sized {
  readonly width: number;
  readonly height: number;
}

/** Maximum height of a row in pixels, low enough that the next render stays visible below a single picture. */
const MAX_ROW_HEIGHT = 520;

/** `sizes` attribute of a picture in the contact sheet, whose rows are about 200 pixels high. */
export const sheetSizes = ({ width, height }: Sized): string => `${Math.round((width / height) * 200)}px`;

/** Width in pixels at which a row of equally high pictures is `height` pixels high, without gaps. */
export const rowWidth = (pictures: readonly Sized[], height = MAX_ROW_HEIGHT): number =>
  Math.round(pictures.reduce((sum, picture) => sum + picture.width / picture.height, 0) * height);

/**
 * `sizes` attribute of a picture in such a row: its share of the row, which is about 60 % of the window wide, or half
 * of the screen on a phone.
 */
export function sizesOf(picture: Sized, pictures: readonly Sized[]): string {
  const share = picture.width / picture.height / (rowWidth(pictures, 1000) / 1000);
  return `(max-width: 639px) 50vw, ${Math.round(Math.min(1, share) * 60)}vw`;
}
