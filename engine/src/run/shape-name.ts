import type { PictureScene } from '../words/prompt/picture-scene.ts';
import { shapeSeed } from '../studio/scene/shape-seed.ts';

/** Equal for pictures of one shape. */
export function shapeName({ brief, seed }: PictureScene): string {
  return `${shapeSeed(seed)} ${JSON.stringify(brief.pieces)}`;
}
