import { Button } from '@mantine/core';
import { COPIED_INDICATOR_MS } from '@kenna/contract';
import { mdiCheck, mdiLinkVariant } from '@mdi/js';
import { useEffect, useState } from 'react';
import { writeClipboard } from '../../../lib/write-clipboard.ts';
import { Icon } from '../../../ui/icon.tsx';

interface ShareButtonProps {
  readonly shortLink: string;
  readonly label?: string;
}

/** Copies the link for visitors and says so for a moment. */
export function ShareButton({ shortLink, label = 'Share' }: ShareButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_INDICATOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <Button
      variant="default"
      size="md"
      leftSection={<Icon path={copied ? mdiCheck : mdiLinkVariant} />}
      onClick={() => void writeClipboard(`${window.location.origin}/shared/${shortLink}`).then(() => setCopied(true))}
    >
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </Button>
  );
}
