import type { PlacedPicture } from '@kenna/contract';
import type { PictureOnPiece } from '../../../ports/engine-task.ts';
import type { ImagesService } from '../../images/images.service.ts';
import { operationOf } from '../../engines/engines.service.ts';
import type { TaskInputs } from './engine-task.ts';
import type { RenderRow } from '../renders.repository.ts';

const NO_INPUTS: TaskInputs = { scene: null, source: null, mask: null, blend: null, last: null, pictures: [] };

/** Reads the stored inputs of a render: its scene, or its source pictures. @throws AppError where one was deleted. */
export async function readInputs({ user_id: userId, request }: RenderRow, images: ImagesService): Promise<TaskInputs> {
  const {
    sceneImageId: sceneId,
    artworks,
    parentImageId: pictureId,
    blendImageId: blendId,
    maskImageUrl: mask,
  } = request;
  if (sceneId !== null) {
    const { scene } = await images.sceneSourceOf(userId, sceneId);
    return { ...NO_INPUTS, scene, pictures: await readPictures(userId, artworks, images) };
  }
  const operation = operationOf(request.mode);
  if (pictureId === null || operation === 'generate') return NO_INPUTS;
  return {
    ...NO_INPUTS,
    ...(await images.readSource(userId, pictureId, mask)),
    blend: blendId === null ? null : await images.readSource(userId, blendId, null),
    last: operation === 'instructEdit' ? await images.readLastStep(userId, pictureId) : null,
  };
}

/** The pictures that are laid on the piece of a scene, one after the other, since each may be large. @throws AppError. */
export async function readPictures(
  userId: number,
  artworks: readonly PlacedPicture[],
  images: Pick<ImagesService, 'readPlaced'>,
): Promise<readonly PictureOnPiece[]> {
  const pictures: PictureOnPiece[] = [];
  for (const { image_id: imageId, ...place } of artworks) {
    pictures.push({ ...place, source: await images.readPlaced(userId, imageId) });
  }
  return pictures;
}
