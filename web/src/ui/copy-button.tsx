import { VisuallyHidden } from '@mantine/core';
import { mdiCheck, mdiContentCopy } from '@mdi/js';
import { COPIED_INDICATOR_MS } from './display-limits.ts';
import { IconButton } from './icon-button.tsx';
import { useCopy } from './use-copy.ts';

/** Copies a text and confirms it for `COPIED_INDICATOR_MS`. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { copied, copy } = useCopy(COPIED_INDICATOR_MS);
  return (
    <>
      <IconButton
        label={copied ? 'Copied!' : label}
        icon={copied ? mdiCheck : mdiContentCopy}
        onClick={() => void copy(text)}
      />
      <VisuallyHidden role="status">{copied ? 'Copied!' : ''}</VisuallyHidden>
    </>
  );
}
