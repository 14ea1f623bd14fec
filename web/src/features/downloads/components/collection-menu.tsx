import { Button } from '@mantine/core';
import type { Collection, ImageItem } from '@kenna/contract';
import { mdiDownload, mdiFilePdfBox, mdiFolderZipOutline } from '@mdi/js';
import { Menu } from '../../../ui/layers/menu.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { openDownload } from '../download-dialog.store.ts';

interface CollectionMenuProps {
  readonly collection: Collection;
  /** Pictures that are loaded already, for the preview of a contact sheet. */
  readonly images: readonly ImageItem[];
}

/** Menu with the ways to download a collection. */
export function CollectionMenu({ collection, images }: CollectionMenuProps) {
  return (
    <Menu position="bottom-start" shadow="md" width={240}>
      <Menu.Target>
        <Button variant="default" size="md" disabled={collection.count === 0} leftSection={<Icon path={mdiDownload} />}>
          Download
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<Icon path={mdiFolderZipOutline} />}
          onClick={() => openDownload({ kind: 'collection', collection })}
        >
          All images (ZIP)
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon path={mdiFilePdfBox} />}
          onClick={() => openDownload({ kind: 'sheet', collection, images })}
        >
          Contact sheet (PDF)
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
