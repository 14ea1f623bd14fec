import frame from '../../../ui/editor/drawing-panel.module.css';
import type { Panel } from '../open-panel.ts';
import type { MaskCommands } from '../use-mask-commands.ts';
import { HelpPanel } from './help-panel.tsx';
import { MaskPanel } from './mask-panel.tsx';
import { SelectPanel } from './select-panel.tsx';
import { TipPanel } from './tip-panel.tsx';
import type { ToolbarActions } from './toolbar.tsx';
import { ViewPanel } from './view-panel.tsx';

interface CanvasPanelProps {
  readonly panel: Panel;
  readonly commands: MaskCommands;
  readonly empty: boolean;
  readonly busy: boolean;
  readonly actions: ToolbarActions;
  readonly onFullSize: () => void;
}

const NAMES: Record<Panel, string> = {
  brush: 'Brush',
  eraser: 'Eraser',
  select: 'Select',
  mask: 'Mask',
  view: 'View',
  help: 'Keys',
};

/** The panel that is open above the toolbar. */
export function CanvasPanel({ panel, commands, empty, busy, actions, onFullSize }: CanvasPanelProps) {
  return (
    <section className={frame.panel} aria-label={NAMES[panel]}>
      {(panel === 'brush' || panel === 'eraser') && <TipPanel tool={panel} />}
      {panel === 'select' && <SelectPanel busy={busy} onSelect={commands.select} />}
      {panel === 'mask' && <MaskPanel commands={commands} empty={empty} busy={busy} />}
      {panel === 'view' && <ViewPanel actions={actions} onFullSize={onFullSize} />}
      {panel === 'help' && <HelpPanel />}
    </section>
  );
}
