import { Button } from '@mantine/core';
import { mdiDownload } from '@mdi/js';
import { useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { saveShared } from '../downloads.api.ts';

interface SharedDownloadProps {
  readonly shortLink: string;
  /** Token that grants access to a private collection. */
  readonly grant: string | null;
}

/** Button that downloads a shared collection, for visitors whom its owner allows to do so. */
export function SharedDownload({ shortLink, grant }: SharedDownloadProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Button
      variant="default"
      size="md"
      loading={asking}
      leftSection={<Icon path={mdiDownload} />}
      onClick={() => {
        setAsking(true);
        void saveShared(shortLink, grant).finally(() => setAsking(false));
      }}
    >
      Download all
    </Button>
  );
}
