import { useState } from 'react';
import { changeCanvas, useCanvasSettings, type Tool } from './canvas-settings.ts';
import { nextPanel, type Panel } from './open-panel.ts';
import type { MaskCommands } from './use-mask-commands.ts';

interface ToolbarUse {
  readonly commands: MaskCommands;
  readonly announce: (words: string) => void;
  /** Address of a picture that is displayed instead of the masked one, such as a result; null when there is none. */
  readonly shown: string | null;
}

/** State of the toolbar's panels and the actions of its buttons, which the keyboard shortcuts share. */
export function useToolbar({ commands, announce, shown }: ToolbarUse) {
  const [open, setOpen] = useState<Panel | null>(null);
  const [lastShown, setLastShown] = useState(shown);
  if (lastShown !== shown) {
    setLastShown(shown);
    // An open panel would cover the new result.
    if (shown !== null) setOpen(null);
  }
  const press = (panel: Parameters<typeof nextPanel>[1]) => setOpen(nextPanel(open, panel));
  const choose = (tool: Tool) => {
    changeCanvas({ tool });
    announce(TOOL_WORDS[tool]);
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
    selectToolOf(panel);
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

/** Opening the panel of a tool also selects that tool. */
function selectToolOf(panel: Panel): void {
  const { tool } = useCanvasSettings.getState();
  if (panel === 'brush' || panel === 'eraser') changeCanvas({ tool: panel });
  else if (panel === 'select' && panelOf(tool) !== 'select') changeCanvas({ tool: 'lasso' });
}
