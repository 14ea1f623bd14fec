import { useEffect, useRef } from 'react';
import { isForField } from '../../../../lib/browser/is-for-field.ts';

interface UndoOverResults {
  /** Whether something that was undone on the canvas can be made again. */
  readonly canRedo: () => boolean;
  /** Whether results lie over a canvas, and nothing over them. */
  readonly isOver: boolean;
  /** Shows the canvas again, and returns the element of it that keys are for. */
  readonly showCanvas: () => Element | null;
}

/**
 * Ctrl or ⌘ with Z or Y while results lie over a canvas shows the canvas again and undoes or redoes there: nobody should
 * change a drawing that they do not see, and the browser would undo something else. Without anything to redo the results
 * stay.
 */
export function useUndoOverResults(input: UndoOverResults): void {
  const now = useRef(input);
  useEffect(() => void (now.current = input));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { isOver, canRedo, showCanvas } = now.current;
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if (!isOver || event.defaultPrevented || altKey) return;
      const isRange = target instanceof HTMLInputElement && target.type === 'range';
      if (!(ctrlKey || metaKey) || !/^[zy]$/i.test(key) || (isForField(event) && !isRange)) return;
      event.preventDefault();
      event.stopPropagation();
      if ((shiftKey || /y/i.test(key)) && !canRedo()) return;
      const init = { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
      showCanvas()?.dispatchEvent(new KeyboardEvent('keydown', init));
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
