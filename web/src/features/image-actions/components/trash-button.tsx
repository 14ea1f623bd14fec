import { Button } from '@mantine/core';
import type { ImageItem } from '@kenna/contract';
import { mdiTrashCanOutline } from '@mdi/js';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { askFor } from '../ask.store.ts';

interface TrashButtonProps {
  readonly image: ImageItem;
  readonly look: 'scrim' | 'button';
  readonly onGone?: () => void;
}

/** Asks, then puts the picture into the bin. */
export function TrashButton({ image, look, onGone }: TrashButtonProps) {
  const ask = () => askFor({ kind: 'trash', images: [image], onConfirmed: onGone });
  if (look === 'scrim') return <IconButton label="Delete" icon={mdiTrashCanOutline} tone="scrim" onClick={ask} />;
  return (
    <Button variant="default" size="md" leftSection={<Icon path={mdiTrashCanOutline} />} onClick={ask}>
      Delete
    </Button>
  );
}
