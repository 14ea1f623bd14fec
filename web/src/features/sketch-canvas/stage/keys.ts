import type { DrawingStage } from '../../../lib/drawing-stage/drawing-stage.ts';
import { attachStageKeys, type StageCommands } from '../../../lib/drawing-stage/stage-keys.ts';
import { changeSketching, stepTip, useSketchSettings, type Tool } from '../sketch-settings.ts';

export interface KeyCommands extends StageCommands {
  readonly choose: (tool: Tool) => void;
}

const TOOL_KEYS: Readonly<Record<string, Tool>> = { b: 'pen', p: 'pen', e: 'eraser', h: 'hand' };
/** Pixels of the sheet by which an arrow key moves the pen. With Alt it is one pixel, with Shift more. */
const STEP = 8;
const FAR = 40;

/** Handles keys on the sheet until the returned function is called. */
export function attachKeys(
  root: HTMLElement,
  stageElement: HTMLElement,
  stage: DrawingStage,
  commands: KeyCommands,
): () => void {
  return attachStageKeys({
    root,
    element: stageElement,
    stage,
    commands,
    stride: ({ altKey, shiftKey }) => ({ length: altKey ? 1 : shiftKey ? FAR : STEP, draws: false }),
    onToolKey: (key) => {
      const settings = useSketchSettings.getState();
      const tool = TOOL_KEYS[key.toLowerCase()];
      if (tool) commands.choose(tool);
      else if (key === 'm') changeSketching({ symmetry: !settings.symmetry });
      else if (key === 'f') changeSketching({ croquis: !settings.croquis });
      else if (key === '[' || key === ']') stepTip(settings, key === ']' ? 1 : -1);
      else return false;
      return true;
    },
  });
}
