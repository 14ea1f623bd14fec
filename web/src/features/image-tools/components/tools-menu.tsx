import { Button } from '@mantine/core';
import type { Mode } from '@kenna/contract';
import { mdiAutoFix } from '@mdi/js';
import { Menu } from '../../../ui/layers/menu.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { WhenApproached } from '../../../ui/picture/when-approached.tsx';
import { TOOL_ENTRIES } from '../tool-entries.ts';

interface ToolsMenuProps {
  /** `scrim`: on a picture; `button`: among other buttons. */
  readonly look: 'scrim' | 'button';
  /** Opens the page of a tool with the picture as its source. */
  readonly onOpenTool: (mode: Mode) => void;
}

/** Menu of the tools that can be opened with a picture. */
export function ToolsMenu({ look, onOpenTool }: ToolsMenuProps) {
  const button =
    look === 'scrim' ? (
      <IconButton label="Tools" icon={mdiAutoFix} tone="scrim" aria-haspopup="menu" data-wide />
    ) : (
      <Button variant="default" size="md" leftSection={<Icon path={mdiAutoFix} />}>
        Tools
      </Button>
    );
  const menu = (
    // Next to an opened picture, content loading above moves the button, so the menu must not be hidden when it is
    // detached.
    <Menu position={look === 'scrim' ? 'bottom-end' : 'top-start'} shadow="md" hideDetached={look === 'scrim'}>
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
