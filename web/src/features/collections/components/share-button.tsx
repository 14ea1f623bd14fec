import { Button } from '@mantine/core';
import { mdiCheck, mdiLinkVariant } from '@mdi/js';
import { COPIED_INDICATOR_MS } from '../../../ui/display-limits.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useCopy } from '../../../ui/use-copy.ts';

interface ShareButtonProps {
  readonly shortLink: string;
  readonly label?: string;
  /** Whether sharing is what the page is for. */
  readonly isMain?: boolean;
}

/** Copies the share link and confirms it for a moment. */
export function ShareButton({ shortLink, label = 'Share', isMain = false }: ShareButtonProps) {
  const { copied, copy } = useCopy(COPIED_INDICATOR_MS);
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      size="md"
      leftSection={<Icon path={copied ? mdiCheck : mdiLinkVariant} />}
      onClick={() => void copy(`${window.location.origin}/shared/${shortLink}`)}
    >
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </Button>
  );
}
