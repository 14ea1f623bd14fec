import type { Model } from '@kenna/contract';
import type { ModelSettings, PartNames, RemoteKind } from './engine-settings.ts';

/** Words that give each model its style on one shared checkpoint, where the settings name none for it. */
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

/** Multiples of which sides must be for each kind of engine to accept them without cropping. */
const MULTIPLE: Record<RemoteKind, number> = { comfyui: 8, 'sd-webui': 8, 'openai-images': 16 };

export function defaultModel(kind: RemoteKind, model: Model): ModelSettings {
  return {
    checkpoint: null,
    sampler: null,
    scheduler: null,
    steps: null,
    cfg: null,
    ...WORDS[model],
    size: { multiple: MULTIPLE[kind], pixels: null },
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
