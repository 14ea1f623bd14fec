import { Button } from '@mantine/core';
import { mdiFlagOutline } from '@mdi/js';
import { useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { ConfirmDialog } from '../../../ui/messages/confirm-dialog.tsx';
import { useReportShown } from '../reports.api.ts';

/** Reports a picture to the showcase team. */
export function ReportButton({ entryId }: { entryId: number }) {
  const [asks, setAsks] = useState(false);
  const report = useReportShown();
  return (
    <>
      <Button variant="default" size="md" leftSection={<Icon path={mdiFlagOutline} />} onClick={() => setAsks(true)}>
        Report
      </Button>
      {asks && (
        <ConfirmDialog
          title="Report this image to our team?"
          confirm="Report"
          busy={report.isPending}
          onClose={() => setAsks(false)}
          onConfirm={() => report.mutate(entryId, { onSettled: () => setAsks(false) })}
        >
          Our team reviews it and decides whether it stays.
        </ConfirmDialog>
      )}
    </>
  );
}
