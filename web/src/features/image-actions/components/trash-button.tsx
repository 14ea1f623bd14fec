import { Button } from '@mantine/core';
import type { ImageItem } from '@kenna/contract';
import { mdiTrashCanOutline } from '@mdi/js';
import { useIsImageBusy } from '../../../lib/pictures/image-action.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useTrash } from '../image-actions.api.ts';

interface TrashButtonProps {
  readonly image: ImageItem;
  /** `scrim`: on a picture; `plain`: an icon, in the viewer, where a key does the same; `button`: with its name. */
  readonly look: 'scrim' | 'plain' | 'button';
  readonly onGone?: () => void;
}

/** Moves the picture to the bin at once; the message that follows offers to undo this. */
export function TrashButton({ image, look, onGone }: TrashButtonProps) {
  const trash = useTrash();
  const busy = useIsImageBusy(image.id);
  const onClick = () => {
    if (busy) return;
    onGone?.();
    trash([image]);
  };
  const state = { 'aria-disabled': busy, onClick };
  const keys = look === 'plain' ? { keys: 'T' } : {};
  if (look !== 'button') {
    return <IconButton label="Delete" icon={mdiTrashCanOutline} tone={look} {...keys} {...state} />;
  }
  return (
    <Button variant="default" size="md" leftSection={<Icon path={mdiTrashCanOutline} />} {...state}>
      Delete
    </Button>
  );
}
