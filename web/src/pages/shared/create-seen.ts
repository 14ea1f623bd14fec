import type { RenderRequest } from '@kenna/contract';
import { forgetSeen, hidePreview, startAnew, withSeen } from '../../features/live-preview/live-preview.store.ts';
import type { ApiError } from '../../lib/api/api-error.ts';
import type { useCreateRender } from './use-create-render.ts';

type Create = ReturnType<typeof useCreateRender>['create'];

/**
 * Sends a render of Create so that its first picture is what the live preview of the same words has shown. A scene that
 * the server no longer reads is left out, and the words are sent alone.
 */
export async function createSeen(
  create: Create,
  request: RenderRequest,
  onRefused?: (error: ApiError) => void,
): Promise<void> {
  hidePreview(request);
  const whole = withSeen(request);
  let isUnreadable = false;
  const id = await create(whole, (error) => {
    isUnreadable = whole !== request && 'scene' in error.fields;
    if (!isUnreadable) onRefused?.(error);
  });
  if (isUnreadable) {
    forgetSeen();
    await createSeen(create, request, onRefused);
  } else if (id !== null) startAnew();
}
