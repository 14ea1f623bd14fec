import type { PictureFindings } from '../../../perception/people/findings.ts';
import { EngineError } from '../../../foundation/task/engine-error.ts';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import { cutGarment, type GarmentCut } from './garment-cut.ts';
import { isGarment } from './is-garment.ts';
import { matteOnPlain } from '../../../perception/matting/matte-on-plain.ts';

/**
 * The garment of a picture that shows it alone, cut out, at most `max` pixels on its longer side.
 * @throws EngineError `bad_input` when there is none.
 */
export async function garmentOf(
  picture: EnginePixels,
  findings: PictureFindings | null,
  max: number,
): Promise<GarmentCut> {
  const subject = findings?.subject && matteOnPlain(picture, findings.subject);
  const cut = subject ? await cutGarment(picture, subject, max) : null;
  if (cut && subject && isGarment(cut, subject)) return cut;
  throw new EngineError(
    'bad_input',
    'No garment was found in the garment picture. Choose one that shows a single garment whole, from the front.',
  );
}
