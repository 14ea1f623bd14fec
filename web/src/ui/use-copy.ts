import { useEffect, useState } from 'react';
import { writeClipboard } from '../lib/browser/write-clipboard.ts';
import { showToast } from './messages/toast.store.ts';

/**
 * Copies texts to the clipboard. `copied` is true for `shownMs` milliseconds after a copy. A toast says when the
 * browser refuses it.
 */
export function useCopy(shownMs: number) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied, shownMs]);
  /** Resolves to whether the text was copied. */
  const copy = async (text: string): Promise<boolean> => {
    const isCopied = await writeClipboard(text);
    setCopied(isCopied);
    if (!isCopied) showToast({ title: 'Your browser does not allow copying here', type: 'error', flag: 1 });
    return isCopied;
  };
  return { copied, copy };
}
