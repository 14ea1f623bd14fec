import { useEffect, useState } from 'react';
import { writeClipboard } from '../lib/browser/write-clipboard.ts';
import { showToast } from './messages/toast.store.ts';

/** Copies texts. `copied` is true for `shownMs` after one was copied; a toast says where the browser refuses it. */
export function useCopy(shownMs: number) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied, shownMs]);
  /** @returns whether it was copied. */
  const copy = async (text: string): Promise<boolean> => {
    const isCopied = await writeClipboard(text);
    setCopied(isCopied);
    if (!isCopied) showToast({ title: 'Your browser does not allow copying here', type: 'error', flag: 1 });
    return isCopied;
  };
  return { copied, copy };
}
