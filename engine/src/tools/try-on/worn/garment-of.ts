import type { PictureFindings } from '../../../perception/people/findings.ts';
import { EngineError } from '../../../foundation/task/engine-error.ts';
import type { EngineMask, EnginePixels } from '../../../foundation/image/pixels.ts';
import type { GarmentCategory } from '../../../words/tasks/edit-task.ts';
import { cutWorn } from './cut-worn.ts';
import { cutGarment, type GarmentCut } from '../garment/garment-cut.ts';
import { isGarment } from '../garment/is-garment.ts';
import { growPlane, workPicture } from '../body/work-picture.ts';

/** Longest side in pixels of a picture in which worn clothes are separated. */
const WORN_SIDE = 900;
/** The same limit as a factor of the longest side of the result. */
const WORN_RATIO = 1.4;

/**
 * The garment of a picture, cut out: its subject, or the worn clothes of that category.
 * @throws EngineError `bad_input` when there is none.
 */
export async function garmentOf(
  picture: EnginePixels,
  findings: PictureFindings | null,
  category: GarmentCategory,
  { max, check }: { readonly max: number; readonly check: () => void },
): Promise<GarmentCut> {
  const person = findings?.person;
  const subject = findings?.subject;
  const cut = person
    ? await cutWorn(picture, person, category, { max: Math.max(max, Math.min(WORN_SIDE, WORN_RATIO * max)), check })
    : subject && (await cutGarment(picture, subject, max));
  if (cut && (cut.wearer || (subject && isGarment(cut, subject)))) return cut;
  throw new EngineError(
    'bad_input',
    'No garment was found in the garment picture. Choose one that shows a single garment whole, from the front.',
  );
}

/**
 * The mask of a person's clothes of a category (null means all), or of the subject of a picture without a person; null
 * where the networks found nothing.
 */
export async function garmentMask(
  picture: EnginePixels,
  findings: PictureFindings | null,
  category: GarmentCategory | null,
): Promise<EngineMask | null> {
  const person = findings?.person;
  if (!person) return findings?.subject ?? null;
  const { worn, picture: small } = await workPicture(picture, person, WORN_SIDE, () => undefined);
  const cloth = worn.upper.map((upper, i) =>
    category === 'upper' ? upper : category === 'lower' ? worn.lower[i]! : Math.max(upper, worn.lower[i]!),
  );
  const grown = growPlane(cloth, small, picture);
  return {
    width: picture.width,
    height: picture.height,
    data: Uint8Array.from(grown, (value) => Math.round(255 * value)),
  };
}
