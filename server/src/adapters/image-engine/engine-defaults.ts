import type { Model } from '@kenna/contract';
import type { ModelSettings, PartNames, RemoteKind } from './engine-settings.ts';

/** Default prompt words, which give each model its style when all models share one checkpoint. */
const WORDS: Record<Model, { readonly positive: string; readonly negative: string }> = {
  kennaxl: {
    positive: 'studio fashion photograph, soft even light, plain background, sharp focus, fine fabric detail',
    negative: 'lowres, blurry, deformed, watermark, text',
  },
  kenna3: {
    positive: 'editorial fashion photograph, cinematic light, natural setting, fine fabric detail',
    negative: 'lowres, blurry, deformed, watermark, text',
  },
  kenna: {
    positive: 'fashion illustration, ink and watercolour wash on white paper, loose confident line',
    negative: 'photograph, lowres, watermark, text',
  },
  kennasketch: {
    positive: 'technical flat drawing of a garment, front view, clean black line on white, no shading',
    negative: 'photograph, colour, shading, person, watermark, text',
  },
};

/** Each kind of engine accepts sides without cropping when they are multiples of this number of pixels. */
const MULTIPLE: Record<RemoteKind, number> = {
  comfyui: 8,
  'sd-webui': 8,
  'openai-images': 16,
  'black-forest-labs': 16,
  'gemini-images': 16,
  replicate: 16,
  fal: 16,
  'comfy-api': 8,
};

export function defaultModel(kind: RemoteKind, model: Model): ModelSettings {
  return {
    checkpoint: null,
    sampler: null,
    scheduler: null,
    steps: null,
    cfg: null,
    ...WORDS[model],
    size: { multiple: MULTIPLE[kind], pixels: null },
    strengths: [],
  };
}

export const NO_PARTS: PartNames = {
  upscaler: null,
  inpaint: null,
  edit: null,
  controlNet: null,
  faces: null,
  background: null,
};
