/** A shot as a request of A1111, Forge and SD.Next, and of stable-diffusion.cpp on its routes of the same names. */
import { encodePng } from '../../composition/png.ts';
import { maskAsPixels } from '../../composition/mask-forms.ts';
import type { Flavour } from '../protocol/probe-server.ts';
import type { Control, Shot } from './shot.ts';

export interface WebuiRequest {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const base64 = async (...[pixels]: Parameters<typeof encodePng>) => (await encodePng(pixels)).toString('base64');

/**
 * `enabled` is off by default. The picture must be a plain string under exactly this name: Forge silently ignores other
 * names and fails on an object. Without the last field the lines are returned as an extra picture.
 */
const controlUnit = async ({ module, model, weight, pixels, until, mode }: Control) => ({
  enabled: true,
  module,
  model,
  weight,
  image: await base64(pixels),
  resize_mode: 'Crop and Resize',
  processor_res: -1,
  threshold_a: -1,
  threshold_b: -1,
  guidance_start: 0,
  guidance_end: until,
  pixel_perfect: true,
  control_mode: mode,
  save_detected_map: false,
});

/**
 * A1111 restores overridden settings after each request; Forge makes them permanent, and they belong to the operator.
 */
function overrides({ checkpoint }: Shot, flavour: Flavour): Record<string, unknown> {
  const named = checkpoint === null ? {} : { sd_model_checkpoint: checkpoint };
  // By default A1111 sends a preview every ten steps, and none where an operator has turned them off.
  return flavour === 'a1111' ? { ...named, live_previews_enable: true, show_progress_every_n_steps: 4 } : named;
}

async function startOf({ start, imageCfg, references }: Shot, flavour: Flavour): Promise<Record<string, unknown>> {
  const extra = references.length > 0 ? { extra_images: await Promise.all(references.map((one) => base64(one))) } : {};
  if (start === null) return extra;
  const { pixels, denoising, mask, begins } = start;
  const masked = mask && {
    // A single string: a list is silently ignored. Three channels, because some servers refuse greyscale.
    mask: await base64(maskAsPixels(mask)),
    inpainting_mask_invert: 0,
    // stable-diffusion.cpp supports only binary masks and starts from the present content.
    ...(flavour !== 'sd-cpp' && {
      mask_blur: 4,
      inpainting_fill: begins === 'smear' ? 0 : 1,
      inpaint_full_res: false,
    }),
  };
  return {
    ...extra,
    init_images: [await base64(pixels)],
    denoising_strength: denoising,
    ...masked,
    ...(flavour !== 'sd-cpp' && { resize_mode: 0, include_init_images: false }),
    ...(imageCfg !== null && { image_cfg_scale: imageCfg }),
  };
}

export async function webuiRequest(shot: Shot, seed: number, flavour: Flavour): Promise<WebuiRequest> {
  const { positive, negative, width, height, steps, cfg, distilled, sampler, scheduler, start, control } = shot;
  return {
    path: start === null ? '/sdapi/v1/txt2img' : '/sdapi/v1/img2img',
    body: {
      prompt: positive,
      negative_prompt: negative,
      seed,
      steps,
      cfg_scale: cfg,
      width,
      height,
      batch_size: 1,
      ...(distilled !== null && flavour !== 'sd-cpp' && { distilled_cfg_scale: distilled }),
      ...(sampler !== null && { sampler_name: sampler }),
      ...(scheduler !== null && { scheduler }),
      ...(await startOf(shot, flavour)),
      ...(flavour !== 'sd-cpp' && {
        n_iter: 1,
        send_images: true,
        save_images: false,
        override_settings: overrides(shot, flavour),
        override_settings_restore_afterwards: true,
      }),
      ...(control !== null && { alwayson_scripts: { controlnet: { args: [await controlUnit(control)] } } }),
    },
  };
}
