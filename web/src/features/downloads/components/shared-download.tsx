import { Button } from '@mantine/core';
import { mdiDownload } from '@mdi/js';
import { useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { saveShared } from '../downloads.api.ts';

interface SharedDownloadProps {
  readonly shortLink: string;
  /** Token that grants access to a private collection. */
  readonly grant: string | null;
  /** The only picture of the collection to download; absent: all of them. */
  readonly imageId?: number;
}

/** Button that downloads a shared collection or one of its pictures, for visitors whom its owner allows to do so. */
export function SharedDownload({ shortLink, grant, imageId }: SharedDownloadProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Button
      variant="default"
      size="md"
      loading={asking}
      leftSection={<Icon path={mdiDownload} />}
      onClick={() => {
        setAsking(true);
        void saveShared(shortLink, grant, imageId).finally(() => setAsking(false));
      }}
    >
      {imageId === undefined ? 'Download all' : 'Download'}
    </Button>
  );
}
