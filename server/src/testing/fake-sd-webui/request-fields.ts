/** Strict schemas of request bodies: a field that no program supports is a mistake of ours. */
import { z } from 'zod';

const overrides = z.strictObject({
  sd_model_checkpoint: z.string().optional(),
  live_previews_enable: z.boolean().optional(),
  show_progress_every_n_steps: z.number().int().optional(),
});
const controlUnit = z.strictObject({
  enabled: z.boolean().default(false),
  module: z.string(),
  model: z.string(),
  weight: z.number(),
  image: z.string(),
  resize_mode: z.enum(['Just Resize', 'Crop and Resize', 'Resize and Fill']),
  processor_res: z.number(),
  threshold_a: z.number(),
  threshold_b: z.number(),
  guidance_start: z.number(),
  guidance_end: z.number(),
  pixel_perfect: z.boolean(),
  save_detected_map: z.boolean().default(true),
  control_mode: z.enum(['Balanced', 'My prompt is more important', 'ControlNet is more important']),
});
const scripts = z.strictObject({ controlnet: z.strictObject({ args: z.array(controlUnit) }) });

/** Fields of stable-diffusion.cpp and the others. */
const plain = {
  prompt: z.string(),
  negative_prompt: z.string(),
  seed: z.number().int(),
  steps: z.number().int().default(50),
  cfg_scale: z.number(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  batch_size: z.number().int(),
  sampler_name: z.string().optional(),
  scheduler: z.string().optional(),
  init_images: z.array(z.string()).optional(),
  mask: z.string().optional(),
  denoising_strength: z.number().optional(),
  inpainting_mask_invert: z.number().int().optional(),
  extra_images: z.array(z.string()).optional(),
};
const full = {
  ...plain,
  n_iter: z.number().int(),
  send_images: z.boolean(),
  save_images: z.literal(false),
  override_settings: overrides,
  override_settings_restore_afterwards: z.boolean(),
  alwayson_scripts: scripts.optional(),
  mask_blur: z.number().optional(),
  inpainting_fill: z.number().int().min(0).max(3).optional(),
  inpaint_full_res: z.boolean().optional(),
  resize_mode: z.number().optional(),
  include_init_images: z.boolean().optional(),
  image_cfg_scale: z.number().optional(),
};

export const drawFields = {
  a1111: z.strictObject({ ...full, force_task_id: z.string().optional() }),
  forge: z.strictObject({
    ...full,
    force_task_id: z.string().optional(),
    distilled_cfg_scale: z.number().min(0).optional(),
  }),
  'sd-next': z.strictObject(full),
  'sd-cpp': z.strictObject(plain),
  'old-sd-cpp': z.strictObject(plain),
};
export type DrawRequest = z.infer<(typeof drawFields)['forge']>;

export const extrasFields = z.strictObject({
  image: z.string(),
  resize_mode: z.literal(0),
  upscaling_resize: z.number().min(1).max(8),
  upscaler_1: z.string(),
  gfpgan_visibility: z.number().optional(),
  codeformer_visibility: z.number().optional(),
  codeformer_weight: z.number().optional(),
});
export const rembgFields = z.strictObject({
  input_image: z.string(),
  model: z.string(),
  return_mask: z.boolean(),
  alpha_matting: z.boolean(),
});
export const sdCppUpscaleFields = z.strictObject({
  image: z.string(),
  upscaler: z.string(),
  repeats: z.number().int(),
  output_format: z.literal('png'),
});
export const sdCppFields = z.strictObject({
  prompt: z.string(),
  negative_prompt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  seed: z.number().int().default(42),
  batch_count: z.literal(1),
  output_format: z.literal('png'),
  sample_params: z.strictObject({
    sample_steps: z.number().int(),
    sample_method: z.string().optional(),
    scheduler: z.string().optional(),
    guidance: z.strictObject({ txt_cfg: z.number(), distilled_guidance: z.number().optional() }),
  }),
  lora: z.array(z.strictObject({ path: z.string(), multiplier: z.number() })).optional(),
  init_image: z.string().optional(),
  strength: z.number().optional(),
  mask_image: z.string().optional(),
  control_image: z.string().optional(),
  control_strength: z.number().optional(),
  ref_images: z.array(z.string()).optional(),
});
