import { isForCanvas } from '../browser/is-for-canvas.ts';
import { ZOOM_STEP, type PanZoom } from '../pan-zoom/pan-zoom.ts';
import type { KeyboardCursor } from './keyboard-cursor.ts';
import type { Pointers } from './pointers.ts';

/** Commands that every drawing stage offers by keyboard. */
export interface StageCommands {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly clear: () => void;
  readonly help: () => void;
  /** Closes the open panel. Returns false if none is open. */
  readonly close: () => boolean;
}

interface StageKeysInput {
  /** The element that contains the stage and its toolbar. */
  readonly root: HTMLElement;
  /** The canvas element, which has the focus while keys draw. */
  readonly element: HTMLElement;
  readonly stage: { readonly pointers: Pointers; readonly cursor: KeyboardCursor; readonly panZoom: PanZoom };
  readonly commands: StageCommands;
  /** Returns the step of an arrow key in pixels of the canvas, and whether the tool draws along the way. */
  readonly stride: (event: KeyboardEvent) => { readonly length: number; readonly draws: boolean };
  /** Handles the keys of the stage's own tools. Returns false for any other key. */
  readonly onToolKey: (key: string) => boolean;
  /** Returns whether another picture is displayed over the canvas, so that keys must not draw. */
  readonly isCovered?: () => boolean;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const TYPED_INTO =
  'input:not([type="range"]):not([type="radio"]):not([type="checkbox"]), textarea, select, [contenteditable]';

/**
 * Listens to keys that are pressed inside `root` or while nothing has the focus, until the returned function is called.
 */
export function attachStageKeys(input: StageKeysInput): () => void {
  const { root, element, stage, commands, isCovered = () => false } = input;
  const isOurs = (event: KeyboardEvent) =>
    isForCanvas(event, root) && !(event.target instanceof Element && event.target.matches(TYPED_INTO));
  const mayDraw = ({ target }: KeyboardEvent) => target === element && !isCovered();
  const down = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isOurs(event)) return;
    delete element.dataset.pointed;
    const done =
      event.ctrlKey || event.metaKey
        ? withControl(event, commands)
        : (mayDraw(event) && onStageKey(event, input)) || shortcut(event, input);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const up = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    const dragged = stage.pointers.draggedWithSpace();
    stage.pointers.setSpace(false);
    delete element.dataset.space;
    if (mayDraw(event) && !dragged) stage.cursor.press();
  };
  const abort = new AbortController();
  const { signal } = abort;
  // Listening in the capture phase precedes the page's own handlers, so Escape cancels a stroke before it closes
  // anything.
  window.addEventListener('keydown', down, { signal, capture: true });
  window.addEventListener('keyup', up, { signal });
  return () => abort.abort();
}

function withControl({ key, shiftKey }: KeyboardEvent, { undo, redo }: StageCommands): boolean {
  const letter = key.toLowerCase();
  if (letter === 'y' || (letter === 'z' && shiftKey)) redo();
  else if (letter === 'z') undo();
  else return false;
  return true;
}

/** Handles the keys that only have a meaning while the canvas has the focus. */
function onStageKey(event: KeyboardEvent, { element, stage: { cursor, pointers }, stride }: StageKeysInput): boolean {
  const arrow = ARROWS[event.key];
  if (arrow) {
    const { length, draws } = stride(event);
    cursor.move(arrow[0] * length, arrow[1] * length, draws);
    return true;
  }
  if (event.key === 'Enter') cursor.press();
  else if (event.key === ' ') {
    pointers.setSpace(true);
    element.dataset.space = 'true';
  } else if (event.key === 'Escape') return pointers.cancel() || cursor.cancel();
  else return false;
  return true;
}

function shortcut({ key, altKey }: KeyboardEvent, { stage, commands, onToolKey }: StageKeysInput): boolean {
  if (altKey) return false;
  if (onToolKey(key)) return true;
  if (key === '+' || key === '=') stage.panZoom.zoomBy(ZOOM_STEP);
  else if (key === '-') stage.panZoom.zoomBy(1 / ZOOM_STEP);
  else if (key === '0') stage.panZoom.fit();
  else if (key === '1') stage.panZoom.zoomTo(1);
  else if (key === 'Delete' || key === 'Backspace') commands.clear();
  else if (key === '?') commands.help();
  else if (key === 'Escape') return commands.close();
  else return false;
  return true;
}
