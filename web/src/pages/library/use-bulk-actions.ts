import type { ImageItem } from '@kenna/contract';
import {
  mdiBookmarkOutline,
  mdiCompareHorizontal,
  mdiDeleteForeverOutline,
  mdiDownload,
  mdiHeartOffOutline,
  mdiHeartOutline,
  mdiRestore,
  mdiTable,
  mdiTrashCanOutline,
} from '@mdi/js';
import { openCollecting } from '../../features/collections/collection-dialog.store.ts';
import { openSaveAll } from '../../features/downloads/download-dialog.store.ts';
import { askToConfirm } from '../../features/image-actions/confirmation.store.ts';
import { useLike, useRestore, useTrash } from '../../features/image-actions/image-actions.api.ts';
import type { PictureTab } from '../../features/my-images/my-images.api.ts';
import { useUser } from '../../features/session/session.api.ts';
import { useViewedImage } from '../../features/image-viewer/use-viewed-image.ts';
import { runOfPictures, useMakeRun } from '../../features/runs/use-make-run.ts';

type Pictures = readonly ImageItem[];

/** Actions on the selected pictures, for the selection bar and for keyboard shortcuts. */
export function useBulkActions(tab: PictureTab) {
  const { like } = useLike();
  const restore = useRestore();
  const trash = useTrash();
  const { make } = useMakeRun();
  const { openBeside } = useViewedImage();
  const allowExplicit = useUser()?.is_allow ?? false;
  const remove = (images: Pictures) => askToConfirm({ kind: 'delete', images });
  const liked = (images: Pictures) => images.every(({ is_like }) => is_like);
  const toggleLike = (images: Pictures) => like(images, !liked(images));
  if (tab === 'trash') {
    return {
      keys: { r: restore, Delete: remove },
      actionsOn: (images: Pictures) => [
        { label: 'Restore', icon: mdiRestore, keys: 'R', run: () => restore(images) },
        { label: 'Delete for good', icon: mdiDeleteForeverOutline, keys: 'Delete', run: () => remove(images) },
      ],
    };
  }
  return {
    keys: { l: toggleLike, b: openCollecting, d: openSaveAll, t: trash, Delete: trash },
    actionsOn: (images: Pictures) => [
      liked(images)
        ? { label: 'Unlike', icon: mdiHeartOffOutline, keys: 'L', run: () => toggleLike(images) }
        : { label: 'Like', icon: mdiHeartOutline, keys: 'L', run: () => toggleLike(images) },
      { label: 'Save to my collections', icon: mdiBookmarkOutline, keys: 'B', run: () => openCollecting(images) },
      { label: 'Download', icon: mdiDownload, keys: 'D', run: () => openSaveAll(images) },
      {
        label: 'Make a run',
        icon: mdiTable,
        run: () =>
          make(
            runOfPictures(
              'Run of my pictures',
              images.map(({ id }) => id),
            ),
          ),
      },
      ...pairOf(images.filter(({ is_nsfw }) => allowExplicit || !is_nsfw)).map(([one, other]) => ({
        label: 'Compare',
        icon: mdiCompareHorizontal,
        run: () => openBeside(one.id, other.id),
      })),
      { label: 'Move to bin', icon: mdiTrashCanOutline, keys: 'T', run: () => trash(images) },
    ],
  };
}

/** Two selected pictures as a pair; none for another number of pictures. */
const pairOf = ([one, other, ...more]: Pictures): readonly (readonly [ImageItem, ImageItem])[] =>
  one && other && more.length === 0 ? [[one, other]] : [];
