import { useEffect, useState } from 'react';
import { openMaskSession, type MaskSession } from './mask-session.ts';

export type OpenedMask =
  | { readonly status: 'loading' | 'failed'; readonly session: null }
  | { readonly status: 'ready'; readonly session: MaskSession };

const LOADING: OpenedMask = { status: 'loading', session: null };

/** Opens the mask on a picture and closes it when the component unmounts or the picture changes. */
export function useMaskSession(picture: string): OpenedMask {
  const [opened, setOpened] = useState<{ readonly picture: string; readonly mask: OpenedMask } | null>(null);
  useEffect(() => {
    let left = false;
    let session: MaskSession | null = null;
    openMaskSession(picture).then(
      (ready) => {
        if (left) return ready.close();
        session = ready;
        setOpened({ picture, mask: { status: 'ready', session: ready } });
      },
      () => !left && setOpened({ picture, mask: { status: 'failed', session: null } }),
    );
    return () => {
      left = true;
      session?.close();
      setOpened(null);
    };
  }, [picture]);
  return opened?.picture === picture ? opened.mask : LOADING;
}
