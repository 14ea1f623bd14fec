import type { RenderView } from '@kenna/contract';
import { useSceneVocabulary } from '../../../lib/pictures/scene-vocabulary.ts';
import type { BandActions } from '../band-actions.ts';
import { sheetSizes } from '../row-layout.ts';
import { renderTitle } from '../render-title.ts';
import { useReveal } from '../use-reveal.ts';
import { EarlierWork } from './earlier-work.tsx';
import { FailedRender } from './failed-render.tsx';
import { PendingTiles } from './pending-band.tsx';
import { RenderTiles } from './render-tiles.tsx';
import type { ListedResults } from './result-list.tsx';
import classes from './contact-sheet.module.css';

/** Number of renders whose pictures are loaded at once, because they are in the first rows. */
const FIRST_RENDERS = 12;

/**
 * The pictures of all renders, small and close together, newest first. Renders follow each other in the same row, and
 * each picture has its words in one line below it.
 */
export function ContactSheet(props: ListedResults) {
  const { renders, pending, actions, allowExplicit, reveals, isIntroduced } = props;
  const { place, latest } = useReveal(reveals, pending !== null, renders[0]?.id);
  return (
    <>
      {isIntroduced && renders.length > 0 && <EarlierWork />}
      {/* What is new comes first, and a render has no box of its own in the sheet. */}
      {pending !== null && <div ref={place} />}
      <div ref={latest} />
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
    </>
  );
}

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
        sizes={sheetSizes}
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
