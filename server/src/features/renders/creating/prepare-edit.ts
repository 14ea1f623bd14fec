import {
  CREATIVE_RANGE,
  UPSCALED_PIXEL_LIMIT,
  UPSCALE_LIMIT_TEXT,
  UPSCALE_SIDE_LIMIT,
  type Mode,
  type PixelSize,
  type Placement,
  type Settings,
} from '@kenna/contract';
import { invalidFields } from '../../../shared/app-error.ts';
import type { StoredRender } from '../stored-render.ts';

/** What a tool sets itself, from the picture and the request: size, count, guidance or placement. */
type EditRule = (asked: Settings, picture: PixelSize) => Partial<StoredRender>;

const sizeOf = ({ width, height }: PixelSize, factor = 1) => ({
  width: width * factor,
  height: height * factor,
});

function upscaled({ upscale: factor }: Settings, picture: PixelSize) {
  if (Math.max(picture.width, picture.height) >= UPSCALE_SIDE_LIMIT)
    throw invalidFields({ upscale: UPSCALE_LIMIT_TEXT });
  if (picture.width * picture.height * factor ** 2 > UPSCALED_PIXEL_LIMIT) {
    const text = `${factor}X would make more than ${UPSCALED_PIXEL_LIMIT / 1e6} megapixels of this picture. Choose 2X.`;
    throw invalidFields({ upscale: text });
  }
  return { ...sizeOf(picture, factor), count: 1 };
}

const RULES: Partial<Record<Mode, EditRule>> = {
  // Two results from one matte, as the specification requires.
  RemoveBackground: ({ background }, picture) => ({
    ...sizeOf(picture),
    count: 2,
    background: background ?? 'transparent',
  }),
  GenerateFill: ({ guidance: creative }, picture) => ({
    ...sizeOf(picture),
    guidance: Math.min(CREATIVE_RANGE.maximum, Math.max(CREATIVE_RANGE.minimum, creative)),
  }),
  UpscaleAndFacelift: upscaled,
  CreateVariations: ({ colourways, count }, picture) => ({
    ...sizeOf(picture),
    count: colourways.length || count,
  }),
  VirtualTryOn: (_asked, picture) => sizeOf(picture),
  EditWithChat: (_asked, picture) => ({ ...sizeOf(picture), count: 1 }),
  // By default the picture is centred, and reduced when it is larger than the canvas.
  Backdrop: ({ placement, width, height }, picture) => ({
    placement: placement ?? centred(picture, { width, height }),
  }),
};

function centred(picture: PixelSize, canvas: PixelSize): Placement {
  const scale = Math.min(1, canvas.width / picture.width, canvas.height / picture.height);
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  return { x: Math.round((canvas.width - width) / 2), y: Math.round((canvas.height - height) / 2), width, height };
}

/**
 * Completes the request of a tool that works on `picture` with what the tool sets itself.
 *
 * @throws AppError `invalid_fields` where the picture is too large.
 */
export function prepareEdit(
  request: StoredRender,
  asked: Settings,
  picture: PixelSize & { readonly id: number },
): StoredRender {
  return { ...request, ...RULES[request.mode]?.(asked, picture), parentImageId: picture.id };
}
