import { useEffectEvent, useLayoutEffect } from 'react';
import { addLayer } from './layers.ts';

/**
 * While `opened` is true, the browser's Back closes the dialog instead of leaving the page. Dialogs that are opened
 * later close first.
 */
export function useCloseOnBack(close: () => void, opened = true): void {
  const onBack = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!opened) return;
    return addLayer({
      blocks: ({ historyAction }) => historyAction === 'POP',
      onBlocked: (move) => {
        move.reset();
        onBack();
      },
    });
  }, [opened]);
}
