import { PDF_PAGES, PDF_TYPE, SOURCE_TYPES, UPLOAD_PIXEL_LIMIT, uploadTooSmall } from '@kenna/contract';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { AppError } from '../../../shared/app-error.ts';
import { rasterisePdf } from './rasterise-pdf.ts';
import { readHeic } from './read-heic.ts';
import { sourceTypeOf, type SourceType } from '../../../shared/source-type.ts';
import type { EncodedPicture } from './store-picture.ts';

/** Fails at the first error in the file, and before a small file unpacks into gigabytes. */
const STRICT: SharpOptions = { failOn: 'warning', limitInputPixels: UPLOAD_PIXEL_LIMIT };

/** No visible difference from the upload, for people or tools, at far less than the size of a PNG. */
const JPEG = { quality: 95, chromaSubsampling: '4:4:4' };

export interface UploadedFile {
  readonly bytes: Buffer;
  /** The type that the browser declares; the content decides. */
  readonly declaredType: string;
  /** The tool for which it is uploaded. */
  readonly page: string | null;
}

const PDF_SIGNATURE = Buffer.from('%PDF-');
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, PDF_SIGNATURE.length).equals(PDF_SIGNATURE);

/** The picture in the file, or the first page of a PDF where the tool accepts one. */
async function pictureIn({
  bytes,
  declaredType,
  page,
}: UploadedFile): Promise<Pick<UploadedFile, 'bytes' | 'declaredType'>> {
  const takesPdf = PDF_PAGES.some((tool) => tool === page);
  if (!isPdf(bytes)) return { bytes, declaredType: takesPdf && declaredType === PDF_TYPE ? 'image/png' : declaredType };
  if (!takesPdf) throw new AppError('unsupported_type');
  return { bytes: await rasterisePdf(bytes), declaredType: 'image/png' };
}

function typeOf(bytes: Buffer, declaredType: string): SourceType {
  const type = sourceTypeOf(bytes);
  if (type !== null) return type;
  const claims = SOURCE_TYPES.some((known) => known === declaredType);
  throw new AppError(claims ? 'image_unreadable' : 'unsupported_type');
}

/** Bytes 12 to 16 of a WebP are the type of its first chunk; VP8L is lossless. */
const isLossless = (bytes: Buffer): boolean => bytes.toString('latin1', 12, 16) === 'VP8L';

/**
 * The format for storage: PNG and JPG stay; of the others, lossless WebP and pictures with an alpha channel become PNG,
 * all else JPG.
 */
function storedTypeOf(type: SourceType, bytes: Buffer, { hasAlpha }: Metadata): EncodedPicture['contentType'] {
  if (type === 'image/png' || type === 'image/jpeg') return type;
  return hasAlpha || (type === 'image/webp' && isLossless(bytes)) ? 'image/png' : 'image/jpeg';
}

async function headerOf(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { ...STRICT, limitInputPixels: false }).metadata();
  } catch (error) {
    throw new AppError('image_unreadable', { cause: error });
  }
}

/**
 * Validates and re-encodes an upload: upright, in sRGB, without the camera's metadata and location. Of an animation the
 * first frame is used.
 * @throws AppError `unsupported_type`, `image_unreadable` (also when truncated), `image_too_many_pixels`,
 * `image_too_small`.
 */
export async function readUpload(file: UploadedFile): Promise<EncodedPicture> {
  const { bytes: sent, declaredType } = await pictureIn(file);
  const type = typeOf(sent, declaredType);
  const bytes = type === 'image/heic' ? await readHeic(sent) : sent;
  const header = await headerOf(bytes);
  const { width, height } = header;
  if (width * height > UPLOAD_PIXEL_LIMIT) throw new AppError('image_too_many_pixels');
  const tooSmall = uploadTooSmall({ width, height }, file.page);
  if (tooSmall !== null) throw new AppError('image_too_small', { text: tooSmall });
  const contentType = storedTypeOf(type, bytes, header);
  try {
    const upright = sharp(bytes, STRICT).autoOrient().toColourspace('srgb');
    const encoder = contentType === 'image/jpeg' ? upright.jpeg(JPEG) : upright.png();
    const { data, info } = await encoder.toBuffer({ resolveWithObject: true });
    return {
      original: async () => data,
      contentType,
      width: info.width,
      height: info.height,
      decode: () => sharp(data),
    };
  } catch (error) {
    throw new AppError('image_unreadable', { cause: error });
  }
}
