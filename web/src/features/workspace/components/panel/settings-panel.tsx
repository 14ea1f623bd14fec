import { MODE_TABLE } from '@kenna/contract';
import { mdiRestart } from '@mdi/js';
import type { ReactNode } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useDraftDesk } from '../../draft/draft.store.ts';
import type { Missing } from '../../draft/missing.ts';
import { PanelSections, type PanelSectionsProps } from './panel-sections.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';
import classes from './settings-panel.module.css';

export interface SettingsPanelProps extends PanelSectionsProps {
  readonly foot: ReactNode;
  /** Link to the tool's tutorial, next to the title. */
  readonly help: ReactNode;
  /** The button that starts anew, next to the title; by default one that resets the settings. */
  readonly restart?: ReactNode;
  /** Label of the button on the folded sheet, which unfolds it. */
  readonly peek: string;
  /** Address of the picture that is worked on, shown beside that label; null for none. */
  readonly peekPicture?: string | null;
  readonly peekLook?: SheetProps['peekLook'];
  readonly onPeek: () => void;
  /** What is missing for the reported request; the sheet unfolds to show it. */
  readonly needed?: Missing | null;
  /** What was sent last; the sheet folds to show how it is drawn. */
  readonly started?: SheetProps['started'];
  /** Whether a picture above the sheet changes while a person types. */
  readonly isLower?: boolean;
}

/** The right sidebar of a tool, composed from its row of the mode table. On screens below 1024 px it is a sheet. */
export function SettingsPanel({
  mode,
  foot,
  help,
  restart = <ResetButton />,
  peek,
  peekPicture = null,
  peekLook,
  onPeek,
  needed = null,
  started = null,
  isLower = false,
  ...sections
}: SettingsPanelProps) {
  const sheet = { foot, peek, peekPicture, peekLook, onPeek, needed, started, isLower };
  return (
    <ToolPanel title={MODE_TABLE[mode].tabTitle} help={help} restart={restart} {...sheet}>
      <PanelSections mode={mode} {...sections} />
    </ToolPanel>
  );
}

interface ToolPanelProps extends Omit<SheetProps, 'label'>, Pick<SettingsPanelProps, 'help' | 'restart'> {
  readonly title: string;
}

/** The right sidebar of any tool: its title with what helps and what starts anew, then its sections. */
export const ToolPanel = ({ title, help, restart, children, ...sheet }: ToolPanelProps) => (
  <Sheet label={title} {...sheet}>
    <div className={classes.head}>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.tools}>
        {help}
        {restart}
      </div>
    </div>
    {children}
  </Sheet>
);

function ResetButton() {
  const { reset } = useDraftDesk();
  return <IconButton label="Start over with the defaults" icon={mdiRestart} onClick={reset} />;
}
