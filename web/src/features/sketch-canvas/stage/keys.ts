import { changeSketching, stepTip, useSketchSettings, type Tool } from '../sketch-settings.ts';
import type { SketchStage } from './sketch-stage.ts';

export interface KeyCommands {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly clear: () => void;
  readonly help: () => void;
  readonly choose: (tool: Tool) => void;
  /** Closes the open panel; false when none is. */
  readonly close: () => boolean;
}

const TOOL_KEYS: Readonly<Record<string, Tool>> = { b: 'pen', p: 'pen', e: 'eraser', h: 'hand' };
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Pixels of the sheet that an arrow moves the pen; with Alt one, with Shift more. */
const STEP = 8;
const FAR = 40;
const ZOOM_STEP = 1.25;
const TYPED_INTO =
  'input:not([type="range"]):not([type="radio"]):not([type="checkbox"]), textarea, select, [contenteditable]';

/** Hears the keys of the sheet until the returned function is called: those on `root`, and those that nothing has. */
export function attachKeys(
  root: HTMLElement,
  stageElement: HTMLElement,
  stage: SketchStage,
  commands: KeyCommands,
): () => void {
  const isOurs = ({ target }: KeyboardEvent) =>
    target === document.body || (target instanceof Element && root.contains(target) && !target.matches(TYPED_INTO));
  const down = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isOurs(event)) return;
    delete stageElement.dataset.pointed;
    const done =
      event.ctrlKey || event.metaKey
        ? withControl(event, commands)
        : (event.target === stageElement && onStageKey(event, stage)) || shortcut(event, stage, commands);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const up = ({ key, target }: KeyboardEvent) => {
    if (key !== ' ') return;
    const dragged = stage.pointers.draggedWithSpace();
    stage.pointers.setSpace(false);
    delete stageElement.dataset.space;
    if (target === stageElement && !dragged) stage.cursor.press();
  };
  const { signal, abort } = abortable();
  // Before the page hears them, so that Escape here first gives up a line.
  window.addEventListener('keydown', down, { signal, capture: true });
  window.addEventListener('keyup', up, { signal });
  return abort;
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

function withControl({ key, shiftKey }: KeyboardEvent, { undo, redo }: KeyCommands): boolean {
  const letter = key.toLowerCase();
  if (letter === 'y' || (letter === 'z' && shiftKey)) redo();
  else if (letter === 'z') undo();
  else return false;
  return true;
}

/** Keys that only mean something where the sheet has the focus. */
function onStageKey(event: KeyboardEvent, { cursor, pointers }: SketchStage): boolean {
  const arrow = ARROWS[event.key];
  if (arrow) {
    const length = event.altKey ? 1 : event.shiftKey ? FAR : STEP;
    cursor.move(arrow[0] * length, arrow[1] * length, false);
    return true;
  }
  if (event.key === 'Enter') cursor.press();
  else if (event.key === ' ') {
    if (event.target instanceof HTMLElement) event.target.dataset.space = 'true';
    pointers.setSpace(true);
  } else if (event.key === 'Escape') return pointers.cancel() || cursor.cancel();
  else return false;
  return true;
}

function shortcut({ key, altKey }: KeyboardEvent, { panZoom }: SketchStage, commands: KeyCommands): boolean {
  if (altKey) return false;
  const settings = useSketchSettings.getState();
  const tool = TOOL_KEYS[key.toLowerCase()];
  if (tool) commands.choose(tool);
  else if (key === 'm') changeSketching({ symmetry: !settings.symmetry });
  else if (key === 'f') changeSketching({ croquis: !settings.croquis });
  else if (key === '[' || key === ']') stepTip(settings, key === ']' ? 1 : -1);
  else if (key === '+' || key === '=') panZoom.zoomBy(ZOOM_STEP);
  else if (key === '-') panZoom.zoomBy(1 / ZOOM_STEP);
  else if (key === '0') panZoom.fit();
  else if (key === '1') panZoom.zoomTo(1);
  else if (key === 'Delete' || key === 'Backspace') commands.clear();
  else if (key === '?') commands.help();
  else if (key === 'Escape') return commands.close();
  else return false;
  return true;
}
