/**
 * Makes faces, hands or both sharper at the size they have, in the thread of the networks. Pixels outside of them come
 * back bit by bit; a note tells when there is nothing to sharpen. A cancel is noticed between looks and tiles.
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
