/** A shot as A1111, Forge and SD.Next want it, and stable-diffusion.cpp by its routes of the same names. */
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
 * `enabled` is off unless said. The picture is a plain string under its own name: Forge drops other names unseen and breaks on
 * an object. Without the last field the lines come back as one more picture.
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

/** A1111 puts overrides back after each request; Forge keeps them, and they are the operator's. */
function overrides({ checkpoint }: Shot, flavour: Flavour): Record<string, unknown> {
  const named = checkpoint === null ? {} : { sd_model_checkpoint: checkpoint };
  // It shows a preview each ten steps, and none where an operator has turned them off.
  return flavour === 'a1111' ? { ...named, live_previews_enable: true, show_progress_every_n_steps: 4 } : named;
}

async function startOf({ start, imageCfg, references }: Shot, flavour: Flavour): Promise<Record<string, unknown>> {
  const extra = references.length > 0 ? { extra_images: await Promise.all(references.map((one) => base64(one))) } : {};
  if (start === null) return extra;
  const { pixels, denoising, mask, begins } = start;
  const masked = mask && {
    // One string: a list is passed over without a word. Not grey, which some refuse.
    mask: await base64(maskAsPixels(mask)),
    inpainting_mask_invert: 0,
    // stable-diffusion.cpp takes a mask as yes or no and begins with what is there.
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
  const { positive, negative, width, height, steps, cfg, sampler, scheduler, start, control } = shot;
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
