import {
  BULK_LIMIT,
  DOWNLOAD_FAILED_TEXT,
  downloadRoutes,
  GRANT_HEADER,
  SVG_TOAST_TEXT,
  type ArchiveAnswer,
  type DownloadAnswer,
  type DownloadState,
  type ImageItem,
  type RouteBody,
  type SaveOptions,
} from '@kenna/contract';
import { call, callFile } from '../../lib/api/api-client.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { saveAddress, saveBlob } from '../../lib/browser/save-file.ts';
import { showProgress, showToast } from '../../ui/messages/toast.store.ts';
import { waitForEvent } from './downloads.realtime.ts';

/** Interval for polling the state of a download when no event arrives, in milliseconds. */
const POLL_MS = 1500;
/**
 * Time without progress after which a download counts as failed, in milliseconds. A browser that asks where to save an
 * archive starts the transfer only after the answer, and a person needs time for that.
 */
const MAX_STALL_MS = 90_000;

/** True for all failures: they are shown here, not by the API client. */
const handles = () => true;
export type ArchiveSettings = Omit<RouteBody<typeof downloadRoutes.archive>, 'image_ids'>;

/** Shows why a download failed: the server's text for limits, missing rights and signing, otherwise a general text. */
function showFailure(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  const hasReason = isApiError(error) && (error.kind === 'unsigned' || [401, 403, 429].includes(error.status));
  showToast({ title: hasReason ? error.message : DOWNLOAD_FAILED_TEXT, type: 'error', flag: 1 });
}

const stateOf = (download_id: string, signal: AbortSignal): Promise<DownloadState> =>
  call(downloadRoutes.state, { params: { download_id }, signal, handles });

const blobOf = (base64: string): Blob => new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]);

interface Following {
  readonly answer: { readonly download_id: string; readonly name: string };
  readonly title: (state: DownloadState) => string;
  readonly pause: (id: string) => Promise<unknown>;
}

/** Shows the progress of a download until it ends. Returns null when the person cancelled it. @throws ApiError. */
async function follow({ answer, title, pause }: Following): Promise<DownloadState | null> {
  const { download_id, name } = answer;
  const abort = new AbortController();
  const stop = () => {
    abort.abort();
    void call(downloadRoutes.cancel, { body: { download_id }, handles }).catch(() => undefined);
  };
  const progress = showProgress({ title: `Preparing ${name}`, action: { label: 'Cancel', onAct: stop } });
  let [last, since] = [-1, Date.now()];
  try {
    for (;;) {
      const state = await stateOf(download_id, abort.signal);
      if (state.status !== 'waiting' && state.status !== 'working') return state;
      if (state.done !== last) [last, since] = [state.done, Date.now()];
      else if (Date.now() - since > MAX_STALL_MS) return { ...state, status: 'failed' };
      const share = state.total > 1 && state.done > 0 ? state.done / state.total : null;
      progress.update({ title: title(state), progress: share });
      await pause(download_id);
      if (abort.signal.aborted) return null;
    }
  } catch (error) {
    if (abort.signal.aborted) return null;
    throw error;
  } finally {
    progress.close();
  }
}

async function deliver(answer: DownloadAnswer): Promise<void> {
  if (answer.flag) return saveBlob(blobOf(answer.data), answer.name);
  const state = await follow({
    answer,
    title: ({ total, done }) =>
      total > 1 ? `Preparing ${answer.name}: ${done} of ${total}` : `Preparing ${answer.name}`,
    pause: (id) => waitForEvent(id, POLL_MS),
  });
  if (state === null || state.status === 'cancelled') return;
  if (state.status !== 'ready') throw new Error('the file could not be made');
  if (answer.name.endsWith('.svg')) showToast({ title: SVG_TOAST_TEXT, type: 'success' });
  const { download_id } = answer;
  saveBlob(await callFile(downloadRoutes.file, { params: { download_id }, handles }), answer.name);
}

/** Saves a picture as a file. Errors are shown. */
export async function saveImage({ id }: ImageItem, options: SaveOptions): Promise<void> {
  const { format, size, fit, background, quality, detail } = options;
  const body = { image_id: id, format, size, fit, background, detail, quality };
  await call(downloadRoutes.image, { body, handles }).then(deliver).catch(showFailure);
}

/** Lets the browser download the archive, and shows the progress when `isFollowed`. */
async function sendArchive(answer: ArchiveAnswer, isFollowed: boolean): Promise<void> {
  saveAddress(answer.url, answer.name);
  if (!isFollowed) return;
  const wait = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));
  const state = await follow({
    answer,
    title: ({ done, total }) => `Downloading ${Math.min(done + 1, total)} of ${total} pictures`,
    pause: wait,
  });
  if (state?.status === 'failed') throw new Error('the archive was not fetched');
  if (state?.status === 'ready') showToast({ title: `${answer.name} is complete`, type: 'success' });
}

/** Saves pictures as archives with at most `BULK_LIMIT` pictures each. */
export async function saveImages(images: readonly ImageItem[], settings: ArchiveSettings): Promise<void> {
  try {
    for (let at = 0; at < images.length; at += BULK_LIMIT) {
      const image_ids = images.slice(at, at + BULK_LIMIT).map(({ id }) => id);
      await sendArchive(await call(downloadRoutes.archive, { body: { ...settings, image_ids }, handles }), true);
    }
  } catch (error) {
    showFailure(error);
  }
}

/** Saves a whole collection of the person as an archive. */
export const saveCollection = (collection_id: number, settings: ArchiveSettings): Promise<void> =>
  call(downloadRoutes.collectionArchive, { body: { ...settings, collection_id }, handles })
    .then((answer) => sendArchive(answer, true))
    .catch(showFailure);

/** Saves a run of the person as an archive with a manifest. */
export const saveRun = (id: number): Promise<void> =>
  call(downloadRoutes.runArchive, { params: { id }, body: {}, handles })
    .then((answer) => sendArchive(answer, true))
    .catch(showFailure);

/** Saves the pictures of a run as sales channels require them. Resolves when the transfer has ended, however it did. */
export const saveDelivery = (id: number, body: RouteBody<typeof downloadRoutes.deliver>): Promise<void> =>
  call(downloadRoutes.deliver, { params: { id }, body, handles })
    .then((answer) => sendArchive(answer, true))
    .catch((error: unknown) => {
      // The only conflict is that there is nothing to deliver, and the text says why.
      if (isApiError(error) && error.status === 409) showToast({ title: error.message, type: 'error' });
      else showFailure(error);
    });

/** Saves a whole shared collection as an archive, or one of its pictures. `grant` opens a private one. */
export const saveShared = (short_link: string, grant: string | null, image_id?: number): Promise<void> =>
  call(downloadRoutes.collectionArchive, {
    body: { short_link, ...(image_id !== undefined && { image_id }) },
    ...(grant !== null && { headers: { [GRANT_HEADER]: grant } }),
    handles,
  })
    .then((answer) => sendArchive(answer, false))
    .catch(showFailure);

export const saveSheet = (body: RouteBody<typeof downloadRoutes.sheet>): Promise<void> =>
  call(downloadRoutes.sheet, { body, handles }).then(deliver).catch(showFailure);
