import type { ImagesService } from '../../images/images.service.ts';
import { operationOf } from '../../engines/engines.service.ts';
import type { TaskInputs } from './engine-task.ts';
import type { RenderRow } from '../renders.repository.ts';

const NO_INPUTS: TaskInputs = { scene: null, source: null, mask: null, blend: null, last: null };

/** Reads the stored inputs of a render: its scene, or its source pictures. @throws AppError where one was deleted. */
export async function readInputs({ user_id: userId, request }: RenderRow, images: ImagesService): Promise<TaskInputs> {
  const { sceneImageId: sceneId, parentImageId: pictureId, blendImageId: blendId, maskImageUrl: mask } = request;
  if (sceneId !== null) return { ...NO_INPUTS, scene: (await images.sceneSourceOf(userId, sceneId)).scene };
  const operation = operationOf(request.mode);
  if (pictureId === null || operation === 'generate') return NO_INPUTS;
  return {
    ...(await images.readSource(userId, pictureId, mask)),
    blend: blendId === null ? null : await images.readSource(userId, blendId, null),
    last: operation === 'instructEdit' ? await images.readLastStep(userId, pictureId) : null,
  };
}
