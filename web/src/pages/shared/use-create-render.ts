import { SETTING_DEFAULTS, type RenderRequest } from '@kenna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { reloadJobs } from '../../features/notifications/notifications.api.ts';
import { refreshRender } from '../../features/render-results/render-results.api.ts';
import { pageResults, type Refusal, type ResultsArea } from '../../features/render-results/results.store.ts';
import type { ApiError } from '../../lib/api/api-error.ts';
import { showToast } from '../../ui/messages/toast.store.ts';
import { useSendRender } from './use-send-render.ts';

interface Target {
  /** The results that show what was sent. */
  readonly results: ResultsArea;
  /** Adds the render with that id to those results; by default to the list of the workspace. */
  readonly onAccepted?: (renderId: number) => Promise<unknown>;
  /** Shows words that the engine cannot draw; by default they are shown among the results. */
  readonly onNotDrawable?: (refusal: Refusal) => void;
}

/** Sends a render of the home page, of a tool or of the viewer, and updates the results. */
export function useCreateRender({ results, onAccepted, onNotDrawable }: Target = { results: pageResults }) {
  const queryClient = useQueryClient();
  const { send, sending } = useSendRender();
  const { movePanel, showPending, dropPending, showRefusal } = results;

  /**
   * Resolves to the id of the render, or to null when the server did not accept the request. `onRefused` is called after
   * the error is shown, among the results or as a toast.
   */
  const create = async (request: RenderRequest, onRefused?: (error: ApiError) => void): Promise<number | null> => {
    let renderId: number | null = null;
    await send(request, {
      onStart: () => {
        movePanel({ kind: 'sent' });
        showPending({
          count: request.takes?.length ?? (request.colourways?.length || request.image_count) ?? 1,
          width: request.image_width ?? SETTING_DEFAULTS.width,
          height: request.image_height ?? SETTING_DEFAULTS.height,
          source: request.prompt_image_url ?? null,
          placement: request.placement ?? null,
        });
      },
      onSpent: () => movePanel({ kind: 'returned' }),
      onAccepted: async ({ render_id: id }) => {
        renderId = id;
        await (onAccepted?.(id) ?? refreshRender(queryClient, id));
        showPending(null);
        void reloadJobs(queryClient);
      },
      onRefused: (error) => {
        dropPending();
        if (error.kind === 'not_drawable') {
          movePanel({ kind: 'returned' });
          (onNotDrawable ?? showRefusal)({ page: request.page, text: error.message, data: error.data });
        } else showError(results, error);
        onRefused?.(error);
      },
    });
    return renderId;
  };

  return { create, creating: sending };
}

function showError({ movePanel }: ResultsArea, error: ApiError): void {
  if (error.kind === 'render_refused') {
    movePanel({ kind: 'returned' });
    const title = `We are unable to complete your request. Please try again later. ${error.message}`;
    showToast({ title, type: 'error', flag: 1 });
    return;
  }
  // A toast, because the home page is left after a refusal. The draft stays as it is.
  if (error.kind === 'queue_full' || error.kind === 'storage_full') {
    movePanel({ kind: 'returned' });
    showToast({ title: error.message, type: 'error', flag: 1 });
    return;
  }
  const known = [0, 401, 403, 422].includes(error.status);
  movePanel(
    { kind: 'http', status: error.status },
    known ? error.reason : 'An unexpected error has occurred. Please try again',
  );
}
