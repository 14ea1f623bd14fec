import { useState } from 'react';
import { changeCanvas, useCanvasSettings, type Tool } from './canvas-settings.ts';
import { nextPanel, type Panel } from './open-panel.ts';
import type { MaskCommands } from './use-mask-commands.ts';

interface ToolbarUse {
  readonly commands: MaskCommands;
  readonly say: (words: string) => void;
  /** What is looked at in the place of the picture. */
  readonly shown: string | null;
}

/** What the toolbar does and has open; the keys of the canvas do the same. */
export function useToolbar({ commands, say, shown }: ToolbarUse) {
  const [open, setOpen] = useState<Panel | null>(null);
  const [lastShown, setLastShown] = useState(shown);
  if (lastShown !== shown) {
    setLastShown(shown);
    // A panel that was left open would cover the result that has just come.
    if (shown !== null) setOpen(null);
  }
  const press = (panel: Parameters<typeof nextPanel>[1]) => setOpen(nextPanel(open, panel));
  const choose = (tool: Tool) => {
    changeCanvas({ tool });
    say(TOOL_WORDS[tool]);
    setOpen(open === 'brush' || open === 'eraser' || open === 'select' || tool === 'hand' ? panelOf(tool) : open);
  };
  const undo = () => {
    press('undo');
    commands.undo();
  };
  const redo = () => {
    press('redo');
    commands.redo();
  };
  const clear = () => {
    press('clear');
    commands.clear();
  };
  const close = () => {
    setOpen(null);
    return open !== null;
  };
  const openPanel = (panel: Panel) => {
    press(panel);
    takeUp(panel);
  };
  return { open, press, close, undo, redo, clear, choose, openPanel };
}

const TOOL_WORDS: Record<Tool, string> = {
  brush: 'Brush',
  eraser: 'Eraser',
  lasso: 'Lasso',
  rectangle: 'Rectangle',
  region: 'Colour region',
  hand: 'Hand',
};

const panelOf = (tool: Tool): Panel | null => {
  if (tool === 'hand') return null;
  return tool === 'brush' || tool === 'eraser' ? tool : 'select';
};

/** Opening the panel of a tool takes that tool into the hand. */
function takeUp(panel: Panel): void {
  const { tool } = useCanvasSettings.getState();
  if (panel === 'brush' || panel === 'eraser') changeCanvas({ tool: panel });
  else if (panel === 'select' && panelOf(tool) !== 'select') changeCanvas({ tool: 'lasso' });
}
