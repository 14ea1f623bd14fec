import type { RenderView } from '@kenna/contract';
import { useSceneVocabulary } from '../../../lib/pictures/scene-vocabulary.ts';
import type { BandActions } from '../band-actions.ts';
import { SHEET_SIZES } from '../row-layout.ts';
import type { PendingPictures } from '../results.store.ts';
import { renderTitle } from '../render-title.ts';
import { FailedRender } from './failed-render.tsx';
import { PendingTiles } from './pending-band.tsx';
import { RenderTiles } from './render-tiles.tsx';
import classes from './contact-sheet.module.css';

interface ContactSheetProps {
  /** Newest first. */
  readonly renders: readonly RenderView[];
  /** Requested pictures whose render is not in the list yet. */
  readonly pending: PendingPictures | null;
  readonly actions: BandActions;
  readonly allowExplicit: boolean;
}

/** Number of renders whose pictures are loaded at once, because they are in the first rows. */
const FIRST_RENDERS = 12;

/**
 * The pictures of all renders, small and close together, newest first. Renders follow each other in the same row, and
 * each has its words in one line below its first picture.
 */
export const ContactSheet = ({ renders, pending, actions, allowExplicit }: ContactSheetProps) => (
  <div className={classes.sheet}>
    {pending !== null && (
      <section className={classes.render} aria-label="In progress">
        <PendingTiles pending={pending} />
      </section>
    )}
    {renders.map((render, index) => (
      <SheetRender
        key={render.id}
        render={render}
        actions={actions}
        eager={index < FIRST_RENDERS}
        allowExplicit={allowExplicit}
      />
    ))}
  </div>
);

interface SheetRenderProps {
  readonly render: RenderView;
  readonly actions: BandActions;
  readonly eager: boolean;
  readonly allowExplicit: boolean;
}

function SheetRender({ render, actions, eager, allowExplicit }: SheetRenderProps) {
  const title = renderTitle(render.settings, useSceneVocabulary(render.settings.takes.length > 0));
  const isEnded = render.status === 'error' || render.status === 'cancelled';
  return (
    <article className={classes.render} aria-label={title}>
      <RenderTiles
        render={render}
        actions={actions}
        eager={eager}
        allowExplicit={allowExplicit}
        sizes={() => SHEET_SIZES}
        caption={title}
      />
      {isEnded && (
        <div className={classes.failed}>
          <FailedRender render={render} onRetry={() => actions.retry(render.id)} onAgain={actions.again} />
        </div>
      )}
    </article>
  );
}
