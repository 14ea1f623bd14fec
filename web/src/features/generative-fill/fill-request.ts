import {
  CREATIVE_RANGE,
  CUSTOM_SIDE_MAXIMUM,
  CUSTOM_SIDE_MINIMUM,
  MODE_TABLE,
  sizeText,
  strengthSent,
  type ImageCount,
  type PixelSize,
  type RenderRequest,
} from '@kenna/contract';

/** What a person sets in the popup. */
export interface FillSettings {
  readonly prompt: string;
  readonly negative: string;
  readonly creative: number;
  readonly count: ImageCount;
}

export const FILL_DEFAULTS: FillSettings = { prompt: '', negative: '', creative: CREATIVE_RANGE.default, count: 1 };

/** The request of the popup: its words, on a picture, where a mask covers it. */
export function fillRequest(
  { prompt, negative, creative, count }: FillSettings,
  picture: { readonly picture: string } & PixelSize,
  mask: string,
): RenderRequest {
  return {
    page: 'GenerateFill',
    prompt: prompt.trim(),
    negative_prompt: negative.trim(),
    guidance_slider: creative,
    strength_slider: strengthSent(MODE_TABLE.GenerateFill.defaults.strength),
    image_count: count,
    prompt_image_url: picture.picture,
    mask_image: mask,
    ...shapeOf(picture),
  };
}

/** The shape of a picture as far as a request can carry it: the place that is kept for the result. */
export function shapeOf(
  picture: PixelSize,
): Required<Pick<RenderRequest, 'image_width' | 'image_height'>> & Pick<RenderRequest, 'size'> {
  const scale = Math.min(1, CUSTOM_SIDE_MAXIMUM / Math.max(picture.width, picture.height));
  const side = (pixels: number) => Math.max(CUSTOM_SIDE_MINIMUM, Math.round(pixels * scale));
  const size = { width: side(picture.width), height: side(picture.height) };
  return { image_width: size.width, image_height: size.height, size: sizeText(size) };
}
