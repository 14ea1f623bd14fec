import {
  CREATIVE_RANGE,
  CUSTOM_SIDE_MAXIMUM,
  CUSTOM_SIDE_MINIMUM,
  initialSettings,
  writeRequest,
  type ImageCount,
  type PixelSize,
  type RenderRequest,
  type Settings,
} from '@kenna/contract';

/** The settings of the dialog, by their names in the table of settings. `guidance` is the Creative slider. */
export interface FillSettings extends Pick<Settings, 'prompt' | 'negativePrompt' | 'guidance'> {
  readonly count: ImageCount;
}

const { prompt, negativePrompt, count, strength } = initialSettings('GenerateFill');

/** The dialog starts at the default of the Creative slider; the panel starts at the guidance of the mode. */
export const FILL_DEFAULTS: FillSettings = { prompt, negativePrompt, guidance: CREATIVE_RANGE.default, count };

/** The request of the dialog. `mask` is the address of the uploaded mask. */
export const fillRequest = (
  settings: FillSettings,
  picture: { readonly picture: string } & PixelSize,
  mask: string,
): RenderRequest =>
  writeRequest('GenerateFill', {
    ...settings,
    ...requestSize(picture),
    strength,
    promptImageUrl: picture.picture,
    maskImageUrl: mask,
  });

/** Size of a picture scaled down to the limits of a request. Placeholders of the results have this shape. */
export function requestSize(picture: PixelSize): PixelSize {
  const scale = Math.min(1, CUSTOM_SIDE_MAXIMUM / Math.max(picture.width, picture.height));
  const side = (pixels: number) => Math.max(CUSTOM_SIDE_MINIMUM, Math.round(pixels * scale));
  return { width: side(picture.width), height: side(picture.height) };
}
