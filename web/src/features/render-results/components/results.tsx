import { Button, VisuallyHidden } from '@mantine/core';
import type { RenderView } from '@kenna/contract';
import { mdiArrowLeft } from '@mdi/js';
import { lazy, Suspense, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useCommands } from '../../../lib/commands/commands.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ListEnd } from '../../../ui/messages/list-end.tsx';
import type { BandActions } from '../band-actions.ts';
import { isPending, useRenders } from '../render-results.api.ts';
import { changeView, useResultsView, type Density } from '../results-view.store.ts';
import { useResults, type ResultsArea } from '../results.store.ts';
import { renderTitle } from '../render-title.ts';
import { ContactSheet } from './contact-sheet.tsx';
import type { Offer } from '../../../lib/text/offer-label.ts';
import { ResultList } from './result-list.tsx';
import { ResultNotice } from './result-notice.tsx';
import { ResultsRail, type HistoryEntry } from './stage/results-rail.tsx';
import { StagePlace } from './stage/stage-place.tsx';
import { useCanvasOpen } from './stage/use-canvas-open.ts';
import { useStage } from './stage/use-stage.ts';
import { useUndoOverResults } from './stage/use-undo-over-results.ts';
import classes from './results.module.css';

/** Loaded only when it is shown, because it imports the library that validates data. */
const RefusalNotice = lazy(() => import('./refusal-notice.tsx').then((module) => ({ default: module.RefusalNotice })));

/** A complete list of up to this many renders has no note at its end, because its end is obvious. */
const MAX_WITHOUT_END = 8;

interface ResultsProps {
  /** Title of the page, for screen readers. The panel displays it, but on a phone the panel may be closed. */
  readonly title: string;
  readonly area: ResultsArea;
  /**
   * In a dialog: the renders that were sent from it, newest first, which the list of the workspace does not contain.
   * null on a page.
   */
  readonly own: readonly RenderView[] | null;
  readonly actions: BandActions;
  /** Canvas of the tool, in the place of the results. They come over it, and the canvas keeps its size meanwhile. */
  readonly canvas?: ReactNode;
  /** True to show new results in place of the canvas, false when the canvas shows them itself. */
  readonly reveals?: boolean;
  /** When false, explicit pictures are blurred. */
  readonly allowExplicit: boolean;
  /**
   * Shown in the place of the results, which cannot be reached meanwhile, such as a live preview; false without one. The
   * filmstrip stays beside it. A canvas is never covered.
   */
  readonly cover?: ReactNode;
  /** Called when a person asks for results that are covered. */
  readonly onUncover?: () => void;
  /**
   * Introduction of the tool, or the pictures to work on. Shown until there is a result of this work, which in a dialog
   * is one that was sent from it.
   */
  readonly intro: ReactNode;
  /** Whether a render was made by this tool. */
  readonly isOfTool: (render: RenderView) => boolean;
  /**
   * Whether a render of this tool is a result of the present work, such as of the chosen picture; null when none ever is,
   * so that the introduction waits for no renders.
   */
  readonly belongs: ((render: RenderView) => boolean) | null;
  /** What screen readers announce; by default how the newest render is. */
  readonly announcement?: string;
  /**
   * What covers the lower edge of the stage on a small screen: the action of the tool, the field for a message, or the
   * buttons of a tool whose canvas is looked at while its settings change.
   */
  readonly foot?: 'action' | 'message' | 'buttons';
  /** The filmstrip of a tool that makes no renders, newest first. */
  readonly history?: readonly HistoryEntry[];
  /** Identity of the present work: when it changes, the stage shows its newest result again. */
  readonly work: string;
  /** Whether the keys act on the results, because nothing lies over them. */
  readonly listens: boolean;
  readonly onLogin: () => void;
  /** Called when the person chooses one of the prompts that are offered instead of one that the engine cannot draw. */
  readonly onOffer: (offer: Offer) => void;
  /** A line under a refusal that explains how the words can be drawn, such as by another engine. */
  readonly refusalHint: ReactNode;
}

