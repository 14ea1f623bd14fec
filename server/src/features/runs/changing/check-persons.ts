import type { RunShot } from '@kenna/contract';
import { invalidFields } from '../../../shared/app-error.ts';
import type { ImagesService } from '../../images/images.service.ts';

/**
 * Refuses pictures of persons in steps that are not the owner's. One that the recipe before names stays, even if it was
 * deleted since. Called outside of transactions. @throws AppError `invalid_fields`.
 */
export async function checkPersons(
  images: Pick<ImagesService, 'findOwnId'>,
  userId: number,
  before: readonly { readonly settings: RunShot }[],
  shots: readonly RunShot[],
): Promise<void> {
  const known = new Set(personsOf(before.map(({ settings }) => settings)).map(({ url }) => url));
  for (const { path, url } of personsOf(shots)) {
    if (known.has(url) || (await images.findOwnId(userId, url)) !== null) continue;
    throw invalidFields({ [path]: 'You have no such picture. Choose the person again.' });
  }
}

/** The pictures of persons that steps name, each with its place. */
const personsOf = (shots: readonly RunShot[]) =>
  shots.flatMap(({ steps }, shot) =>
    steps.flatMap((step, place) =>
      step.page === 'VirtualTryOn' && step.prompt_image_url !== null
        ? [{ path: `shots.${shot}.steps.${place}.prompt_image_url`, url: step.prompt_image_url }]
        : [],
    ),
  );
