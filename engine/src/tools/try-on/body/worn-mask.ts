import type { PersonFindings } from '../../../perception/people/findings.ts';
import type { EngineMask, EnginePixels } from '../../../foundation/image/pixels.ts';
import type { GarmentCategory } from '../../../words/tasks/edit-task.ts';
import { growPlane, workPicture } from './work-picture.ts';

/** Longest side in pixels of the picture in which worn clothes are separated. */
const WORN_SIDE = 900;

/** The mask of a person's clothes of a category; null means all. */
export async function wornMask(
  picture: EnginePixels,
  person: PersonFindings,
  category: GarmentCategory | null,
): Promise<EngineMask> {
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
