import {
  CREATIVE_RANGE,
  UPSCALED_PIXEL_LIMIT,
  UPSCALE_LIMIT_TEXT,
  UPSCALE_SIDE_LIMIT,
  type Mode,
  type ParsedRenderRequest,
  type PixelSize,
  type Placement,
} from '@kenna/contract';
import { invalidFields } from '../../shared/app-error.ts';
import type { StoredRequest } from './stored-request.ts';

/** What a tool changes in the request of its words: the size and the count are its picture's, not the person's. */
type EditRule = (asked: ParsedRenderRequest, picture: PixelSize) => Partial<StoredRequest>;

const sizeOf = ({ width, height }: PixelSize, factor = 1) => ({
  image_width: width * factor,
  image_height: height * factor,
});

function upscaled({ upscale: factor = 2 }: ParsedRenderRequest, picture: PixelSize) {
  if (Math.max(picture.width, picture.height) >= UPSCALE_SIDE_LIMIT)
    throw invalidFields({ upscale: UPSCALE_LIMIT_TEXT });
  if (picture.width * picture.height * factor ** 2 > UPSCALED_PIXEL_LIMIT) {
    const text = `${factor}X would make more than ${UPSCALED_PIXEL_LIMIT / 1e6} megapixels of this picture. Choose 2X.`;
    throw invalidFields({ upscale: text });
  }
  return { ...sizeOf(picture, factor), image_count: 1 };
}

const RULES: Partial<Record<Mode, EditRule>> = {
  // Two readings of one matte, as the specification has it.
  RemoveBackground: ({ background_type }, picture) => ({
    ...sizeOf(picture),
    image_count: 2,
    background_type: background_type ?? 'transparent',
  }),
  GenerateFill: ({ guidance_slider: creative }, picture) => ({
    ...sizeOf(picture),
    guidance_slider: Math.min(CREATIVE_RANGE.maximum, Math.max(CREATIVE_RANGE.minimum, creative)),
  }),
  UpscaleAndFacelift: upscaled,
  CreateVariations: ({ colourways, image_count }, picture) => ({
    ...sizeOf(picture),
    image_count: colourways.length || image_count,
  }),
  VirtualTryOn: (_asked, picture) => sizeOf(picture),
  EditWithChat: (_asked, picture) => ({ ...sizeOf(picture), image_count: 1 }),
  // Where nothing is said of it, the picture stands in the middle, as large as the canvas holds it.
  Backdrop: ({ placement, image_width: width, image_height: height }, picture) => ({
    placement: placement ?? centred(picture, { width, height }),
  }),
};

function centred(picture: PixelSize, canvas: PixelSize): Placement {
  const scale = Math.min(1, canvas.width / picture.width, canvas.height / picture.height);
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  return { x: Math.round((canvas.width - width) / 2), y: Math.round((canvas.height - height) / 2), width, height };
}

/** The request of a tool that works on `picture`. @throws AppError `invalid_fields` where the picture is too large. */
export function requestOfPicture(
  request: StoredRequest,
  asked: ParsedRenderRequest,
  picture: PixelSize & { readonly id: number },
): StoredRequest {
  return { ...request, ...RULES[asked.page]?.(asked, picture), parent_image_id: picture.id };
}
