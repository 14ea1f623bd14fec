import type { ViewerActions } from '../../features/image-viewer/viewer-actions.ts';
import { useUser } from '../../features/session/session.api.ts';
import { priceLine } from '../../features/workspace/request/price-line.ts';
import { showToast } from '../../ui/messages/toast.store.ts';
import { useCreateRender } from './use-create-render.ts';

/** The viewer's actions for rendering a picture again: sending the request, and the text on its price. */
export function useDrawAgain(): Pick<ViewerActions, 'draw' | 'price'> {
  // A refusal is shown as a toast, because the viewer covers the results.
  const { create } = useCreateRender(({ text }) => showToast({ title: text, type: 'error' }));
  const user = useUser();
  return {
    draw: create,
    price: (images) => (user ? priceLine(user.plan, user.render_limit, images) : ''),
  };
}
