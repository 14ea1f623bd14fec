/** Values that the rows of several families share. */
import type { Licence, NeededFile } from './family.ts';

export const MEGAPIXEL = 1024 * 1024;

const HUB = 'https://huggingface.co';
const file = (name: string, from: string, ...names: RegExp[]): NeededFile => ({ name, names, from: `${HUB}/${from}` });

const FLUX_ENCODERS = 'comfyanonymous/flux_text_encoders';

export const CLIP_L = file('clip_l.safetensors', FLUX_ENCODERS, /^clip_l(?!.*hidream)/i);
export const T5 = file('t5xxl_fp8_e4m3fn_scaled.safetensors', FLUX_ENCODERS, /t5.?xxl.*fp8/i, /t5.?xxl|t5-v1_1-xxl/i);
export const CLIP_G = file(
  'clip_g.safetensors',
  'Comfy-Org/stable-diffusion-3.5-fp8/tree/main/text_encoders',
  /^clip_g(?!.*hidream)/i,
);
export const QWEN_3_4B = file(
  'qwen_3_4b.safetensors',
  'Comfy-Org/flux2-klein-4B/tree/main/split_files/text_encoders',
  /qwen.?3.?4b(?!.*vl)/i,
);
export const QWEN_3_8B = file(
  'qwen_3_8b_fp8mixed.safetensors',
  'Comfy-Org/flux2-klein-9B/tree/main/split_files/text_encoders',
  /^qwen.?3.?8b.*fp8/i,
  /^qwen.?3.?8b/i,
);
export const QWEN_2_5_VL = file(
  'qwen_2.5_vl_7b_fp8_scaled.safetensors',
  'Comfy-Org/Qwen-Image_ComfyUI/tree/main/split_files/text_encoders',
  /qwen.?2\.5.?vl.*fp8/i,
  /qwen.?2\.5.?vl/i,
);
export const AE = file(
  'ae.safetensors',
  'Comfy-Org/z_image_turbo/tree/main/split_files/vae',
  /^ae\.(safetensors|sft)$/i,
  /^flux.?1?.?(vae|ae)(?!.*2)/i,
);
export const FLUX2_VAE = file(
  'flux2-vae.safetensors',
  'Comfy-Org/flux2-klein-4B/tree/main/split_files/vae',
  /flux.?2.*(vae|ae)/i,
  /full_encoder_small_decoder/i,
);
/** The VAE of Qwen-Image-Layered has a similar name and other weights; so has that of Qwen-Image 2.1. */
export const QWEN_VAE = file(
  'qwen_image_vae.safetensors',
  'Comfy-Org/Qwen-Image_ComfyUI/tree/main/split_files/vae',
  /^qwen.?image.?vae/i,
);
export { file as neededFile };

export const APACHE: Licence = { name: 'Apache-2.0', sells: 'yes' };
export const FLUX_NON_COMMERCIAL: Licence = { name: 'FLUX Non-Commercial', sells: 'no' };
