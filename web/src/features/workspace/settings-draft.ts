import {
  ASPECTS,
  ASPECT_SIZES,
  blendGuidanceSent,
  IMAGE_COUNTS,
  strengthSent,
  type Aspect,
  type PixelSize,
  type RenderSettings,
} from '@kenna/contract';
import type { Draft } from './draft.ts';

/** The draft that would make a render again. Without a seed, its next pictures differ from the last. */
export function draftOfSettings(settings: RenderSettings, seed: number | null): Partial<Draft> {
  const size = { width: settings.image_width, height: settings.image_height };
  return {
    prompt: settings.prompt,
    accent: settings.accent_prompt,
    negative: settings.negative_prompt,
    styles: settings.prompt_styles,
    model: settings.model,
    aspect: aspectOf(size),
    custom: size,
    count: IMAGE_COUNTS.find((count) => count === settings.image_count) ?? 1,
    guidance: settings.guidance_slider,
    // The same rule turns the panel's value into what is sent, and back.
    ...(settings.strength_slider !== null && { strength: strengthSent(settings.strength_slider) }),
    hd: settings.hd_image_quality,
    background: settings.background_type,
    sensitivity: settings.model_sensitivity,
    upscale: settings.upscale,
    faceEnhance: settings.face_enhance,
    faceFixes: settings.face_fixes,
    handFixes: settings.hand_fixes,
    promptImageUrl: settings.prompt_image_url,
    maskImageUrl: settings.mask_image,
    blendImageUrl: settings.blend_image_url,
    ...(settings.blend_guidance_slider !== null && {
      blendGuidance: blendGuidanceSent(settings.blend_guidance_slider),
    }),
    ...(settings.blend_control_guidance_slider !== null && { blendControl: settings.blend_control_guidance_slider }),
    ...(settings.cg_slider !== null && { controlGuidance: settings.cg_slider }),
    colourways: settings.colourways,
    edges: settings.edges,
    ...(settings.category !== null && { category: settings.category }),
    placement: settings.placement,
    seed,
  };
}

function aspectOf({ width, height }: PixelSize): Aspect {
  const preset = ASPECTS.find((aspect) => {
    if (aspect === 'custom') return false;
    return ASPECT_SIZES[aspect].width === width && ASPECT_SIZES[aspect].height === height;
  });
  return preset ?? 'custom';
}
