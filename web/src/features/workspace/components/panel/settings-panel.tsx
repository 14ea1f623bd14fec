import { MODE_TABLE, type Mode, type Panel } from '@kenna/contract';
import { mdiRestart } from '@mdi/js';
import type { ReactNode } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useDraftDesk } from '../../draft/draft.store.ts';
import type { Missing } from '../../request/missing.ts';
import { PanelSections } from './panel-sections.tsx';
import { Sheet } from './sheet.tsx';
import classes from './settings-panel.module.css';

export interface SettingsPanelProps {
  readonly mode: Mode;
  readonly foot: ReactNode;
  /** Link to the tool's tutorial, next to the title. */
  readonly help: ReactNode;
  /** Sections of other features, passed in by the page. */
  readonly sections?: Partial<Record<Panel, ReactNode>>;
  /** Label of the button on the folded sheet, which unfolds it. */
  readonly peek: string;
  /** Address of the picture that is worked on, shown beside that label; null for none. */
  readonly peekPicture?: string | null;
  readonly onPeek: () => void;
  /** What is missing for the reported request; the sheet unfolds to show it. */
  readonly needed?: Missing | null;
  /** Whether a picture above the sheet changes while a person types. */
  readonly isLower?: boolean;
}

/** The right sidebar of a tool, composed from its row of the mode table. On screens below 1024 px it is a sheet. */
export function SettingsPanel({
  mode,
  foot,
  help,
  sections = {},
  peek,
  peekPicture = null,
  onPeek,
  needed = null,
  isLower = false,
}: SettingsPanelProps) {
  const { tabTitle } = MODE_TABLE[mode];
  const { reset } = useDraftDesk();
  return (
    <Sheet
      label={tabTitle}
      foot={foot}
      peek={peek}
      peekPicture={peekPicture}
      onPeek={onPeek}
      needed={needed}
      isLower={isLower}
    >
      <div className={classes.head}>
        <h2 className={classes.title}>{tabTitle}</h2>
        <div className={classes.tools}>
          {help}
          <IconButton label="Start over with the defaults" icon={mdiRestart} onClick={reset} />
        </div>
      </div>
      <PanelSections mode={mode} sections={sections} />
    </Sheet>
  );
}
