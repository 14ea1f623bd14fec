/**
 * Notifies the owner of a render of its progress, on the channel to which their page is subscribed. Renders of runs are
 * left out, because the run announces its pictures itself.
 */
import {
  dialogResultsChannel,
  ERRORS,
  renderResultsChannel,
  type ErrorCode,
  type RenderResultEvent,
} from '@kenna/contract';
import type { BlobStore } from '../../../ports/blob-store.port.ts';
import type { RealtimePublisher } from '../../../ports/realtime-publisher.port.ts';
import type { RenderRow } from '../renders.repository.ts';

interface Progress {
  readonly progress: number;
  readonly stage: string | null;
  readonly preview: { readonly index: number; readonly key: string } | null;
  readonly renderLimit: number | null;
}

interface Ending {
  readonly status: 'completed' | 'error' | 'cancelled';
  readonly reason: string | null;
  /** Null when it succeeded. */
  readonly code: ErrorCode | null;
  readonly images: RenderResultEvent['render_images'];
  readonly renderLimit: number | null;
}

type News = Omit<RenderResultEvent, 'render_id' | 'position'>;

export type RenderNews = ReturnType<typeof createRenderNews>;

export function createRenderNews({ realtime, urlOf }: { realtime: RealtimePublisher; urlOf: BlobStore['urlOf'] }) {
  async function publish({ id, user_id: userId, run_id: runId, request }: RenderRow, news: News): Promise<void> {
    if (runId !== null) return;
    const data = { ...news, render_id: id, position: null };
    return request.isDialog
      ? realtime.publish(dialogResultsChannel(userId), 'UserRenderResultsForDialog', data)
      : realtime.publish(renderResultsChannel(userId), 'UserRenderResults', data);
  }

  return {
    /** Lets the owner's other windows show the waiting render. */
    notifyQueued: (render: RenderRow, renderLimit: number | null) =>
      publish(render, {
        code: 0,
        message: '',
        status: 'queued',
        progress: 0,
        stage: null,
        preview_url: null,
        preview_index: null,
        render_images: [],
        render_limit: renderLimit,
      }),

    notifyProgress: (render: RenderRow, { progress, stage, preview, renderLimit }: Progress) =>
      publish(render, {
        code: 0,
        message: '',
        status: 'processing',
        progress,
        stage,
        preview_url: preview && urlOf(preview.key),
        preview_index: preview && preview.index,
        render_images: [],
        render_limit: renderLimit,
      }),

    notifyEnd: (render: RenderRow, { status, reason, code, images, renderLimit }: Ending) =>
      publish(render, {
        code: code === null ? 0 : ERRORS[code].code,
        message: reason ?? '',
        status,
        progress: status === 'completed' ? 100 : render.progress,
        stage: null,
        preview_url: null,
        preview_index: null,
        render_images: [...images],
        render_limit: renderLimit,
      }),
  };
}
