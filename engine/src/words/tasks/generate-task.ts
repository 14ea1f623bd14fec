import type * as tasks from '@kenna/contract/engine-task';
import type { ShownColour } from '../../foundation/colour/shown-colour.ts';
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
  /** The colours of plain cloth in the picture; empty for pictures whose colours are not exact. */
  readonly shownColours: readonly ShownColour[];
  /** How the picture differs from the words; empty when it shows all of them. */
  readonly remarks: readonly tasks.EngineRemark[];
  /** Where it shows the placed pictures of its main piece; only previews tell it. */
  readonly placed?: readonly tasks.SeenPicture[];
}
