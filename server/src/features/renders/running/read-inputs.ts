import type { PlacedPicture } from '@kenna/contract';
import type { PictureOnPiece } from '../../../ports/engine-task.ts';
import type { ImagesService } from '../../images/images.service.ts';
import { operationOf } from '../../engines/engines.service.ts';
import { AppError } from '../../../shared/app-error.ts';
import type { TaskInputs } from './engine-task.ts';
import type { RenderRow } from '../renders.repository.ts';

/** A picture besides the source is no longer there; the text tells the person which. */
export class InputGone extends AppError {
  constructor(text: string, cause: AppError) {
    super('not_found', { text, cause });
    this.name = 'InputGone';
  }
}

const PLACED_GONE =
  'A picture that was to be placed is gone: it was deleted, or is in the bin. Nothing was charged. Place another, or restore it.';
const SECOND_GONE =
  'The second picture is gone: it was deleted, or is in the bin. Nothing was charged. Choose another, or restore it.';

/** @throws InputGone in place of the error of a missing picture. */
async function orGone<Value>(text: string, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof AppError ? new InputGone(text, error) : error;
  }
}

const NO_INPUTS: TaskInputs = { scene: null, source: null, mask: null, blend: null, last: null, pictures: [] };

/** Reads the stored inputs of a render: its scene, or its source pictures. @throws AppError where one was deleted. */
export async function readInputs(
  { user_id: userId, request }: RenderRow,
  images: ImagesService,
  signal: AbortSignal,
): Promise<TaskInputs> {
  const {
    sceneImageId: sceneId,
    artworks,
    parentImageId: pictureId,
    blendImageId: blendId,
    maskImageUrl: mask,
  } = request;
  if (sceneId !== null) {
    const { scene } = await images.sceneSourceOf(userId, sceneId);
    return { ...NO_INPUTS, scene, pictures: await readPictures(userId, artworks, images, signal) };
  }
  const operation = operationOf(request.mode);
  if (pictureId === null || operation === 'generate') return NO_INPUTS;
  return {
    ...NO_INPUTS,
    ...(await images.readSource(userId, pictureId, mask)),
    blend: blendId === null ? null : await orGone(SECOND_GONE, () => images.readSource(userId, blendId, null)),
    last: operation === 'instructEdit' ? await images.readLastStep(userId, pictureId) : null,
  };
}

/**
 * The pictures that are laid on the piece of a scene, one after the other, since each may be large.
 * @throws InputGone, and the reason of `signal` once it has aborted.
 */
export async function readPictures(
  userId: number,
  artworks: readonly PlacedPicture[],
  images: Pick<ImagesService, 'readPlaced'>,
  signal: AbortSignal,
): Promise<readonly PictureOnPiece[]> {
  const pictures: PictureOnPiece[] = [];
  for (const { image_id: imageId, picture, ...place } of artworks) {
    signal.throwIfAborted();
    const source =
      imageId === undefined ? picture : await orGone(PLACED_GONE, () => images.readPlaced(userId, imageId));
    if (source !== undefined) pictures.push({ ...place, source });
  }
  return pictures;
}
