import type { ImageItem } from '@kenna/contract';
import { mdiDeleteForeverOutline, mdiRestore } from '@mdi/js';
import { askFor } from '../../features/image-actions/ask.store.ts';
import { useRestore } from '../../features/image-actions/image-actions.api.ts';
import { DaysLeft } from '../../features/my-images/components/days-left.tsx';
import type { LibraryImage } from '../../features/my-images/my-images.api.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** What can be done with a picture in the bin. */
export function useTrashTools() {
  const restore = useRestore();
  return {
    empty: (images: readonly ImageItem[]) => askFor({ kind: 'empty-trash', images }),
    onTile: (image: ImageItem) => (
      <>
        <IconButton label="Restore" icon={mdiRestore} tone="scrim" onClick={() => restore.mutate([image])} />
        <IconButton
          label="Delete for good"
          icon={mdiDeleteForeverOutline}
          tone="scrim"
          onClick={() => askFor({ kind: 'delete', images: [image] })}
        />
      </>
    ),
    daysLeft: ({ expires_at }: LibraryImage) => expires_at !== undefined && <DaysLeft until={expires_at} />,
  };
}
