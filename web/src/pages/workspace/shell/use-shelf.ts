import type { ImageItem, RenderView } from '@kenna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToolDialog } from '../../../features/image-tools/use-tool-dialog.ts';
import { useViewedImage } from '../../../features/image-viewer/use-viewed-image.ts';
import { openSubscribe } from '../../../features/plans/subscribe.store.ts';
import { useDialogRenders } from '../../../features/render-results/dialog-renders.api.ts';
import {
  isPending,
  refreshRender,
  useCancelRender,
  useRemoveRender,
  useRetryRender,
} from '../../../features/render-results/render-results.api.ts';
import { openResults, pageResults, type ResultsArea } from '../../../features/render-results/results.store.ts';
import { isApiError } from '../../../lib/api/api-error.ts';

/** Where a shell keeps what it has sent. It is all in which the page of a tool and its dialog differ when they send. */
export interface Shelf {
  readonly area: ResultsArea;
  /** The renders that were sent from a dialog, newest first; null on a page, whose renders are in the list. */
  readonly own: readonly RenderView[] | null;
  /** True while a dialog waits for a render: it sends one at a time. */
  readonly isBusy: boolean;
  readonly add: (renderId: number) => Promise<unknown>;
  readonly cancel: (renderId: number) => void;
  readonly retry: (renderId: number) => void;
  readonly remove: (renderId: number) => void;
  /** Opens a result. */
  readonly open: (image: ImageItem['id']) => void;
  /** Opens a result beside the picture that it was made from. */
  readonly compare: (image: ImageItem['id']) => void;
}

const onRetryError = (error: unknown): void => {
  if (isApiError(error) && error.status === 402) openSubscribe('refused');
};

/** Renders of a page are in the list of the workspace. */
export function usePageShelf(): Shelf {
  const queryClient = useQueryClient();
  const viewed = useViewedImage();
  const cancel = useCancelRender();
  const retry = useRetryRender();
  const remove = useRemoveRender();
  return {
    area: pageResults,
    own: null,
    isBusy: false,
    add: (id) => refreshRender(queryClient, id),
    cancel: (id) => cancel.mutate(id),
    retry: (id) => retry.mutate(id, { onError: onRetryError }),
    remove: (id) => remove.mutate(id),
    open: viewed.open,
    compare: viewed.openComparing,
  };
}

/** Renders of a dialog are known to it alone. Those of the list stand after them. */
export function useDialogShelf(): Shelf {
  const page = usePageShelf();
  const dialog = useToolDialog();
  const sent = useDialogRenders();
  const [area] = useState(openResults);
  const isOwn = (id: number) => sent.renders.some((render) => render.id === id);
  return {
    area,
    own: sent.renders,
    isBusy: sent.renders.some(isPending),
    add: async (id) => {
      await sent.add(id);
      area.movePanel({ kind: 'returned' });
    },
    cancel: (id) => (isOwn(id) ? sent.cancel(id) : page.cancel(id)),
    retry: (id) => (isOwn(id) ? void sent.retry(id).catch(onRetryError) : page.retry(id)),
    remove: (id) => {
      page.remove(id);
      sent.forget(id);
    },
    open: dialog.closeOn,
    compare: dialog.closeOn,
  };
}
