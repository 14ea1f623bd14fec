import { Button } from '@mantine/core';
import { useExport } from '../../account.api.ts';

export function DataExport() {
  const download = useExport();
  return (
    <div>
      <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
        Download my data
      </Button>
    </div>
  );
}
