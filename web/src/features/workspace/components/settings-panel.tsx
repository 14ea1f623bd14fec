import { MODE_TABLE, type Mode, type Panel } from '@kenna/contract';
import { mdiRestart } from '@mdi/js';
import type { ComponentType, ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { resetDraft, useDraft } from '../draft.store.ts';
import { GuidancePanel, ModelPanel } from './model-panel.tsx';
import { focusPrompt } from '../focus-prompt.ts';
import { PromptPanel } from './prompt-panel.tsx';
import { Sheet } from './sheet.tsx';
import classes from './settings-panel.module.css';

/** The rooms of the panel by the names that the mode table uses. A tool whose rooms are missing is not available yet. */
const PANELS: Partial<Record<Panel, ComponentType<{ mode: Mode }>>> = {
  Prompt: PromptPanel,
  Model: ModelPanel,
  guidanceSlider: GuidancePanel,
};

/** The right sidebar of a tool, drawn from its row of the mode table; below `lg` it is a sheet. */
export function SettingsPanel({ mode, foot }: { mode: Mode; foot: ReactNode }) {
  const { tabTitle, panels } = MODE_TABLE[mode];
  const prompt = useDraft((state) => state.draft.prompt);
  return (
    <Sheet label={tabTitle} foot={foot} peek={prompt.trim() || 'Type what you want to see.'} onPeek={focusPrompt}>
      <div className={classes.head}>
        <h2 className={classes.title}>{tabTitle}</h2>
        <IconButton label="Start over with the defaults" icon={mdiRestart} onClick={resetDraft} />
      </div>
      {panels.map((panel) => {
        const Room = PANELS[panel];
        return Room && <Room key={panel} mode={mode} />;
      })}
    </Sheet>
  );
}
