import { Button } from '@mantine/core';
import type { ImageItem } from '@kenna/contract';
import { mdiBookmark, mdiBookmarkOutline } from '@mdi/js';
import { useIsImageBusy } from '../../../lib/pictures/image-action.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { openCollecting } from '../collection-dialog.store.ts';

interface BookmarkButtonProps {
  readonly image: ImageItem;
  /** `scrim`: on a picture; `plain`: an icon, in the viewer, where a key does the same; `button`: with its name. */
  readonly look: 'scrim' | 'plain' | 'button';
}

/** Saves a picture to a collection, or shows that it is already in one. */
export function BookmarkButton({ image, look }: BookmarkButtonProps) {
  const icon = image.is_bookmark ? mdiBookmark : mdiBookmarkOutline;
  const busy = useIsImageBusy(image.id);
  const state = { 'aria-disabled': busy, onClick: () => busy || openCollecting([image]) };
  const label = 'Save to my collections';
  const savedLabel = image.is_bookmark ? 'Saved to my collections' : label;
  if (look === 'plain') return <IconButton label={savedLabel} icon={icon} keys="B" {...state} />;
  if (look === 'scrim') {
    return <IconButton label={label} icon={icon} tone="scrim" aria-pressed={image.is_bookmark} data-wide {...state} />;
  }
  return (
    <Button variant="default" size="md" leftSection={<Icon path={icon} />} aria-label={savedLabel} {...state}>
      {image.is_bookmark ? 'Saved' : 'Save'}
    </Button>
  );
}
