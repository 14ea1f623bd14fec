import { MODE_TABLE, type Mode, type Panel } from '@kenna/contract';
import { mdiRestart } from '@mdi/js';
import type { ComponentType, ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { resetDraft } from '../draft.store.ts';
import type { Missing } from '../missing.store.ts';
import { roomsOf } from '../rooms.ts';
import { EngineSection } from './engine-section.tsx';
import { GuidancePanel, ModelPanel } from './model-panel.tsx';
import { Sheet } from './sheet.tsx';
import classes from './settings-panel.module.css';

/** The rooms of the panel that are furnished here, by the names that the mode table uses. */
const PANELS: Partial<Record<Panel, ComponentType<{ mode: Mode }>>> = {
  Model: ModelPanel,
  guidanceSlider: GuidancePanel,
};

export interface SettingsPanelProps {
  readonly mode: Mode;
  readonly foot: ReactNode;
  /** Beside the title: the way to what teaches the tool. */
  readonly help: ReactNode;
  /** Rooms that other features furnish; the page passes them in. */
  readonly rooms?: Partial<Record<Panel, ReactNode>>;
  /** What the folded sheet says of its contents; choosing it opens them. */
  readonly peek: string;
  readonly onPeek: () => void;
  /** What is missing in the panel, and was asked for. */
  readonly needed?: Missing | null;
}

/** The right sidebar of a tool, drawn from its row of the mode table; below `lg` it is a sheet. */
export function SettingsPanel({ mode, foot, help, rooms = {}, peek, onPeek, needed = null }: SettingsPanelProps) {
  const { tabTitle, navigation } = MODE_TABLE[mode];
  return (
    <Sheet label={tabTitle} name={navigation} foot={foot} peek={peek} onPeek={onPeek} needed={needed}>
      <div className={classes.head}>
        <h2 className={classes.title}>{tabTitle}</h2>
        <div className={classes.tools}>
          {help}
          <IconButton label="Start over with the defaults" icon={mdiRestart} onClick={resetDraft} />
        </div>
      </div>
      {roomsOf(mode).map((panel) => {
        const Room = PANELS[panel];
        if (rooms[panel] !== undefined) {
          return (
            <div key={panel} className={classes.room} data-panel={panel}>
              {rooms[panel]}
            </div>
          );
        }
        return Room && <Room key={panel} mode={mode} />;
      })}
      <EngineSection mode={mode} />
    </Sheet>
  );
}
