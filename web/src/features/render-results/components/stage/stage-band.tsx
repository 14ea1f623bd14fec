import type { ImageItem, RenderView, Settings } from '@kenna/contract';
import { Button } from '@mantine/core';
import { mdiArrowLeft, mdiArrowRight } from '@mdi/js';
import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useImageSize } from '../../../../lib/pictures/use-image-size.ts';
import { useSceneVocabulary } from '../../../../lib/pictures/scene-vocabulary.ts';
import { settingsOf } from '../../../../lib/pictures/settings-of.ts';
import type { BandActions } from '../../band-actions.ts';
import { renderTitle } from '../../render-title.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useIsPhone } from '../../../../ui/use-is-phone.ts';
import { isPending } from '../../render-results.api.ts';
import { columnsOf, isSameShape, stageSizes } from '../../stage-layout.ts';
import { BandEnd } from '../band-end.tsx';
import { RenderProgress } from '../render-progress.tsx';
import { RenderTiles, unfinishedOf } from '../render-tiles.tsx';
import resultClasses from '../results.module.css';
import { SourceLayer } from '../source-layer.tsx';
import { BeforeLayer } from './before-layer.tsx';
import classes from './stage.module.css';

interface StageBandProps {
  readonly render: RenderView;
  readonly actions: BandActions;
  readonly allowExplicit: boolean;
  /** Position of the picture that is shown alone; null shows all. */
  readonly alone: number | null;
  /** Shows one picture alone, by its position, or all of them for null. */
  readonly onAlone: (picture: number | null) => void;
  /** True while a person looks at the picture from which the result was made. */
  readonly isBefore: boolean;
}

/**
 * One render that fills the stage: a single picture, two side by side, four in two rows. A result of the same shape as
 * the picture that it was made from has a divider between before and after.
 */
export function StageBand({ render, actions, allowExplicit, alone, isBefore, onAlone }: StageBandProps) {
  const title = renderTitle(render.settings, useSceneVocabulary(render.settings.takes.length > 0));
  const count = alone === null ? render.images.length + unfinishedOf(render).length : 1;
  const source = settingsOf(render.settings).promptImageUrl;
  const sourceSize = useImageSize(source);
  // The divider of a single result begins in the middle, as in `ui/compare/compare-view.tsx`. Several results are
  // compared with each other first, so they start without the picture before.
  const [moved, setMoved] = useState<number | null>(null);
  const split = isBefore ? 1 : (moved ?? (count === 1 ? 0.5 : 0));
  const over = (image: ImageItem) =>
    source !== null &&
    sourceSize !== undefined &&
    isSameShape(sourceSize, image) && <BeforeLayer source={source} split={split} onSplit={setMoved} />;
  // On a phone the progress would cover half of one of several small pictures.
  const isProgressApart = useIsPhone() && count > 1 && isPending(render);
  const band = useRef<HTMLElement>(null);
  const showAll = () => {
    flushSync(() => onAlone(null));
    // The pressed button is gone.
    band.current?.querySelector<HTMLElement>('[data-picture]')?.focus();
  };
  return (
    <article ref={band} className={classes.band} aria-label={title}>
      {count === 0 && source !== null && (
        <StageGrid count={1}>
          <KeptSource source={source} size={sourceSize} settings={settingsOf(render.settings)} />
        </StageGrid>
      )}
      {count > 0 && (
        <StageGrid count={count}>
          <RenderTiles
            render={render}
            actions={actions}
            eager
            allowExplicit={allowExplicit}
            sizes={() => stageSizes(count)}
            alone={alone}
            showsProgress={!isProgressApart}
            over={over}
          />
        </StageGrid>
      )}
      {isProgressApart && (
        <div className={classes.progress}>
          <RenderProgress render={render} onCancel={() => actions.cancel(render.id)} />
        </div>
      )}
      <div className={classes.end}>
        {alone !== null && <AlonePicker place={alone} count={render.images.length} onAlone={onAlone} onAll={showAll} />}
        <BandEnd render={render} title={title} actions={actions} alone={alone} />
      </div>
    </article>
  );
}

interface KeptSourceProps {
  readonly source: string;
  /** Size of the source in pixels; undefined until it has loaded. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  readonly settings: Settings;
}

/** What a render without pictures was to be made from, as it lay on its canvas, so that the stage never goes empty. */
function KeptSource({ source, size, settings: { placement, width: wide, height: high } }: KeptSourceProps) {
  const canvas = placement === null ? size : { width: wide, height: high };
  if (canvas === undefined) return null;
  const { width, height } = canvas;
  return (
    <div className={resultClasses.tile} style={{ '--ratio': width / height, '--natural': width }}>
      <div className={resultClasses.pending} data-kept style={{ aspectRatio: `${width} / ${height}` }}>
        <SourceLayer source={source} placement={placement} width={width} height={height} />
      </div>
    </div>
  );
}

interface AlonePickerProps {
  /** Position of the picture on the stage, from 0. */
  readonly place: number;
  readonly count: number;
  readonly onAlone: (picture: number) => void;
  readonly onAll: () => void;
}

/**
 * Says which picture of a render is on the stage, and leads to its neighbours and back to all of them. A button at
 * either end keeps the focus.
 */
const AlonePicker = ({ place, count, onAlone, onAll }: AlonePickerProps) => (
  <div className={classes.picker} role="group" aria-label="Pictures of this render">
    <IconButton
      label="Previous image"
      keys="←"
      icon={mdiArrowLeft}
      aria-disabled={place === 0}
      onClick={() => place > 0 && onAlone(place - 1)}
    />
    <span role="status">{`${place + 1} of ${count}`}</span>
    <IconButton
      label="Next image"
      keys="→"
      icon={mdiArrowRight}
      aria-disabled={place === count - 1}
      onClick={() => place < count - 1 && onAlone(place + 1)}
    />
    <Button variant="subtle" onClick={onAll}>
      {`Show all ${count}`}
    </Button>
  </div>
);

/** Places pictures so that all of them fit the stage as large as possible. */
export function StageGrid({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const columns = columnsOf(count);
  const style: CSSProperties = { '--columns': columns, '--rows': Math.ceil(count / columns) };
  return (
    <div className={classes.area}>
      <div className={classes.grid} style={style}>
        {children}
      </div>
    </div>
  );
}
