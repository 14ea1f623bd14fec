import { Button } from '@mantine/core';
import type { Mode } from '@kenna/contract';
import { mdiOpenInNew, mdiPencilOutline } from '@mdi/js';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/layers/menu.tsx';
import { EDITOR_ENTRIES, TOOL_ENTRIES, toolName, type EditorName } from '../tool-entries.ts';
import classes from './edit-menu.module.css';

interface EditMenuProps {
  readonly onOpen: (editor: EditorName) => void;
  /** Opens the page of a tool with the picture as its source. */
  readonly onOpenTool: (mode: Mode) => void;
}

/**
 * Menu of the tools for a picture, each of them once: those that open over the page, with the way to their own page, and
 * those that only have a page.
 */
export function EditMenu({ onOpen, onOpenTool }: EditMenuProps) {
  return (
    <Menu position="top-start" shadow="md" hideDetached={false}>
      <Menu.Target>
        <Button variant="default" size="md" leftSection={<Icon path={mdiPencilOutline} />} data-on-phones="icon">
          Edit
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {EDITOR_ENTRIES.map(({ name, label, icon, mode }) => (
          <div key={name} className={classes.entry}>
            <Menu.Item leftSection={<Icon path={icon} />} onClick={() => onOpen(name)}>
              {label}
            </Menu.Item>
            {mode && (
              <Menu.Item
                aria-label={`${label}, on its page`}
                title={`${label}, on its page`}
                className={classes.page ?? ''}
                onClick={() => onOpenTool(mode)}
              >
                <Icon path={mdiOpenInNew} size={18} />
              </Menu.Item>
            )}
          </div>
        ))}
        <Menu.Divider />
        {PAGE_ENTRIES.map(({ mode, icon }) => (
          <Menu.Item key={mode} leftSection={<Icon path={icon} />} onClick={() => onOpenTool(mode)}>
            {toolName(mode)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const PAGE_ENTRIES = TOOL_ENTRIES.filter(({ mode }) => EDITOR_ENTRIES.every((editor) => editor.mode !== mode));
