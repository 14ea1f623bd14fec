import { Button } from '@mantine/core';
import { mdiDownload } from '@mdi/js';
import { useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { saveShared } from '../downloads.api.ts';

interface SharedDownloadProps {
  readonly shortLink: string;
  /** What opens a private collection. */
  readonly grant: string | null;
}

/** Everything behind a link, for a visitor whom its owner lets take it. */
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
