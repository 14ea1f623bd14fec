import { ZOOM_STEP, type PanZoom } from '../pan-zoom/pan-zoom.ts';
import type { KeyboardCursor } from './keyboard-cursor.ts';
import type { Pointers } from './pointers.ts';

/** What every stage that is drawn on does by keys. */
export interface StageCommands {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly clear: () => void;
  readonly help: () => void;
  /** Closes the open panel; false when none is. */
  readonly close: () => boolean;
}

interface StageKeysInput {
  /** Holds the stage and its toolbar. */
  readonly root: HTMLElement;
  /** Has the focus while keys draw. */
  readonly element: HTMLElement;
  readonly stage: { readonly pointers: Pointers; readonly cursor: KeyboardCursor; readonly panZoom: PanZoom };
  readonly commands: StageCommands;
  /** How far an arrow moves the cursor, in pixels of what is drawn on, and whether a line is drawn along. */
  readonly stride: (event: KeyboardEvent) => { readonly length: number; readonly draws: boolean };
  /** The keys of its own tools; false where this is none of them. */
  readonly onToolKey: (key: string) => boolean;
  /** Says that there is nothing to draw on for now. */
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

/** Hears the keys of a stage until the returned function is called: those on `root`, and those that nothing has. */
export function attachStageKeys(input: StageKeysInput): () => void {
  const { root, element, stage, commands, isCovered = () => false } = input;
  const isOurs = ({ target }: KeyboardEvent) =>
    target === document.body || (target instanceof Element && root.contains(target) && !target.matches(TYPED_INTO));
  const isDrawn = ({ target }: KeyboardEvent) => target === element && !isCovered();
  const down = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isOurs(event)) return;
    delete element.dataset.pointed;
    const done =
      event.ctrlKey || event.metaKey
        ? withControl(event, commands)
        : (isDrawn(event) && onStageKey(event, input)) || shortcut(event, input);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const up = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    const dragged = stage.pointers.draggedWithSpace();
    stage.pointers.setSpace(false);
    delete element.dataset.space;
    if (isDrawn(event) && !dragged) stage.cursor.press();
  };
  const abort = new AbortController();
  const { signal } = abort;
  // Before the page hears them, so that Escape here first gives up a stroke.
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

/** Keys that only mean something where the stage has the focus. */
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