/**
 * Results in the workspace: one render on the stage with a filmstrip of the others, or the renders in rows; and the
 * notices for the state `componentType`.
 */
export function Results(props: ResultsProps) {
  const { title, area, own, actions, canvas, reveals = true, allowExplicit, intro, isOfTool, onLogin } = props;
  const root = useRef<HTMLDivElement>(null);
  const drawnOn = useRef<HTMLDivElement>(null);
  const isCovered = !canvas && Boolean(props.cover);
  const { componentType, message, pending, wasRefused, refusal } = useResults(area);
  const isDialog = own !== null;
  const drawing = useCanvasOpen({ work: props.work, isSending: reveals && pending !== null, isRefused: wasRefused });
  const isCanvas = Boolean(canvas) && drawing.isOpen;
  const isSeen = !isCovered && !isCanvas;
  const { density, scope } = useResultsView((state) => state.view);
  const renders = useRenders();
  const listedRenders = renders.data?.pages.flatMap((page) => page.renders) ?? [];
  const all = [...(own ?? []), ...listedRenders.filter(({ id }) => !own?.some((sent) => sent.id === id))].filter(
    isShown,
  );
  const belongs = props.belongs ?? isNone;
  // A dialog is about one picture.
  const ofTool = all.filter((render) => own?.includes(render) || (isOfTool(render) && (!isDialog || belongs(render))));
  const listed = scope === 'all' ? all : ofTool;
  // What is sent from a canvas is made from a drawing that no other render has.
  const latest = (own ?? ofTool).find(belongs) ?? (canvas ? ofTool[0] : undefined);
  const isOnStage = density === 'stage';
  useScrollToTop(root, density);
  const stage = useStage({
    renders: listed,
    latest,
    // A new render takes the stage only when it can be a result of this work.
    work: props.belongs === null ? props.work : `${props.work} ${ofTool[0]?.id}`,
    listens: props.listens && isOnStage && isSeen,
    root,
  });
  const filling = isOnStage && isSeen && pending === null ? fillingPicture(stage) : undefined;
  useCommands('The picture on the stage', filling && !isDialog ? actions.commands(filling) : []);
  /** The focus goes to the stage that is drawn on, or to the first control of the canvas. */
  const returnToCanvas = () => {
    flushSync(drawing.open);
    const find = (selector: string) => drawnOn.current?.querySelector<HTMLElement>(selector);
    const part = find('[data-part="stage"]') ?? find('button:not(:disabled)') ?? null;
    part?.focus();
    return part;
  };
  useUndoOverResults({
    isOver: Boolean(canvas) && !isCanvas && props.listens,
    canRedo: () => Boolean(drawnOn.current?.querySelector(REDO)),
    showCanvas: returnToCanvas,
  });

  if (componentType === 'unauthenticatedError') {
    return (
      <div className={classes.alone}>
        <ResultNotice title="You are no longer logged in" text={message} action="Log In" onAct={onLogin} />
      </div>
    );
  }
  const begins =
    (own !== null || props.belongs === null || renders.isSuccess) && pending === null && latest === undefined;
  const introduction = !canvas && begins && intro;
  const uncover = () => {
    drawing.close();
    props.onUncover?.();
  };
  const hasOlder = renders.hasNextPage || renders.isError;
  /** A tool that makes no renders lists none of its own, so there are no older ones to load. */
  const isOfRenders = scope === 'all' || !props.history;
  const notices = <Notices {...props} />;
  const shownInList = {
    renders: listed,
    pending,
    actions,
    allowExplicit,
    reveals,
    isIntroduced: Boolean(introduction),
  };
  const list = (
    <>
      {introduction}
      {density === 'sheet' ? <ContactSheet {...shownInList} /> : <ResultList {...shownInList} />}
      {isOfRenders && (hasOlder || !renders.isSuccess || listed.length > MAX_WITHOUT_END) && (
        // Among the renders of one tool a page may contain none, so older ones are only loaded on request.
        <ListEnd state={endOf(renders)} isAutomatic={listed === all} onReach={() => void loadMore(renders)} />
      )}
    </>
  );
  // A page has one main part, which is behind the dialog, and a dialog shows its own title.
  const Root = isDialog ? 'div' : 'main';
  return (
    <Root
      ref={root}
      className={classes.results}
      data-still={isDialog || Boolean(canvas)}
      data-dialog={isDialog}
      data-foot={props.foot ?? 'action'}
      aria-busy={componentType === 'loading' || (own ?? []).some(isPending)}
    >
      {!isDialog && <VisuallyHidden component="h1">{title}</VisuallyHidden>}
      <VisuallyHidden role="status">{refusal?.text ?? props.announcement ?? announcementOf(all[0])}</VisuallyHidden>
      <div className={classes.place} data-covered={isCovered}>
        {canvas && (
          <div ref={drawnOn} className={classes.canvas} data-open={isCanvas} inert={!isCanvas}>
            {canvas}
            {isCanvas && <div className={classes.over}>{notices}</div>}
          </div>
        )}
        {!isCanvas && (
          <div className={isOnStage ? classes.stage : classes.list} data-part="results" inert={isCovered}>
            {canvas && (
              <div className={classes.back}>
                <Button
                  variant="default"
                  size="md"
                  leftSection={<Icon path={mdiArrowLeft} />}
                  onClick={() => returnToCanvas()}
                >
                  Back to the canvas
                </Button>
              </div>
            )}
            {notices}
            {isOnStage ? (
              <StagePlace
                stage={stage}
                pending={pending}
                intro={introduction}
                actions={actions}
                allowExplicit={allowExplicit}
              />
            ) : (
              list
            )}
          </div>
        )}
        {isCovered && <div className={classes.cover}>{props.cover}</div>}
      </div>
      {(all.length > 0 || renders.isPending || canvas) && (
        <ResultsRail
          history={props.history ?? null}
          renders={listed}
          shown={isOnStage && pending === null && isSeen ? (stage.shown?.id ?? null) : null}
          allowExplicit={allowExplicit}
          onShow={(id) => {
            changeView({ density: 'stage' });
            stage.show(id);
            uncover();
          }}
          onDensity={(chosen) => {
            changeView({ density: chosen });
            uncover();
          }}
          onOlder={hasOlder ? () => void loadMore(renders) : null}
          isLoading={renders.isFetching}
          isBesideCanvas={Boolean(canvas)}
          isPending={renders.isPending}
        />
      )}
    </Root>
  );
}

