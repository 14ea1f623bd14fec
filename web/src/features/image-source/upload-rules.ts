import {
  ERRORS,
  PDF_PAGES,
  PDF_TYPE,
  RECOMMENDED_SOURCE_SIDE,
  SOURCE_ENDINGS,
  SOURCE_TYPES,
  UPLOAD_LIMIT_BYTES,
  uploadTooSmall,
  type ImageTool,
  type PixelSize,
} from '@kenna/contract';

export const DROP_TEXT = 'Drag and drop your image here or click to upload. Max Size : 9MB';
export const UPLOAD_FAILED_TEXT = 'Cannot upload image. Please try again';
const SMALL_SOURCE_TEXT =
  'Image size too small, we recommend increasing the size of your source image for best results.';

/** Tools that redraw the source and therefore need a detailed one. */
const DETAIL_TOOLS: readonly ImageTool[] = ['CreateVariations', 'LineToDrawing'];

const takesPdf = (page: ImageTool): boolean => PDF_PAGES.some((mode) => mode === page);

/** Returns true for tools that work on one picture at a time, which makes a batch of files pointless. */
export const takesOne = (page: ImageTool): boolean => page === 'UpscaleAndFacelift';

/** Value of the `accept` attribute of a file field. */
export const acceptedBy = (page: ImageTool): string => (takesPdf(page) ? `${SOURCE_ENDINGS},.pdf` : SOURCE_ENDINGS);

export interface MeasuredFile {
  readonly type: string;
  readonly bytes: number;
  /** Size in pixels; null when the browser cannot decode the picture. */
  readonly size: PixelSize | null;
}

/** Reason why the server would certainly refuse a file; null when it can be sent. */
export function refusalOf({ type, bytes, size }: MeasuredFile, page: ImageTool): string | null {
  // Many browsers do not know HEIC and report an empty type; the server then detects the type from the content.
  const isSource = type === '' || type === 'image/heif' || SOURCE_TYPES.some((known) => known === type);
  if (!isSource && !(type === PDF_TYPE && takesPdf(page))) {
    return takesPdf(page)
      ? 'This file type is not accepted. Use JPG, JPEG, PNG, WebP, AVIF, HEIC or PDF.'
      : ERRORS.unsupported_type.text;
  }
  if (bytes > UPLOAD_LIMIT_BYTES) return ERRORS.too_large.text;
  return size && uploadTooSmall(size, page);
}

/** Warning that a source is smaller than recommended for a tool; null when it is large enough. */
export function warningOf({ width, height }: PixelSize, page: ImageTool): string | null {
  const small = width < RECOMMENDED_SOURCE_SIDE || height < RECOMMENDED_SOURCE_SIDE;
  return small && DETAIL_TOOLS.includes(page) ? SMALL_SOURCE_TEXT : null;
}
