/**
 * The files of each family under their published names, as a server has them on which only that family is installed.
 */
import type { ModelFiles } from './object-info.ts';

const ENCODERS = {
  flux: ['clip_l.safetensors', 't5xxl_fp8_e4m3fn_scaled.safetensors'],
  qwen: ['qwen_2.5_vl_7b_fp8_scaled.safetensors'],
  hidream: [
    'clip_l_hidream.safetensors',
    'clip_g_hidream.safetensors',
    't5xxl_fp8_e4m3fn_scaled.safetensors',
    'llama_3.1_8b_instruct_fp8_scaled.safetensors',
  ],
};

const apart = (name: string, encoders: readonly string[], vae: string, more: Partial<ModelFiles> = {}) => ({
  diffusion_models: [name],
  text_encoders: encoders,
  vae: [vae],
  ...more,
});
const whole = (name: string, more: Partial<ModelFiles> = {}) => ({ checkpoints: [name], ...more });

const flux1 = (name: string) => apart(name, ENCODERS.flux, 'ae.safetensors');
const klein = (name: string, encoder: string) => apart(name, [encoder], 'flux2-vae.safetensors');
const qwen = (name: string, more: Partial<ModelFiles> = {}) =>
  apart(name, ENCODERS.qwen, 'qwen_image_vae.safetensors', more);
const zImage = (name: string) => apart(name, ['qwen_3_4b.safetensors'], 'ae.safetensors');
const krea = (name: string) => apart(name, ['qwen3vl_4b_fp8_scaled.safetensors'], 'qwen_image_vae.safetensors');
const hidream = (name: string) => apart(name, ENCODERS.hidream, 'ae.safetensors');

const FILES: Readonly<Record<string, Partial<ModelFiles>>> = {
  'flux-2-klein-4b': klein('flux-2-klein-4b.safetensors', 'qwen_3_4b.safetensors'),
  'flux-2-klein-4b-base': klein('flux-2-klein-base-4b-fp8.safetensors', 'qwen_3_4b.safetensors'),
  'flux-2-klein-9b': klein('flux-2-klein-9b-fp8.safetensors', 'qwen_3_8b_fp8mixed.safetensors'),
  'flux-2-klein-9b-base': klein('flux-2-klein-base-9b-fp8.safetensors', 'qwen_3_8b_fp8mixed.safetensors'),
  'flux-2-klein-9b-kv': klein('flux-2-klein-9b-kv-fp8.safetensors', 'qwen_3_8b_fp8mixed.safetensors'),
  'flux-2-dev': klein('flux2_dev_fp8mixed.safetensors', 'mistral_3_small_flux2_fp8.safetensors'),
  'krea-2-turbo': krea('krea2_turbo_fp8_scaled.safetensors'),
  'krea-2': krea('krea2_raw_fp8_scaled.safetensors'),
  'flux-1-dev': flux1('flux1-dev.safetensors'),
  'flux-1-krea': flux1('flux1-krea-dev_fp8_scaled.safetensors'),
  'flux-1-schnell': flux1('flux1-schnell.safetensors'),
  'flux-1-fill': flux1('flux1-fill-dev.safetensors'),
  'flux-1-kontext': flux1('flux1-dev-kontext_fp8_scaled.safetensors'),
  'qwen-image': qwen('qwen_image_fp8_e4m3fn.safetensors'),
  'qwen-image-2512': qwen('qwen_image_2512_fp8_e4m3fn.safetensors', {
    controlnet: ['Qwen-Image-InstantX-ControlNet-Inpainting.safetensors'],
  }),
  'qwen-image-edit': qwen('qwen_image_edit_fp8_e4m3fn.safetensors'),
  'qwen-image-edit-2509': qwen('qwen_image_edit_2509_fp8_e4m3fn.safetensors'),
  'qwen-image-edit-2511': qwen('qwen_image_edit_2511_bf16.safetensors'),
  'firered-image-edit': qwen('FireRed-Image-Edit-1.1_fp8_e4m3fn.safetensors'),
  'z-image-turbo': {
    ...zImage('z_image_turbo_bf16.safetensors'),
    model_patches: ['Z-Image-Turbo-Fun-Controlnet-Union-2.1.safetensors'],
  },
  'z-image': zImage('z_image_bf16.safetensors'),
  'hidream-i1': hidream('hidream_i1_full_fp16.safetensors'),
  'hidream-i1-dev': hidream('hidream_i1_dev_bf16.safetensors'),
  'hidream-i1-fast': hidream('hidream_i1_fast_bf16.safetensors'),
  'hidream-o1': whole('hidream_o1_image_bf16.safetensors'),
  'hidream-o1-dev': whole('hidream_o1_image_dev_fp8_scaled.safetensors'),
  chroma: apart('Chroma1-HD.safetensors', ['t5xxl_fp8_e4m3fn_scaled.safetensors'], 'ae.safetensors'),
  'sd-3.5': whole('sd3.5_large_fp8_scaled.safetensors'),
  'sd-3.5-turbo': whole('sd3.5_large_turbo.safetensors'),
  sdxl: whole('sd_xl_base_1.0.safetensors', { controlnet: ['controlnet-union-sdxl-1.0-promax.safetensors'] }),
  'sdxl-turbo': whole('sd_xl_turbo_1.0_fp16.safetensors'),
  'sdxl-few-steps': whole('DreamShaperXL_Lightning.safetensors'),
  'sd-1.5': whole('v1-5-pruned-emaonly.safetensors', { controlnet: ['control_v11p_sd15_scribble.pth'] }),
  'sd-1.5-few-steps': whole('dreamshaper_8LCM.safetensors'),
};

const NOTHING: ModelFiles = {
  checkpoints: [],
  diffusion_models: [],
  text_encoders: [],
  vae: [],
  loras: [],
  controlnet: [],
  upscale_models: [],
  background_removal: [],
  facerestore_models: [],
  model_patches: [],
  unet_gguf: [],
  clip_gguf: [],
};

export const FAMILIES_WITH_FILES = Object.keys(FILES);

/** A server with several families. */
export function filesOfAll(...families: readonly string[]): ModelFiles {
  const folders = Object.keys(NOTHING) as (keyof ModelFiles)[];
  const namesIn = (folder: keyof ModelFiles) => [...new Set(families.flatMap((family) => filesOf(family)[folder]))];
  return { ...NOTHING, ...Object.fromEntries(folders.map((folder) => [folder, namesIn(folder)])) };
}

/** A server with one family, and with further files. */
export const filesOf = (family: string, more: Partial<ModelFiles> = {}): ModelFiles => ({
  ...NOTHING,
  ...FILES[family],
  ...more,
});
