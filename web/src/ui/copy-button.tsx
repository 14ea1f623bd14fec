import { VisuallyHidden } from '@mantine/core';
import { COPIED_INDICATOR_MS } from '@kenna/contract';
import { mdiCheck, mdiContentCopy } from '@mdi/js';
import { useEffect, useState } from 'react';
import { writeClipboard } from '../lib/write-clipboard.ts';
import { IconButton } from './icon-button.tsx';

/** Copies a text and says so for a moment. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_INDICATOR_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <>
      <IconButton
        label={copied ? 'Copied!' : label}
        icon={copied ? mdiCheck : mdiContentCopy}
        onClick={() => void writeClipboard(text).then(() => setCopied(true))}
      />
      <VisuallyHidden role="status">{copied ? 'Copied!' : ''}</VisuallyHidden>
    </>
  );
}
