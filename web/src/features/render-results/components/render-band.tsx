import type { RenderView } from '@kenna/contract';
import { useSceneVocabulary } from '../../../lib/pictures/scene-vocabulary.ts';
import type { BandActions } from '../band-actions.ts';
import { rowWidth, sizesOf } from '../row-layout.ts';
import { renderTitle } from '../render-title.ts';
import { BandEnd } from './band-end.tsx';
import { RenderTiles, unfinishedOf } from './render-tiles.tsx';
import classes from './results.module.css';

interface RenderBandProps {
  readonly render: RenderView;
  readonly actions: BandActions;
  readonly eager: boolean;
  readonly allowExplicit: boolean;
}

/** One render: its pictures in one row, each in its own aspect ratio, and a line with its title and actions below. */
export function RenderBand({ render, actions, eager, allowExplicit }: RenderBandProps) {
  const places = [...render.images, ...unfinishedOf(render)];
  const title = renderTitle(render.settings, useSceneVocabulary(render.settings.takes.length > 0));
  return (
    <article className={classes.band} aria-label={title}>
      {places.length > 0 && (
        <div className={classes.row} style={{ maxWidth: rowWidth(places) }}>
          <RenderTiles
            render={render}
            actions={actions}
            eager={eager}
            allowExplicit={allowExplicit}
            sizes={(image) => sizesOf(image, places)}
          />
        </div>
      )}
      <BandEnd render={render} title={title} actions={actions} />
    </article>
  );
}
