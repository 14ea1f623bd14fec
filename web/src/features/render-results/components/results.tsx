import { VisuallyHidden } from '@mantine/core';
import type { RenderView } from '@kenna/contract';
import { lazy, Suspense, type ReactNode } from 'react';
import { EndSentinel } from '../../../ui/messages/end-sentinel.tsx';
import { useRenders } from '../render-results.api.ts';
import { dismissRefusal, useResults } from '../results.store.ts';
import { renderTitle } from '../render-title.ts';
import { useReveal } from '../use-reveal.ts';
import { PendingBand } from './pending-band.tsx';
import type { Offer } from './refusal-notice.tsx';
import { RenderBand, type BandActions } from './render-band.tsx';
import { ResultNotice } from './result-notice.tsx';
import classes from './results.module.css';

/** Loaded only when it is shown, because it imports the library that validates data. */
const RefusalNotice = lazy(() => import('./refusal-notice.tsx').then((module) => ({ default: module.RefusalNotice })));

/** A complete list of up to this many renders has no note at its end, because its end is obvious. */
const MAX_WITHOUT_END = 8;

interface ResultsProps {
  /** Title of the page, for screen readers. The panel displays it, but on a phone the panel may be closed. */
  readonly title: string;
  readonly actions: BandActions;
  /** Canvas or stage of the tool, shown above the results at full width. */
  readonly stage?: ReactNode;
  /** True to scroll new results into view; false when the stage shows them itself. */
  readonly reveals?: boolean;
  /** When false, explicit pictures are blurred. */
  readonly allowExplicit: boolean;
  /**
   * Introduction of the tool. It is shown above the results while nothing is being sent and the newest render does not
   * belong to the tool.
   */
  readonly intro: ReactNode;
  /** Whether a render is a result of this tool. */
  readonly belongs: (render: RenderView) => boolean;
  readonly onLogin: () => void;
  /** Called when the person chooses one of the prompts that are offered instead of one that the engine cannot draw. */
  readonly onOffer: (offer: Offer) => void;
  /** A line under a refusal that explains how the words can be drawn, such as by another engine. */
  readonly refusalHint: ReactNode;
}

/** Results in the workspace: the renders, newest first, and the notices for the state `componentType`. */
export function Results(props: ResultsProps) {
  const { title, actions, stage, reveals = true, allowExplicit, intro, belongs, onLogin, onOffer, refusalHint } = props;
  const { componentType, message, pending, refusal } = useResults();
  const renders = useRenders();
  const all = renders.data?.pages.flatMap((page) => page.renders).filter(isShown) ?? [];

  const { place, latest } = useReveal(reveals, pending !== null, all[0]?.id);

  if (componentType === 'unauthenticatedError') {
    return (
      <div className={classes.results}>
        <ResultNotice title="You are no longer logged in" text={message} action="Log In" onAct={onLogin} />
      </div>
    );
  }
  const empty = renders.isSuccess && all.length === 0 && pending === null;
  const [newest] = all;
  const begins = renders.isSuccess && pending === null && !(newest && belongs(newest));
  // Without results the stage takes the whole height, without padding below it.
  const alone = empty && componentType !== 'renderError' && refusal === null;
  return (
    <main className={classes.results} aria-busy={componentType === 'loading'}>
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      <VisuallyHidden role="status">{refusal?.text ?? announcementOf(all[0])}</VisuallyHidden>
      {stage && (
        <div className={classes.stage} data-reveals={reveals && all.length > 0} data-alone={alone}>
          {stage}
        </div>
      )}
      {componentType === 'renderError' && <ResultNotice title="This could not be created" text={message} />}
      {refusal !== null && (
        <Suspense>
          <RefusalNotice refusal={refusal} hint={refusalHint} onOffer={onOffer} onDismiss={dismissRefusal} />
        </Suspense>
      )}
      {pending !== null && (
        <div ref={place}>
          <PendingBand {...pending} />
        </div>
      )}
      {begins && intro}
      {begins && intro && all.length > 0 && <h2 className={classes.earlier}>Earlier work</h2>}
      {all.map((render, index) => (
        <div key={render.id} ref={index === 0 ? latest : null}>
          <RenderBand render={render} actions={actions} eager={index < 2} allowExplicit={allowExplicit} />
        </div>
      ))}
      {(renders.hasNextPage || !renders.isSuccess || all.length > MAX_WITHOUT_END) && (
        <EndSentinel state={endOf(renders)} onReach={() => void loadMore(renders)} />
      )}
    </main>
  );
}

function announcementOf(render: RenderView | undefined): string {
  if (!render) return '';
  const { status, images } = render;
  const title = renderTitle(render.settings);
  if (status === 'completed')
    return `${images.length} ${images.length === 1 ? 'image is' : 'images are'} ready: ${title}`;
  if (status === 'error') return `Not completed: ${title}. ${render.reason ?? ''}`;
  return status === 'cancelled' ? `Cancelled: ${title}` : `In progress: ${title}`;
}

type Renders = ReturnType<typeof useRenders>;

const loadMore = (renders: Renders): Promise<unknown> =>
  renders.isError ? renders.refetch() : renders.fetchNextPage();

function endOf({ isError, isPending, isFetchingNextPage, hasNextPage }: Renders): 'error' | 'busy' | 'more' | 'end' {
  if (isError) return 'error';
  if (isPending || isFetchingNextPage) return 'busy';
  return hasNextPage ? 'more' : 'end';
}

/** A completed render whose pictures were all deleted is not listed. */
const isShown = ({ status, images }: RenderView): boolean => status !== 'completed' || images.length > 0;
