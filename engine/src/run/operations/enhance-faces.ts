/**
 * Sharpens faces, hands or both without changing the picture's size, in the thread of the networks. Pixels outside of
 * them are returned unchanged; a note says when nothing was found to sharpen. A cancel is noticed between detector runs
 * and tiles.
 */
import type { EnhanceFacesTask } from '../../words/tasks/edit-task.ts';
import { retouchPeople } from '../../perception/faces/retouch-people.ts';
import { previewOf } from '../../perception/super-resolution/preview-of.ts';
import { report } from '../../foundation/task/edit-context.ts';
import type { Operation } from './operation.ts';

export const enhanceFaces: Operation<EnhanceFacesTask> = async ({ source, faces, hands }, context) => {
  report(context, 'looking', 0, await previewOf(source));
  const { pixels, note } = await retouchPeople(source, { faces, hands }, context);
  return [{ index: context.index, seed: context.seed, pixels, note }];
};
