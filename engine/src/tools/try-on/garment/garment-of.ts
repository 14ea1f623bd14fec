import { EngineError } from '../../../foundation/task/engine-error.ts';
import type { EngineMask, EnginePixels } from '../../../foundation/image/pixels.ts';
import { cutGarment, type GarmentCut } from './garment-cut.ts';
import { isGarment } from './is-garment.ts';

/**
 * The garment of a picture that shows it alone, cut out, at most `max` pixels on its longer side.
 * @param matte the subject of that picture; null when none was found.
 * @throws EngineError `bad_input` when there is none.
 */
export async function garmentOf(picture: EnginePixels, matte: EngineMask | null, max: number): Promise<GarmentCut> {
  const cut = matte && (await cutGarment(picture, matte, max));
  if (cut && isGarment(cut, matte)) return cut;
  throw new EngineError(
    'bad_input',
    'No garment was found in the garment picture. Choose one that shows a single garment whole, from the front.',
  );
}
