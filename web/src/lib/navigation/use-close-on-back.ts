import { useEffectEvent, useLayoutEffect } from 'react';
import { addLayer } from './layers.ts';

/** While it is opened, Back closes it and the page stays; what lies over it closes first. */
export function useCloseOnBack(close: () => void, opened = true): void {
  const onBack = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!opened) return;
    return addLayer({
      holds: ({ historyAction }) => historyAction === 'POP',
      onHeld: (move) => {
        move.reset();
        onBack();
      },
    });
  }, [opened]);
}
