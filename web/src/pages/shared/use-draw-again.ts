import type { ViewerActions } from '../../features/image-viewer/viewer-actions.ts';
import { useUser } from '../../features/session/session.api.ts';
import { priceLine } from '../../features/workspace/price-line.ts';
import { useCreateRender } from './use-create-render.ts';

/** What the opened picture needs to be drawn again: the sending, and what it takes from the plan. */
export function useDrawAgain(): Pick<ViewerActions, 'draw' | 'price'> {
  const { create } = useCreateRender();
  const user = useUser();
  return {
    draw: create,
    price: (images) => (user ? priceLine(user.plan, user.render_limit, images) : ''),
  };
}
