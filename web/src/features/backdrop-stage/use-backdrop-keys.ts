import type { PixelSize } from '@kenna/contract';
import { useEffect, useRef, type RefObject } from 'react';
import { isForCanvas } from '../../lib/browser/is-for-canvas.ts';
import { ARROWS, SHIFT_FACTOR } from '../../ui/editor/arrow-keys.ts';
import { centred, moved, scaled, scaleOf, type Arrangement } from './arrangement.ts';
import { steppedScale } from './snapping.ts';
import type { BackdropEditor } from './use-backdrop-editor.ts';

/** Pixels of the canvas by which an arrow key moves the picture. */
const ARROW_STEP = 1;
/** Pixels of the canvas by which an arrow key with Shift moves the picture. The help text of the stage shows it. */
export const SHIFT_ARROW_STEP = ARROW_STEP * SHIFT_FACTOR;

/** Handles keys on the stage, and those for undo and redo also when nothing has the focus. */
export function useBackdropKeys(root: RefObject<HTMLElement | null>, editor: BackdropEditor, picture: PixelSize): void {
  const now = useRef({ editor, picture });
  useEffect(() => void (now.current = { editor, picture }));
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.defaultPrevented || root.current === null || !isForCanvas(event, root.current)) return;
      const inside = event.target instanceof Element && root.current.contains(event.target);
      const { editor, picture } = now.current;
      if (event.ctrlKey || event.metaKey) {
        if (!stepped(event, editor)) return;
      } else {
        const next = inside ? keyed(event, editor.arrangement, picture) : null;
        if (next === null) return;
        editor.change(`key ${event.key}`, next);
      }
      event.preventDefault();
    };
    const up = () => now.current.editor.settle();
    const abort = new AbortController();
    window.addEventListener('keydown', down, { signal: abort.signal });
    root.current?.addEventListener('keyup', up, { signal: abort.signal });
    return () => abort.abort();
  }, [root]);
}

function stepped({ key, shiftKey }: KeyboardEvent, { undo, redo }: BackdropEditor): boolean {
  const letter = key.toLowerCase();
  if (letter === 'y' || (letter === 'z' && shiftKey)) redo();
  else if (letter === 'z') undo();
  else return false;
  return true;
}

function keyed({ key, shiftKey, altKey }: KeyboardEvent, arrangement: Arrangement, picture: PixelSize) {
  if (altKey) return null;
  const arrow = ARROWS[key];
  const step = shiftKey ? SHIFT_ARROW_STEP : ARROW_STEP;
  if (arrow) return moved(arrangement, arrow[0] * step, arrow[1] * step);
  const scale = scaleOf(arrangement.placement, picture);
  if (key === '+' || key === '=') return scaled(arrangement, picture, steppedScale(scale, 1));
  if (key === '-') return scaled(arrangement, picture, steppedScale(scale, -1));
  return key === '0' ? centred(arrangement.canvas, picture) : null;
}
