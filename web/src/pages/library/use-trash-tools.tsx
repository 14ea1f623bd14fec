import type { ImageItem } from '@kenna/contract';
import { mdiDeleteForeverOutline, mdiRestore } from '@mdi/js';
import { useCallback } from 'react';
import { askToConfirm } from '../../features/image-actions/confirmation.store.ts';
import { useRestore } from '../../features/image-actions/image-actions.api.ts';
import { DaysLeft } from '../../features/my-images/components/days-left.tsx';
import type { LibraryImage } from '../../features/my-images/my-images.api.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const daysLeft = ({ expires_at }: LibraryImage) => expires_at !== undefined && <DaysLeft until={expires_at} />;

const empty = (images: readonly ImageItem[]) => askToConfirm({ kind: 'empty-trash', images });

/** Actions on a picture in the bin. */
export function useTrashTools() {
  const restore = useRestore();
  const onTile = useCallback(
    (image: ImageItem) => (
      <>
        <IconButton label="Restore" icon={mdiRestore} tone="scrim" onClick={() => restore([image])} />
        <IconButton
          label="Delete for good"
          icon={mdiDeleteForeverOutline}
          tone="scrim"
          // Two buttons and a checkbox would cover a small picture. Selected ones are deleted together.
          data-wide
          onClick={() => askToConfirm({ kind: 'delete', images: [image] })}
        />
      </>
    ),
    [restore],
  );
  return { empty, onTile, daysLeft };
}
