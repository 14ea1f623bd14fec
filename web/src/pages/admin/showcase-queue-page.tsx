import { SHOWCASE_STATUSES, type ShowcaseStatus } from '@kenna/contract';
import { useSearchParams } from 'react-router';
import { AdminPage } from '../../features/admin-area/components/admin-page.tsx';
import { AdminTabs } from '../../features/admin-area/components/admin-tabs.tsx';
import { NothingYet } from '../../features/admin-area/components/nothing-yet.tsx';
import { useUser } from '../../features/session/session.api.ts';
import { SubmissionRow } from '../../features/showcase/components/submission-row.tsx';
import rows from '../../features/showcase/components/showcase.module.css';
import { useDecide, useShowcaseQueue } from '../../features/showcase/showcase.api.ts';
import { ListEnd } from '../../ui/messages/list-end.tsx';

const LABELS: Record<ShowcaseStatus, string> = { submitted: 'Waiting', accepted: 'Accepted', refused: 'Refused' };
const EMPTY: Record<ShowcaseStatus, string> = {
  submitted: 'There is nothing to review',
  accepted: 'No picture has been accepted yet',
  refused: 'No picture has been refused yet',
};
const CHOICES = SHOWCASE_STATUSES.map((value) => ({ value, label: LABELS[value] }));

/** Pictures that people submitted to the showcase, and the decisions on them. */
export function ShowcaseQueuePage() {
  const [address] = useSearchParams();
  const status = SHOWCASE_STATUSES.find((known) => known === address.get('status')) ?? 'submitted';
  const list = useShowcaseQueue(status);
  const decide = useDecide();
  const allowExplicit = useUser()?.is_allow ?? false;
  const submissions = list.data?.pages.flatMap((page) => page.submissions) ?? [];
  return (
    <AdminPage
      title="Showcase submissions"
      tools={<AdminTabs label="Submissions" parameter="status" value={status} choices={CHOICES} />}
    >
      {list.isSuccess && submissions.length === 0 && (
        <NothingYet title={EMPTY[status]} text="Pictures submitted to the showcase appear here." />
      )}
      <ul className={rows.rows}>
        {submissions.map((submission) => (
          <SubmissionRow
            key={submission.id}
            submission={submission}
            allowExplicit={allowExplicit}
            busy={decide.isPending}
            onDecide={(accept) => decide.mutate({ id: submission.id, accept })}
          />
        ))}
      </ul>
      {(list.hasNextPage || list.isPending || list.isError) && (
        <ListEnd
          state={list.isError ? 'error' : list.isFetching ? 'busy' : 'more'}
          onReach={() => void (list.isError ? list.refetch() : list.fetchNextPage())}
        />
      )}
    </AdminPage>
  );
}
