import type { RunRow } from '@kenna/contract';
import { invalidFields } from '../../../shared/app-error.ts';
import type { ImagesService } from '../../images/images.service.ts';

/**
 * Refuses photographs of products that are not the owner's. One that the sheet before names stays, even if it was deleted
 * since. Called outside of transactions. @throws AppError `invalid_fields`.
 */
export async function checkPhotographs(
  images: Pick<ImagesService, 'listFiles'>,
  userId: number,
  before: readonly RunRow[],
  rows: readonly RunRow[],
): Promise<void> {
  const known = new Set(before.flatMap(({ photographs }) => photographs));
  const added = new Set(rows.flatMap(({ photographs }) => photographs).filter((photograph) => !known.has(photograph)));
  for (const { id } of await images.listFiles(userId, [...added])) added.delete(id);
  for (const [index, { photographs }] of rows.entries()) {
    const other = photographs.find((photograph) => added.has(photograph));
    if (other === undefined) continue;
    throw invalidFields({ [`rows.${index}.photographs`]: `You have no picture ${other}. It may be in the bin.` });
  }
}
