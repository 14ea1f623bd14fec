import { changeCanvas, steppedSize, tipOf, useCanvasSettings, type Tool } from '../canvas-settings.ts';
import { isShown, type Stage } from './stage.ts';

export interface KeyCommands {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly invert: () => void;
  readonly clear: () => void;
  readonly help: () => void;
  readonly choose: (tool: Tool) => void;
  /** Closes the open panel; false when none is. */
  readonly close: () => boolean;
}

const TOOL_KEYS: Readonly<Record<string, Tool>> = {
  b: 'brush',
  e: 'eraser',
  l: 'lasso',
  m: 'rectangle',
  w: 'region',
  h: 'hand',
};

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const ZOOM_STEP = 1.25;
const TYPED_INTO =
  'input:not([type="range"]):not([type="radio"]):not([type="checkbox"]), textarea, select, [contenteditable]';

/** Hears the keys of the canvas until the returned function is called: those on `root`, and those that nothing has. */
export function attachKeys(
  root: HTMLElement,
  stageElement: HTMLElement,
  stage: Stage,
  commands: KeyCommands,
): () => void {
  const isOurs = ({ target }: KeyboardEvent) =>
    target === document.body || (target instanceof Element && root.contains(target) && !target.matches(TYPED_INTO));
  const down = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isOurs(event)) return;
    delete stageElement.dataset.pointed;
    const onStage = event.target === stageElement && !isShown(stageElement);
    const done =
      event.ctrlKey || event.metaKey
        ? withControl(event, commands)
        : (onStage && onStageKey(event, stage)) || shortcut(event, stage, commands);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const up = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    const dragged = stage.pointers.draggedWithSpace();
    stage.pointers.setSpace(false);
    delete stageElement.dataset.space;
    if (event.target === stageElement && !dragged && !isShown(stageElement)) stage.cursor.press();
  };
  const abort = new AbortController();
  const { signal } = abort;
  // Before the page hears them, so that Escape here first gives up a stroke.
  window.addEventListener('keydown', down, { signal, capture: true });
  window.addEventListener('keyup', up, { signal });
  return () => abort.abort();
}

function withControl({ key, shiftKey }: KeyboardEvent, { undo, redo }: KeyCommands): boolean {
  const letter = key.toLowerCase();
  if (letter === 'y' || (letter === 'z' && shiftKey)) redo();
  else if (letter === 'z') undo();
  else return false;
  return true;
}

/** Keys that only mean something where the picture has the focus. */
function onStageKey(event: KeyboardEvent, { cursor, pointers, step }: Stage): boolean {
  const arrow = ARROWS[event.key];
  if (arrow) {
    const length = event.altKey ? 1 : Math.round(step());
    cursor.move(arrow[0] * length, arrow[1] * length, event.shiftKey);
    return true;
  }
  if (event.key === 'Enter') cursor.press();
  else if (event.key === ' ') {
    pointers.setSpace(true);
    if (event.target instanceof HTMLElement) event.target.dataset.space = 'true';
  } else if (event.key === 'Escape') return pointers.cancel() || cursor.cancel();
  else return false;
  return true;
}

function shortcut({ key, altKey }: KeyboardEvent, { panZoom }: Stage, commands: KeyCommands): boolean {
  if (altKey) return false;
  const tool = TOOL_KEYS[key.toLowerCase()];
  if (tool) commands.choose(tool);
  else if (key === '[' || key === ']') changeCanvas(steppedSize(useCanvasSettings.getState(), key === ']' ? 1 : -1));
  else if (key === '{' || key === '}') changeHardness(key === '}' ? 10 : -10);
  else if (key === '+' || key === '=') panZoom.zoomBy(ZOOM_STEP);
  else if (key === '-') panZoom.zoomBy(1 / ZOOM_STEP);
  else if (key === '0') panZoom.fit();
  else if (key === '1') panZoom.zoomTo(1);
  else if (key === 'i') commands.invert();
  else if (key === 'Delete' || key === 'Backspace') commands.clear();
  else if (key === '?') commands.help();
  else if (key === 'Escape') return commands.close();
  else return false;
  return true;
}

function changeHardness(by: number): void {
  const { hardness, sizeField } = tipOf(useCanvasSettings.getState());
  const value = Math.min(100, Math.max(0, hardness + by));
  changeCanvas(sizeField === 'eraserSize' ? { eraserHardness: value } : { brushHardness: value });
}
