import type { RenderView } from '@kenna/contract';
import type { BandActions } from '../band-actions.ts';
import type { PendingPictures } from '../results.store.ts';
import { useReveal } from '../use-reveal.ts';
import { EarlierWork } from './earlier-work.tsx';
import { PendingBand } from './pending-band.tsx';
import { RenderBand } from './render-band.tsx';

/** The renders that a page lists, in rows or as a contact sheet. */
export interface ListedResults {
  /** Newest first. */
  readonly renders: readonly RenderView[];
  /** Requested pictures whose render is not in the list yet. */
  readonly pending: PendingPictures | null;
  readonly actions: BandActions;
  readonly allowExplicit: boolean;
  /** True to scroll new results into view; false when a canvas shows them itself. */
  readonly reveals: boolean;
  /** Whether the introduction of the tool stands above the list. */
  readonly isIntroduced: boolean;
}

/** Renders in rows, newest first. */
export function ResultList(props: ListedResults) {
  const { renders, pending, actions, allowExplicit, reveals, isIntroduced } = props;
  const { place, latest } = useReveal(reveals, pending !== null, renders[0]?.id);
  return (
    <>
      {pending !== null && (
        <div ref={place}>
          <PendingBand pending={pending} />
        </div>
      )}
      {isIntroduced && renders.length > 0 && <EarlierWork />}
      {renders.map((render, index) => (
        <div key={render.id} ref={index === 0 ? latest : null}>
          <RenderBand render={render} actions={actions} eager={index < 2} allowExplicit={allowExplicit} />
        </div>
      ))}
    </>
  );
}
