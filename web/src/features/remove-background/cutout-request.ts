import { initialSettings, writeRequest, type RenderRequest, type Settings } from '@kenna/contract';

/** The settings of the dialog, by their names in the table of settings. */
export type CutoutSettings = Pick<Settings, 'background' | 'sensitivity' | 'highQuality'>;

const { background, sensitivity, highQuality, count } = initialSettings('RemoveBackground');

export const CUTOUT_DEFAULTS: CutoutSettings = { background, sensitivity, highQuality };

/** The count is fixed: one result with the true matte and one with crisp edges. */
export const cutoutRequest = (settings: CutoutSettings, promptImageUrl: string): RenderRequest =>
  writeRequest('RemoveBackground', { ...settings, promptImageUrl, count });
