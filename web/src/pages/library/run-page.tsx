import type { Plan, RunView } from '@kenna/contract';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { saveRun } from '../../features/downloads/downloads.api.ts';
import { RunGrid } from '../../features/runs/components/run-grid.tsx';
import { RunHead } from '../../features/runs/components/run-head.tsx';
import { RunRecipe } from '../../features/runs/components/run-recipe.tsx';
import { RunSheet } from '../../features/runs/components/run-sheet.tsx';
import { recipeOf, sheetOf, type SheetDraft } from '../../features/runs/run-draft.ts';
import { changeRunDraft, useRunDraft } from '../../features/runs/run-drafts.store.ts';
import { useRun, useRunRows } from '../../features/runs/runs.api.ts';
import { useUser } from '../../features/session/session.api.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { Notice } from '../../ui/messages/notice.tsx';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';
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
    <Notice title="There is no such run" text="It was deleted, or it belongs to somebody else.">
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
  const allowExplicit = useUser()?.is_allow ?? false;
  const isEmpty = run.products === 0 || run.shots.length === 0;
  const first = isEmpty ? (run.products === 0 ? 'products' : 'shots') : 'pictures';
  const tab = TABS.find(([name]) => name === address.get('tab'))?.[0] ?? first;
  return (
    <main className={pageClasses.page}>
      <RunHead run={run} isUnsaved={sheet !== null || shots !== null} onExport={() => void saveRun(run.id)} />
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
      {tab === 'pictures' && <RunGrid run={run} allowExplicit={allowExplicit} />}
      {tab === 'products' && (
        <Products
          run={run}
          plan={plan}
          draft={sheet}
          onChange={(changed) => changeRunDraft(run.id, { sheet: changed })}
        />
      )}
      {tab === 'shots' && (
        <RunRecipe
          runId={run.id}
          plan={plan}
          shots={shots ?? recipeOf(run)}
          columns={sheet?.columns ?? run.columns}
          isChanged={shots !== null}
          onChange={(changed) => changeRunDraft(run.id, { shots: changed })}
          onSaved={() => changeRunDraft(run.id, { shots: null })}
        />
      )}
    </main>
  );
}

interface ProductsProps {
  readonly run: RunView;
  readonly plan: Plan;
  /** null while there are no unsaved changes. */
  readonly draft: SheetDraft | null;
  readonly onChange: (draft: SheetDraft | null) => void;
}

/** The sheet is saved as a whole, so all of it is loaded before it can be changed. */
function Products({ run, plan, draft, onChange }: ProductsProps) {
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = useRunRows(run.id, false);
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  if (draft === null && isError) return <RunFault onRetry={() => void refetch()} />;
  if (draft === null && (data === undefined || hasNextPage)) return <PleaseWait />;
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <RunSheet
      runId={run.id}
      plan={plan}
      sheet={draft ?? sheetOf(run, rows)}
      isChanged={draft !== null}
      onChange={onChange}
      onSaved={() => onChange(null)}
    />
  );
}
