import { initialSettings, writeRequest, type RenderRequest, type Settings } from '@kenna/contract';

/** The settings of the dialog, by their names in the table of settings. */
export type UpscaleSettings = Pick<Settings, 'upscale' | 'faceEnhance' | 'handFixes'>;

const { upscale, faceEnhance, handFixes, count } = initialSettings('UpscaleAndFacelift');

export const UPSCALE_DEFAULTS: UpscaleSettings = { upscale, faceEnhance, handFixes };

export const upscaleRequest = (settings: UpscaleSettings, promptImageUrl: string): RenderRequest =>
  writeRequest('UpscaleAndFacelift', { ...settings, promptImageUrl, count });
