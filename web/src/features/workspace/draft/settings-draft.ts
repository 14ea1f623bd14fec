import {
  ASPECTS,
  ASPECT_SIZES,
  IMAGE_COUNTS,
  readSettings,
  type Aspect,
  type PixelSize,
  type RenderSettings,
} from '@kenna/contract';
import type { Draft } from './draft.ts';

/** The draft that repeats a render. With `seed` null its pictures differ from the previous ones. */
export function draftOfSettings(sent: RenderSettings, seed: number | null): Partial<Draft> {
  const settings = readSettings(sent.page, { ...sent });
  const { width, height, count, text: _text, takes: _takes, sceneImageId: _scene, ...set } = settings;
  const size = { width, height };
  return {
    ...set,
    aspect: aspectOf(size),
    custom: size,
    count: IMAGE_COUNTS.find((choice) => choice === count) ?? 1,
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
