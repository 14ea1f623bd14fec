import { useEffect, useRef } from 'react';
import { isForField } from '../../../../lib/browser/is-for-field.ts';

interface UndoOverResults {
  /** Whether results lie over a canvas, and nothing over them. */
  readonly isOver: boolean;
  /** Shows the canvas again, and returns the element of it that keys are for. */
  readonly showCanvas: () => Element | null;
}

/**
 * Ctrl or ⌘ with Z or Y while results lie over a canvas shows the canvas again and undoes or redoes there: nobody should
 * change a drawing that they do not see, and the browser would undo something else.
 */
export function useUndoOverResults(input: UndoOverResults): void {
  const now = useRef(input);
  useEffect(() => void (now.current = input));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { isOver, showCanvas } = now.current;
      const { key, ctrlKey, metaKey, shiftKey, target } = event;
      const isRange = target instanceof HTMLInputElement && target.type === 'range';
      if (!isOver || !(ctrlKey || metaKey) || !/^[zy]$/i.test(key) || (isForField(event) && !isRange)) return;
      event.preventDefault();
      event.stopPropagation();
      const init = { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
      showCanvas()?.dispatchEvent(new KeyboardEvent('keydown', init));
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
