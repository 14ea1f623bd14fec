import type { Plan, RunView } from '@kenna/contract';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { saveDelivery, saveRun } from '../../features/downloads/downloads.api.ts';
import { ImagesDialog } from '../../features/image-source/components/images-dialog.tsx';
import { DeliverDialog } from '../../features/runs/components/delivery/deliver-dialog.tsx';
import { RunGrid } from '../../features/runs/components/run-grid.tsx';
import { RunHead } from '../../features/runs/components/run-head.tsx';
import { RunRecipe } from '../../features/runs/components/run-recipe.tsx';
import { RunSheet } from '../../features/runs/components/run-sheet.tsx';
import { sheetOf } from '../../features/runs/run-draft.ts';
import { useRunDraft } from '../../features/runs/run-drafts.store.ts';
import { useRun, useRunRows } from '../../features/runs/runs.api.ts';
import { useUser } from '../../features/session/session.api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { Notice } from '../../ui/messages/notice.tsx';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';
import { useUploadPhotograph } from './use-upload-photograph.ts';
import pageClasses from './my-images-page.module.css';
import classes from './run-page.module.css';

const TABS = [
  ['pictures', 'Pictures'],
  ['products', 'Products'],
  ['shots', 'Shots'],
] as const;

export function RunPage() {
  const id = Number(useParams().id);
  const { data, error, isPending, refetch } = useRun(id);
  const plan = useUser()?.plan ?? 'free';
  if (data !== undefined) return <Run key={id} run={data.run} plan={plan} />;
  if (isPending) return <PleaseWait />;
  // The server answers an unknown id with 404 and an address without a valid id with 422.
  const isMissing = isApiError(error) && (error.status === 404 || error.status === 422);
  if (!isMissing) return <RunFault onRetry={() => void refetch()} />;
  return (
    <Notice title="This run does not exist" text="It may have been deleted, or it belongs to someone else.">
      <Button component={Link} to="/workplace/runs" size="md">
        Runs
      </Button>
    </Notice>
  );
}

/** Shown when the server fails to load a run, which may well exist. */
function RunFault({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice title="The run could not be opened" text="The server could not load it. Nothing is lost.">
      <Button size="md" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}

/** One run. Its tab is in the address; changes that are not saved yet are stored in the browser. */
function Run({ run, plan }: { readonly run: RunView; readonly plan: Plan }) {
  usePageTitle(run.name);
  const [address, setAddress] = useSearchParams();
  const { sheet, shots } = useRunDraft(run.id);
  const user = useUser();
  const allowExplicit = user?.is_allow ?? false;
  const upload = useUploadPhotograph(user?.id ?? 0);
  const [isDelivering, setDelivering] = useState(false);
  // What is missing is shown first. A page that is open stays where it is when that has been saved.
  const [first] = useState(run.products === 0 ? 'products' : run.shots.length === 0 ? 'shots' : 'pictures');
  const tab = TABS.find(([name]) => name === (address.get('tab') ?? first))?.[0] ?? 'pictures';
  return (
    <main className={pageClasses.page}>
      <RunHead
        run={run}
        isUnsaved={sheet !== undefined || shots !== undefined}
        onExport={() => void saveRun(run.id)}
        onDeliver={() => setDelivering(true)}
      />
      {isDelivering && (
        <DeliverDialog
          run={run}
          onDeliver={(order) => saveDelivery(run.id, order)}
          onClose={() => setDelivering(false)}
        />
      )}
      <nav className={classes.tabs} aria-label="Parts of the run">
        {TABS.map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-current={tab === name ? 'page' : undefined}
            onClick={() => setAddress({ tab: name }, { replace: true, preventScrollReset: true })}
          >
            {label}
          </button>
        ))}
      </nav>
      {tab === 'pictures' && <RunGrid run={run} allowExplicit={allowExplicit} upload={upload} Picker={ImagesDialog} />}
      {tab === 'products' && <Products run={run} plan={plan} isChanged={sheet !== undefined} />}
      {tab === 'shots' && (
        <RunRecipe
          run={run}
          plan={plan}
          columns={sheet?.value.columns ?? run.columns}
          allowExplicit={allowExplicit}
          Picker={ImagesDialog}
        />
      )}
    </main>
  );
}

interface ProductsProps {
  readonly run: RunView;
  readonly plan: Plan;
  /** Whether there are unsaved changes, which are shown even if the saved sheet cannot be loaded. */
  readonly isChanged: boolean;
}

/** The sheet is saved as a whole, so all of it is loaded before it can be changed. */
function Products({ run, plan, isChanged }: ProductsProps) {
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = useRunRows(run.id);
  const user = useUser();
  const upload = useUploadPhotograph(user?.id ?? 0);
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  if (!isChanged && isError) return <RunFault onRetry={() => void refetch()} />;
  if (!isChanged && (data === undefined || hasNextPage)) return <PleaseWait />;
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <RunSheet
      run={run}
      plan={plan}
      saved={sheetOf(run, rows)}
      upload={upload}
      allowExplicit={user?.is_allow ?? false}
    />
  );
}
