import { drawingSize, type PixelSize } from '@kenna/contract';
import type { SizeRules } from '../engine-settings.ts';
import { isKnownModel, rulesOf } from './model-rules.ts';

/** Limits of models with free sizes: sides are multiples of 16, at most 3 to 1, with at least this many pixels. */
const MIN_PIXELS = 655_360;
/** Larger sizes are experimental. */
const MAX_PIXELS = 2560 * 1440;
const MAX_ASPECT = 3;
const MULTIPLE = 16;

const aspect = ({ width, height }: PixelSize) => Math.log(width / height);

/** The size at which a model draws for a requested one; the aspect ratio may differ where the model has fixed sizes. */
export function pictureSize(asked: PixelSize, model: string, rules: SizeRules): PixelSize {
  const { sizes } = rulesOf(model);
  if (sizes !== null) {
    const distance = (size: PixelSize) => Math.abs(aspect(size) - aspect(asked));
    return sizes.reduce((best, size) => (distance(size) < distance(best) ? size : best));
  }
  // Another program follows the sizes in its settings.
  if (!isKnownModel(model)) return drawingSize(asked, rules);
  return withinLimits(asked, rules);
}

function withinLimits({ width, height }: PixelSize, { pixels }: SizeRules): PixelSize {
  const [wide, high] = [Math.min(width, height * MAX_ASPECT), Math.min(height, width * MAX_ASPECT)];
  const area = Math.min(MAX_PIXELS, Math.max(MIN_PIXELS, pixels ?? wide * high));
  const scale = Math.sqrt(area / (wide * high));
  // Rounded so that both the minimum number of pixels and the aspect ratio are met.
  const up = area > MIN_PIXELS * 1.1 ? Math.floor : Math.ceil;
  const size = { width: up((wide * scale) / MULTIPLE) * MULTIPLE, height: up((high * scale) / MULTIPLE) * MULTIPLE };
  const longest = MAX_ASPECT * Math.min(size.width, size.height);
  return { width: Math.min(size.width, longest), height: Math.min(size.height, longest) };
}
