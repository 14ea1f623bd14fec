import { MODE_TABLE, type RenderRequest } from '@kenna/contract';
import type { UpscaleSettings } from './components/upscale-options.tsx';

const { upscale, faceEnhance } = MODE_TABLE.UpscaleAndFacelift.defaults;

export const UPSCALE_DEFAULTS: UpscaleSettings = { upscale, faceEnhance, handFixes: false };

export const upscaleRequest = (settings: UpscaleSettings, imageUrl: string): RenderRequest => ({
  page: 'UpscaleAndFacelift',
  prompt_image_url: imageUrl,
  upscale: settings.upscale,
  face_enhance: settings.faceEnhance ? 1 : 0,
  hand_fixes: settings.handFixes,
  image_count: 1,
});
