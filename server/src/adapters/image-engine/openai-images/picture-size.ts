import type { PixelSize } from '@kenna/contract';
import type { SizeRules } from '../engine-settings.ts';
import { drawingSize } from '../composition/drawing-size.ts';
import { isKnownModel, rulesOf } from './model-rules.ts';

/** Of models that take any size: sides in sixteens, 3 to 1 at most, and this many pixels. */
const LEAST_PIXELS = 655_360;
/** Above it sizes are experimental. */
const MOST_PIXELS = 2560 * 1440;
const MOST_ASPECT = 3;
const MULTIPLE = 16;

const aspect = ({ width, height }: PixelSize) => Math.log(width / height);

/** The size that a model draws for one that was asked; its proportions may differ where the model's are fixed. */
export function pictureSize(asked: PixelSize, model: string, rules: SizeRules): PixelSize {
  const { sizes } = rulesOf(model);
  if (sizes !== null) {
    const distance = (size: PixelSize) => Math.abs(aspect(size) - aspect(asked));
    return sizes.reduce((best, size) => (distance(size) < distance(best) ? size : best));
  }
  // Of another program: as its settings say.
  if (!isKnownModel(model)) return drawingSize(asked, rules);
  return withinLimits(asked, rules);
}

function withinLimits({ width, height }: PixelSize, { pixels }: SizeRules): PixelSize {
  const [wide, high] = [Math.min(width, height * MOST_ASPECT), Math.min(height, width * MOST_ASPECT)];
  const area = Math.min(MOST_PIXELS, Math.max(LEAST_PIXELS, pixels ?? wide * high));
  const scale = Math.sqrt(area / (wide * high));
  // Rounded so that neither the least number of pixels nor the proportions are missed.
  const up = area > LEAST_PIXELS * 1.1 ? Math.floor : Math.ceil;
  const size = { width: up((wide * scale) / MULTIPLE) * MULTIPLE, height: up((high * scale) / MULTIPLE) * MULTIPLE };
  const longest = MOST_ASPECT * Math.min(size.width, size.height);
  return { width: Math.min(size.width, longest), height: Math.min(size.height, longest) };
}
