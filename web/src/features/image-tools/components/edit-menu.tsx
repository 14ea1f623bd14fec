import { Button } from '@mantine/core';
import { mdiPencilOutline } from '@mdi/js';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/layers/menu.tsx';
import { EDITOR_ENTRIES, type EditorName } from '../tool-entries.ts';

/** Menu of the editors that open in a dialog over the page. */
export function EditMenu({ onOpen }: { onOpen: (editor: EditorName) => void }) {
  return (
    <Menu position="top-start" shadow="md" hideDetached={false}>
      <Menu.Target>
        <Button variant="default" size="md" leftSection={<Icon path={mdiPencilOutline} />}>
          Edit here
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {EDITOR_ENTRIES.map(({ name, label, icon }) => (
          <Menu.Item key={name} leftSection={<Icon path={icon} />} onClick={() => onOpen(name)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
