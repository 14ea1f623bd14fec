import { encodePng } from '../../composition/png.ts';
import { maskAsPixels } from '../../composition/mask-forms.ts';
import type { Shot } from './shot.ts';

const base64 = async (...[pixels]: Parameters<typeof encodePng>) => (await encodePng(pixels)).toString('base64');

/**
 * A shot as a job of stable-diffusion.cpp. Without a seed every picture would use seed 42. References are sent without
 * a starting picture, because edit models change little with both.
 */
export async function sdCppRequest(shot: Shot, seed: number): Promise<Readonly<Record<string, unknown>>> {
  const {
    positive,
    negative,
    width,
    height,
    steps,
    cfg,
    distilled,
    sampler,
    scheduler,
    start,
    control,
    references,
    loras,
  } = shot;
  return {
    prompt: positive,
    negative_prompt: negative,
    width,
    height,
    seed,
    batch_count: 1,
    output_format: 'png',
    sample_params: {
      sample_steps: steps,
      guidance: { txt_cfg: cfg, ...(distilled !== null && { distilled_guidance: distilled }) },
      ...(sampler !== null && { sample_method: sampler }),
      ...(scheduler !== null && { scheduler }),
    },
    ...(start && { init_image: await base64(start.pixels), strength: start.denoising }),
    ...(start?.mask && { mask_image: await base64(maskAsPixels(start.mask)) }),
    ...(control && { control_image: await base64(control.pixels), control_strength: control.weight }),
    ...(loras.length > 0 && { lora: loras }),
    ...(references.length > 0 && { ref_images: await Promise.all(references.map((one) => base64(one))) }),
  };
}