/** Shows the first row when the layout changes: the scroll position of one layout is an arbitrary place in another. */
function useScrollToTop(root: RefObject<HTMLElement | null>, density: Density): void {
  const before = useRef(density);
  useLayoutEffect(() => {
    if (before.current === density) return;
    before.current = density;
    // On a wide page the list itself scrolls, on a small screen all of the results.
    for (const part of [root.current, root.current?.querySelector('[data-part="results"]')])
      part?.scrollTo({ top: 0, behavior: 'instant' });
  }, [root, density]);
}

/** The picture that fills the stage alone; undefined while several stand there. */
const fillingPicture = ({ shown, alone }: ReturnType<typeof useStage>) =>
  shown?.images[alone ?? (shown.images.length === 1 ? 0 : -1)];

/** Why the last request was refused or failed. */
function Notices({ area, onOffer, refusalHint }: ResultsProps) {
  const { componentType, message, refusal } = useResults(area);
  return (
    <>
      {componentType === 'renderError' && <ResultNotice title="This could not be created" text={message} />}
      {refusal !== null && (
        <Suspense>
          <RefusalNotice refusal={refusal} hint={refusalHint} onOffer={onOffer} onDismiss={area.dismissRefusal} />
        </Suspense>
      )}
    </>
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

/** The button of a canvas that makes again what was undone, while there is something. */
const REDO = ':is([aria-label="Redo"], [aria-label="Step forward"]):not(:disabled)';

const isNone = (): boolean => false;
