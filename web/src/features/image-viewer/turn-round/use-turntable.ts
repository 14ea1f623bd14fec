import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState, type RefObject } from 'react';
import type { Turntable } from './turntable.ts';

interface TurntableState {
  readonly table: Turntable | null;
  /** Of the file that has arrived, 0 to 1. */
  readonly share: number;
  readonly failed: boolean;
}

const EMPTY: TurntableState = { table: null, share: 0, failed: false };

/** Loads what draws in three dimensions, then the file; both go when the canvas does. */
export function useTurntable(
  canvas: RefObject<HTMLCanvasElement | null>,
  url: string | null,
  ground: string,
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
      .then(({ openTurntable }) => openTurntable({ canvas: shown, url, ground, smooth: !still, onProgress }))
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
    // The ground is changed on the open table, below.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [canvas, url, still]);
  useEffect(() => state.table?.setGround(ground), [state.table, ground]);
  return state;
}
