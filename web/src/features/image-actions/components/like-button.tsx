import { Button } from '@mantine/core';
import type { ImageItem } from '@kenna/contract';
import { mdiHeart, mdiHeartOutline } from '@mdi/js';
import { useIsImageBusy } from '../../../lib/pictures/image-action.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useLike } from '../image-actions.api.ts';

interface LikeButtonProps {
  readonly image: ImageItem;
  /** `scrim`: on a picture; `plain`: an icon, in the viewer, where a key does the same; `button`: with its name. */
  readonly look: 'scrim' | 'plain' | 'button';
}

/** Button that likes or unlikes a picture. */
export function LikeButton({ image, look }: LikeButtonProps) {
  const { toggle } = useLike();
  const busy = useIsImageBusy(image.id);
  const icon = image.is_like ? mdiHeart : mdiHeartOutline;
  // `disabled` would take the focus away from the button, so `aria-disabled` is used.
  const state = { 'aria-pressed': image.is_like, 'aria-disabled': busy, onClick: () => toggle(image) };
  if (look === 'scrim') return <IconButton label="Like" icon={icon} tone="scrim" {...state} />;
  const label = image.is_like ? 'Liked' : 'Like';
  if (look === 'plain') return <IconButton label={label} icon={icon} keys="L" {...state} />;
  return (
    <Button variant="default" size="md" leftSection={<Icon path={icon} />} {...state}>
      {label}
    </Button>
  );
}
