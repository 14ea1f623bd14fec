import { useEffect, useRef, useState } from 'react';
import type { Size } from '../../lib/pan-zoom/view.ts';
import { openSketchSession, type SketchSession } from './sketch-session.ts';

export type OpenedSketch =
  | { readonly status: 'loading' | 'failed'; readonly session: null }
  | { readonly status: 'ready'; readonly session: SketchSession };

const LOADING: OpenedSketch = { status: 'loading', session: null };

/** The stored drawing over a picture or on plain paper, open while the component is mounted. */
export function useSketchSession(over: string | null, size: Size): OpenedSketch {
  const [opened, setOpened] = useState<{ readonly over: string | null; readonly sketch: OpenedSketch } | null>(null);
  const sheet = useRef(size);
  useEffect(() => void (sheet.current = size));
  useEffect(() => {
    let left = false;
    let session: SketchSession | null = null;
    openSketchSession(over, () => sheet.current).then(
      (ready) => {
        if (left) return ready.close();
        session = ready;
        setOpened({ over, sketch: { status: 'ready', session: ready } });
      },
      () => !left && setOpened({ over, sketch: { status: 'failed', session: null } }),
    );
    return () => {
      left = true;
      session?.close();
      setOpened(null);
    };
  }, [over]);
  return opened && opened.over === over ? opened.sketch : LOADING;
}
