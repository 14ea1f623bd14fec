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
import { newsOf } from './downloads.realtime.ts';

/** Asked again after so long, should the news not come. */
const PATIENCE_MS = 1500;
/** A browser may ask where to put an archive before it fetches it; longer without a step is no download. */
const STALLED_MS = 90_000;

const handles = () => true;
type Settings = Omit<RouteBody<typeof downloadRoutes.archive>, 'image_ids'>;
export type ArchiveLook = Settings;

/** What went wrong with a collection or a limit is told as it is, everything else in the words for downloads. */
function tellFailed(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  const isReasoned = isApiError(error) && [401, 403, 429].includes(error.status);
  showToast({ title: isReasoned ? error.message : DOWNLOAD_FAILED_TEXT, type: 'error', flag: 1 });
}

const stateOf = (download_id: string, signal: AbortSignal): Promise<DownloadState> =>
  call(downloadRoutes.state, { params: { download_id }, signal, handles });

const blobOf = (base64: string): Blob => new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]);

interface Following {
  readonly answer: { readonly download_id: string; readonly name: string };
  readonly title: (state: DownloadState) => string;
  readonly pause: (id: string) => Promise<unknown>;
}

/** Shows how far a download is until it has ended; null when the person stopped it. @throws ApiError. */
async function follow({ answer, title, pause }: Following): Promise<DownloadState | null> {
  const { download_id, name } = answer;
  const left = new AbortController();
  const stop = () => {
    left.abort();
    void call(downloadRoutes.cancel, { body: { download_id }, handles }).catch(() => undefined);
  };
  const progress = showProgress({ title: `Preparing ${name}`, action: { label: 'Cancel', onAct: stop } });
  let [last, since] = [-1, Date.now()];
  try {
    for (;;) {
      const state = await stateOf(download_id, left.signal);
      if (state.status !== 'waiting' && state.status !== 'working') return state;
      if (state.done !== last) [last, since] = [state.done, Date.now()];
      else if (Date.now() - since > STALLED_MS) return { ...state, status: 'failed' };
      const share = state.total > 1 && state.done > 0 ? state.done / state.total : null;
      progress.update({ title: title(state), progress: share });
      await pause(download_id);
      if (left.signal.aborted) return null;
    }
  } catch (error) {
    if (left.signal.aborted) return null;
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
    pause: (id) => newsOf(id, PATIENCE_MS),
  });
  if (state === null || state.status === 'cancelled') return;
  if (state.status !== 'ready') throw new Error('the file could not be made');
  if (answer.name.endsWith('.svg')) showToast({ title: SVG_TOAST_TEXT, type: 'success' });
  const { download_id } = answer;
  saveBlob(await callFile(downloadRoutes.file, { params: { download_id }, handles }), answer.name);
}

/** Gives a picture to the person as a file. What goes wrong is told. */
export async function saveImage({ id }: ImageItem, options: SaveOptions): Promise<void> {
  const { format, size, fit, background, quality, detail } = options;
  const body = { image_id: id, format, size, fit, background, detail, quality };
  await call(downloadRoutes.image, { body, handles }).then(deliver).catch(tellFailed);
}

/** The browser fetches the archive by itself; what is left to do is to say how far it is. */
async function sendArchive(answer: ArchiveAnswer, isFollowed: boolean): Promise<void> {
  saveAddress(answer.url, answer.name);
  if (!isFollowed) return;
  const wait = () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const state = await follow({
    answer,
    title: ({ done, total }) => `Downloading ${Math.min(done + 1, total)} of ${total} pictures`,
    pause: wait,
  });
  if (state?.status === 'failed') throw new Error('the archive was not fetched');
  if (state?.status === 'ready') showToast({ title: `${answer.name} is complete`, type: 'success' });
}

/** Gives pictures to the person as archives of at most as many as one may hold. */
export async function saveImages(images: readonly ImageItem[], look: ArchiveLook): Promise<void> {
  try {
    for (let at = 0; at < images.length; at += BULK_LIMIT) {
      const image_ids = images.slice(at, at + BULK_LIMIT).map(({ id }) => id);
      await sendArchive(await call(downloadRoutes.archive, { body: { ...look, image_ids }, handles }), true);
    }
  } catch (error) {
    tellFailed(error);
  }
}

/** A whole collection of one's own. */
export const saveCollection = (collection_id: number, look: ArchiveLook): Promise<void> =>
  call(downloadRoutes.collectionArchive, { body: { ...look, collection_id }, handles })
    .then((answer) => sendArchive(answer, true))
    .catch(tellFailed);

/** A whole collection behind a link, for who may take it. */
export const saveShared = (short_link: string, grant: string | null): Promise<void> =>
  call(downloadRoutes.collectionArchive, {
    body: { short_link },
    ...(grant !== null && { headers: { [GRANT_HEADER]: grant } }),
    handles,
  })
    .then((answer) => sendArchive(answer, false))
    .catch(tellFailed);

export const saveSheet = (body: RouteBody<typeof downloadRoutes.sheet>): Promise<void> =>
  call(downloadRoutes.sheet, { body, handles }).then(deliver).catch(tellFailed);
