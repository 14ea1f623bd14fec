import {
  ASPECTS,
  ASPECT_SIZES,
  IMAGE_COUNTS,
  type Aspect,
  type PixelSize,
  type RenderSettings,
  type Settings,
} from '@kenna/contract';
import { settingsOf } from '../../../lib/pictures/settings-of.ts';
import type { Draft } from './draft.ts';

/** The draft that repeats a render. With `seed` null its pictures differ from the previous ones. */
export const draftOfRender = (sent: RenderSettings, seed: number | null): Partial<Draft> =>
  draftOfSettings(settingsOf(sent), seed);

/** The draft of settings that are known by the names of the table. */
export function draftOfSettings(settings: Settings, seed: number | null): Partial<Draft> {
  const { width, height, count, text: _text, takes: _takes, sceneImageId: _scene, artworks: _art, ...set } = settings;
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
