import type { Mode } from '@kenna/contract';
import { mdiAutoFix } from '@mdi/js';
import { Menu } from '../../../ui/layers/menu.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { WhenApproached } from '../../../ui/picture/when-approached.tsx';
import { TOOL_ENTRIES } from '../tool-entries.ts';

interface ToolsMenuProps {
  /** Opens the page of a tool with the picture as its source. */
  readonly onOpenTool: (mode: Mode) => void;
}

/** Menu on a picture of the tools that can be opened with it. */
export function ToolsMenu({ onOpenTool }: ToolsMenuProps) {
  const button = <IconButton label="Tools" icon={mdiAutoFix} tone="scrim" aria-haspopup="menu" data-wide />;
  const menu = (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {TOOL_ENTRIES.map(({ mode, label, icon }) => (
          <Menu.Item key={mode} leftSection={<Icon path={icon} />} onClick={() => onOpenTool(mode)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
  return <WhenApproached before={button}>{menu}</WhenApproached>;
}
