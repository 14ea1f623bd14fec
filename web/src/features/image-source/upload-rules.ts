import {
  ERRORS,
  PDF_PAGES,
  PDF_TYPE,
  RECOMMENDED_SOURCE_SIDE,
  SOURCE_ENDINGS,
  SOURCE_TYPES,
  UPLOAD_LIMIT_BYTES,
  UPLOAD_MINIMUM_SIDE,
  type ImageTool,
  type PixelSize,
} from '@kenna/contract';

export const DROP_TEXT = 'Drag and drop your image here or click to upload. Max Size : 9MB';
export const UPLOAD_FAILED_TEXT = 'Cannot upload image. Please try again';
const SMALL_SOURCE_TEXT =
  'Image size too small, we recommend increasing the size of your source image for best results.';

/** The tools that draw anew from what they see in the source, and need to see it well. */
const NEEDING_DETAIL: readonly ImageTool[] = ['CreateVariations', 'LineToDrawing'];

const takesPdf = (page: ImageTool): boolean => PDF_PAGES.some((mode) => mode === page);

/** The tools that work on one picture at a time, of which a lot makes no sense. */
export const takesOne = (page: ImageTool): boolean => page === 'UpscaleAndFacelift';

/** `accept` of a file field. */
export const acceptedBy = (page: ImageTool): string => (takesPdf(page) ? `${SOURCE_ENDINGS},.pdf` : SOURCE_ENDINGS);

export interface MeasuredFile {
  readonly type: string;
  readonly bytes: number;
  /** null when the browser cannot tell. */
  readonly size: PixelSize | null;
}

/** Why a file is certain to be refused, in words; null when it may be sent. */
export function refusalOf({ type, bytes, size }: MeasuredFile, page: ImageTool): string | null {
  // Many browsers do not know HEIC, and give it no type: the server looks into the file.
  const isSource = type === '' || type === 'image/heif' || SOURCE_TYPES.some((known) => known === type);
  if (!isSource && !(type === PDF_TYPE && takesPdf(page))) {
    return takesPdf(page)
      ? 'This file type is not accepted. Use JPG, JPEG, PNG, WebP, AVIF, HEIC or PDF.'
      : ERRORS.unsupported_type.text;
  }
  if (bytes > UPLOAD_LIMIT_BYTES) return ERRORS.too_large.text;
  if (size && Math.min(size.width, size.height) <= UPLOAD_MINIMUM_SIDE) return ERRORS.image_too_small.text;
  return null;
}

/** What a person should know of a source before using it; null when there is nothing. */
export function warningOf({ width, height }: PixelSize, page: ImageTool): string | null {
  const small = width < RECOMMENDED_SOURCE_SIDE || height < RECOMMENDED_SOURCE_SIDE;
  return small && NEEDING_DETAIL.includes(page) ? SMALL_SOURCE_TEXT : null;
}
