import type * as tasks from '@kenna/contract/engine-task';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { Brief } from '../prompt/brief.ts';
import type { PictureScene } from '../prompt/picture-scene.ts';
import type { EngineTerms, OfLook } from './engine-terms.ts';

export type GenerateTask = OfLook & tasks.GenerateTask<EngineTerms>;

export interface EngineImage {
  readonly index: number;
  /** The seed with which this picture is drawn again as the first of a render. */
  readonly seed: number;
  readonly pixels: EnginePixels;
  /** What was understood of the words. */
  readonly brief: Brief;
  /** The scene that draws it again. */
  readonly scene: PictureScene;
  /** One sentence for the person when the picture is not what they asked for (a mood board, an ignored word). */
  readonly note: string | null;
}
