import { SHOWCASE_STATUSES, type ShowcaseStatus } from '@kenna/contract';
import { Link, useSearchParams } from 'react-router';
import { useUser } from '../../features/session/session.api.ts';
import { SubmissionRow } from '../../features/showcase/components/submission-row.tsx';
import rows from '../../features/showcase/components/showcase.module.css';
import { useDecide, useShowcaseQueue } from '../../features/showcase/showcase.api.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { EndSentinel } from '../../ui/messages/end-sentinel.tsx';
import classes from './showcase.module.css';

const LABELS: Record<ShowcaseStatus, string> = { submitted: 'Waiting', accepted: 'Accepted', refused: 'Refused' };
const EMPTY: Record<ShowcaseStatus, string> = {
  submitted: 'Nothing waits for a decision.',
  accepted: 'Nothing was accepted yet.',
  refused: 'Nothing was refused.',
};

/** What people offered to the showcase, and the decisions on it. */
export function ShowcaseQueuePage() {
  usePageTitle('Showcase submissions');
  const [address] = useSearchParams();
  const status = SHOWCASE_STATUSES.find((known) => known === address.get('status')) ?? 'submitted';
  const list = useShowcaseQueue(status);
  const decide = useDecide();
  const allowExplicit = useUser()?.is_allow ?? false;
  const submissions = list.data?.pages.flatMap((page) => page.submissions) ?? [];
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <h1>Showcase submissions</h1>
        <nav className={classes.tabs} aria-label="Submissions">
          {SHOWCASE_STATUSES.map((each) => (
            <Link key={each} to={`?status=${each}`} aria-current={each === status ? 'page' : undefined}>
              {LABELS[each]}
            </Link>
          ))}
        </nav>
      </header>
      {list.isSuccess && submissions.length === 0 && <p className={classes.empty}>{EMPTY[status]}</p>}
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
        <EndSentinel
          state={list.isError ? 'error' : list.isFetching ? 'busy' : 'more'}
          onReach={() => void (list.isError ? list.refetch() : list.fetchNextPage())}
        />
      )}
    </main>
  );
}
