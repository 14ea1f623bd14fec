import { MODE_TABLE, type RenderRequest, type Sensitivity } from '@kenna/contract';

/** What a person sets in the dialog. */
export interface CutoutSettings {
  readonly modelSensitivity: Sensitivity;
  /** A colour, or `transparent`. */
  readonly backgroundType: string;
  readonly hdQuality: boolean;
}

const { background, sensitivity, highQuality, count } = MODE_TABLE.RemoveBackground.defaults;

export const CUTOUT_DEFAULTS: CutoutSettings = {
  modelSensitivity: sensitivity,
  backgroundType: background ?? '#ffffff',
  hdQuality: highQuality,
};

/** Asks for both readings of the subject's edge, whatever else was set. */
export const cutoutRequest = (settings: CutoutSettings, imageUrl: string): RenderRequest => ({
  page: 'RemoveBackground',
  prompt_image_url: imageUrl,
  background_type: settings.backgroundType,
  model_sensitivity: settings.modelSensitivity,
  hd_image_quality: settings.hdQuality,
  image_count: count,
});
