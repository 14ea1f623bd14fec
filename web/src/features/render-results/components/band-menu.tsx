import type { RenderView } from '@kenna/contract';
import {
  mdiContentCopy,
  mdiDotsHorizontal,
  mdiPlaylistRemove,
  mdiTextBoxEditOutline,
  mdiTrashCanOutline,
} from '@mdi/js';
import { useState } from 'react';
import { COPIED_INDICATOR_MS } from '../../../ui/display-limits.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/layers/menu.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import type { BandActions } from '../band-actions.ts';
import { isPending } from '../render-results.api.ts';

interface BandMenuProps {
  readonly render: RenderView;
  readonly actions: BandActions;
}

/** Menu of the less frequent actions on a render. */
export function BandMenu({ render, actions }: BandMenuProps) {
  const { settings, images, can } = render;
  const { copied, copy } = useCopy(COPIED_INDICATOR_MS);
  const pending = isPending(render);
  // Using the settings moves the focus to a field, which the closing menu would take back.
  const [returnsFocus, setReturnsFocus] = useState(true);
  return (
    <Menu
      position="top-end"
      shadow="md"
      width={240}
      hideDetached={false}
      returnFocus={returnsFocus}
      onOpen={() => setReturnsFocus(true)}
    >
      <Menu.Target>
        <IconButton label="More actions" icon={mdiDotsHorizontal} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<Icon path={mdiTextBoxEditOutline} />}
          onClick={() => {
            setReturnsFocus(false);
            actions.use(settings);
          }}
        >
          Use all settings
        </Menu.Item>
        {settings.prompt !== '' && (
          <Menu.Item
            closeMenuOnClick={false}
            leftSection={<Icon path={mdiContentCopy} />}
            onClick={() => void copy(settings.prompt)}
          >
            <span aria-live="polite">{copied ? 'Copied!' : 'Copy prompt'}</span>
          </Menu.Item>
        )}
        {!pending && images.length > 0 && (
          <Menu.Item leftSection={<Icon path={mdiTrashCanOutline} />} onClick={() => actions.trashAll(images)}>
            {images.length === 1 ? 'Delete image' : 'Delete all images'}
          </Menu.Item>
        )}
        {!pending && can.delete && (
          <Menu.Item leftSection={<Icon path={mdiPlaylistRemove} />} onClick={() => actions.remove(render.id)}>
            Remove from this list
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
