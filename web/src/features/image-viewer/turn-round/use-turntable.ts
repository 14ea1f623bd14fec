import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState, type RefObject } from 'react';
import type { Turntable } from './turntable.ts';

interface TurntableState {
  readonly table: Turntable | null;
  /** Loaded share of the file, 0 to 1. */
  readonly share: number;
  readonly failed: boolean;
}

const EMPTY: TurntableState = { table: null, share: 0, failed: false };

/** Loads the 3-D library and then the file. Both are released when the component unmounts. */
export function useTurntable(
  canvas: RefObject<HTMLCanvasElement | null>,
  url: string | null,
  background: string,
): TurntableState {
  const still = useReducedMotion();
  const [state, setState] = useState(EMPTY);
  useEffect(() => {
    const shown = canvas.current;
    if (url === null || shown === null) return;
    let gone = false;
    let opened: Turntable | null = null;
    const onProgress = (share: number) => !gone && setState({ ...EMPTY, share: Math.min(1, share) });
    import('./turntable.ts')
      .then(({ openTurntable }) => openTurntable({ canvas: shown, url, background, smooth: !still, onProgress }))
      .then((table) => {
        if (gone) return table.close();
        opened = table;
        setState({ table, share: 1, failed: false });
      })
      .catch(() => !gone && setState({ ...EMPTY, failed: true }));
    return () => {
      gone = true;
      opened?.close();
      setState(EMPTY);
    };
    // A new background is applied to the open turntable by the effect below.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [canvas, url, still]);
  useEffect(() => state.table?.setBackground(background), [state.table, background]);
  return state;
}
