import { REPORT_STATUSES, type Report, type ReportStatus } from '@kenna/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AdminPage } from '../../features/admin-area/components/admin-page.tsx';
import { AdminTabs } from '../../features/admin-area/components/admin-tabs.tsx';
import { NothingYet } from '../../features/admin-area/components/nothing-yet.tsx';
import { ReportRow } from '../../features/reports/components/report-row.tsx';
import classes from '../../features/reports/components/reports.module.css';
import { useDecideReport, useReports } from '../../features/reports/reports.api.ts';
import { ConfirmDialog } from '../../ui/messages/confirm-dialog.tsx';
import { ListEnd } from '../../ui/messages/list-end.tsx';

const LABELS: Record<ReportStatus, string> = { waiting: 'Waiting', kept: 'Kept', deleted: 'Deleted' };
const EMPTY: Record<ReportStatus, string> = {
  waiting: 'There is nothing to review',
  kept: 'No picture has been kept yet',
  deleted: 'No picture has been deleted yet',
};
const CHOICES = REPORT_STATUSES.map((value) => ({ value, label: LABELS[value] }));

/** Reported pictures and the decisions on them. */
export function ReportsPage() {
  const [address] = useSearchParams();
  const status = REPORT_STATUSES.find((known) => known === address.get('status')) ?? 'waiting';
  const [leaving, setLeaving] = useState<Report | null>(null);
  const list = useReports(status);
  const decide = useDecideReport();
  const reports = list.data?.pages.flatMap((page) => page.reports) ?? [];
  const ask = (report: Report, decision: 'keep' | 'delete') =>
    decision === 'delete' && report.is_public ? setLeaving(report) : decide.mutate({ id: report.id, decision });
  return (
    <AdminPage
      title="Reports"
      text="Pictures that people reported. Those reported by their own maker are already deleted; a small copy is kept here for review."
      tools={<AdminTabs label="Reports" parameter="status" value={status} choices={CHOICES} />}
    >
      {list.isSuccess && reports.length === 0 && <NothingYet title={EMPTY[status]} text="Reports appear here." />}
      <ul className={classes.rows}>
        {reports.map((report) => (
          <ReportRow
            key={report.id}
            report={report}
            busy={decide.isPending}
            onDecide={(decision) => ask(report, decision)}
          />
        ))}
      </ul>
      {(list.hasNextPage || !list.isSuccess) && (
        <ListEnd
          state={list.isError ? 'error' : list.isFetching ? 'busy' : 'more'}
          onReach={() => void (list.isError ? list.refetch() : list.fetchNextPage())}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title="Delete this picture for everyone?"
          confirm="Delete"
          busy={decide.isPending}
          onClose={() => setLeaving(null)}
          onConfirm={() => decide.mutate({ id: leaving.id, decision: 'delete' }, { onSettled: () => setLeaving(null) })}
        >
          It is removed from the showcase and from its maker’s library. This cannot be undone.
        </ConfirmDialog>
      )}
    </AdminPage>
  );
}
