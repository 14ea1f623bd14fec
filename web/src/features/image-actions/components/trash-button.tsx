import type { ImageItem } from '@kenna/contract';
import { mdiTrashCanOutline } from '@mdi/js';
import { IconButton } from '../../../ui/icon-button.tsx';
import { askFor } from '../ask.store.ts';

/** Asks, then puts the picture into the bin. */
export function TrashButton({ image }: { image: ImageItem }) {
  return (
    <IconButton
      label="Delete"
      icon={mdiTrashCanOutline}
      tone="scrim"
      onClick={() => askFor({ kind: 'trash', images: [image] })}
    />
  );
}
