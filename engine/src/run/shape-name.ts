import type { PictureScene } from '../words/prompt/picture-scene.ts';
import { keyOf } from '../words/prompt/artwork.ts';
import { shapeSeed } from '../studio/scene/shape-seed.ts';

/** A key that is equal for pictures with the same shape, so that a thread can reuse it. */
export function shapeName({ brief, seed }: PictureScene): string {
  return `${shapeSeed(seed)} ${keyOf(brief.pieces)}`;
}
