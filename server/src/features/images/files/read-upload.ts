import { PDF_PAGES, PDF_TYPE, UPLOAD_MINIMUM_SIDE, UPLOAD_PIXEL_LIMIT, UPLOAD_TYPES } from '@kenna/contract';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { AppError } from '../../../shared/app-error.ts';
import { rasterisePdf } from './rasterise-pdf.ts';
import type { EncodedPicture } from './store-picture.ts';

type UploadType = (typeof UPLOAD_TYPES)[number];

const SIGNATURES: readonly { type: UploadType; bytes: Buffer }[] = [
  { type: 'image/jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { type: 'image/png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
];

/** Stops at the first fault of the file, and before a small file unpacks into gigabytes. */
const STRICT: SharpOptions = { failOn: 'warning', limitInputPixels: UPLOAD_PIXEL_LIMIT };

/** Above what an eye or an edit tells from the upload, well under the size of a PNG. */
const JPEG = { quality: 95, chromaSubsampling: '4:4:4' };

export interface UploadedFile {
  readonly bytes: Buffer;
  /** What the browser says it is; the content decides. */
  readonly declaredType: string;
  /** The tool that it is for. */
  readonly page: string | null;
}

const PDF_SIGNATURE = Buffer.from('%PDF-');
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, PDF_SIGNATURE.length).equals(PDF_SIGNATURE);

/** The picture in the file: itself, or the first page of a PDF where the tool takes one. */
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

/** The type by content, whatever the name and the browser say. */
function typeOf(bytes: Buffer, declaredType: string): UploadType {
  const match = SIGNATURES.find(({ bytes: signature }) => bytes.subarray(0, signature.length).equals(signature));
  if (match) return match.type;
  const claims = UPLOAD_TYPES.some((type) => type === declaredType);
  throw new AppError(claims ? 'image_unreadable' : 'unsupported_type');
}

async function headerOf(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { ...STRICT, limitInputPixels: false }).metadata();
  } catch (error) {
    throw new AppError('image_unreadable', { cause: error });
  }
}

/**
 * Checks an upload and writes it anew: upright, in sRGB, without the camera's data and place.
 * @throws AppError `unsupported_type`, `image_unreadable` (also cut short), `image_too_many_pixels`, `image_too_small`.
 */
export async function readUpload(file: UploadedFile): Promise<EncodedPicture> {
  const { bytes, declaredType } = await pictureIn(file);
  const contentType = typeOf(bytes, declaredType);
  const { width, height } = await headerOf(bytes);
  if (width * height > UPLOAD_PIXEL_LIMIT) throw new AppError('image_too_many_pixels');
  if (Math.min(width, height) <= UPLOAD_MINIMUM_SIDE) throw new AppError('image_too_small');
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
