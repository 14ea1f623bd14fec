/**
 * Sharpens faces, hands or both without changing the picture's size, in the thread of the networks; with an operator's
 * network faces are restored instead. Pixels outside of them are returned unchanged; a note says when nothing was found.
 * A cancel is noticed between detector runs, faces and tiles.
 */
import type { EnhanceFacesTask } from '../../words/tasks/edit-task.ts';
import { retouchPeople, type Restorer } from '../../perception/faces/retouch-people.ts';
import { previewOf } from '../../perception/super-resolution/preview-of.ts';
import { report } from '../../foundation/task/edit-context.ts';
import type { Operation } from './operation.ts';

export function createEnhanceFaces({ restorer }: { restorer: Restorer }): Operation<EnhanceFacesTask> {
  return async ({ source, faces, hands }, context) => {
    report(context, 'looking', 0, await previewOf(source));
    const { pixels, note } = await retouchPeople(source, { faces, hands }, restorer, context);
    return [{ index: context.index, seed: context.seed, pixels, note }];
  };
}
