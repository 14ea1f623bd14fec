import { attachStageKeys, type StageCommands } from '../../../lib/drawing-stage/stage-keys.ts';
import { changeCanvas, steppedSize, tipOf, useCanvasSettings, type Tool } from '../canvas-settings.ts';
import { showsOtherPicture, type Stage } from './stage.ts';

export interface KeyCommands extends StageCommands {
  readonly invert: () => void;
  readonly choose: (tool: Tool) => void;
}

const TOOL_KEYS: Readonly<Record<string, Tool>> = {
  b: 'brush',
  e: 'eraser',
  l: 'lasso',
  m: 'rectangle',
  w: 'region',
  h: 'hand',
};

/** Listens for the keyboard shortcuts of the canvas. Returns a function that removes the listeners. */
export function attachKeys(
  root: HTMLElement,
  stageElement: HTMLElement,
  stage: Stage,
  commands: KeyCommands,
): () => void {
  return attachStageKeys({
    root,
    element: stageElement,
    stage,
    commands,
    isCovered: () => showsOtherPicture(stageElement),
    stride: ({ altKey, shiftKey }) => ({ length: altKey ? 1 : Math.round(stage.step()), draws: shiftKey }),
    onToolKey: (key) => {
      const tool = TOOL_KEYS[key.toLowerCase()];
      if (tool) commands.choose(tool);
      else if (key === '[' || key === ']')
        changeCanvas(steppedSize(useCanvasSettings.getState(), key === ']' ? 1 : -1));
      else if (key === '{' || key === '}') changeHardness(key === '}' ? 10 : -10);
      else if (key === 'i') commands.invert();
      else return false;
      return true;
    },
  });
}

function changeHardness(by: number): void {
  const { hardness, sizeField } = tipOf(useCanvasSettings.getState());
  const value = Math.min(100, Math.max(0, hardness + by));
  changeCanvas(sizeField === 'eraserSize' ? { eraserHardness: value } : { brushHardness: value });
}
