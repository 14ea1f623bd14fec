import { Button } from '@mantine/core';
import { mdiFlagOutline } from '@mdi/js';
import { useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { useReportShown } from '../reports.api.ts';

/** Reports a picture to the showcase team. */
export function ReportButton({ entryId }: { entryId: number }) {
  const [isOpened, setIsOpened] = useState(false);
  const report = useReportShown();
  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<Icon path={mdiFlagOutline} />}
        onClick={() => setIsOpened(true)}
      >
        Report
      </Button>
      {isOpened && (
        <ConfirmDialog
          title="Report this image to our team?"
          confirm="Report"
          busy={report.isPending}
          onClose={() => setIsOpened(false)}
          onConfirm={() => report.mutate(entryId, { onSettled: () => setIsOpened(false) })}
        >
          Our team reviews it and decides whether it stays.
        </ConfirmDialog>
      )}
    </>
  );
}
