import type { ReactNode } from 'react';
import type { BandActions } from '../../band-actions.ts';
import type { PendingPictures } from '../../results.store.ts';
import { PendingTiles } from '../pending-band.tsx';
import { StageBand, StageGrid } from './stage-band.tsx';
import classes from './stage.module.css';
import type { useStage } from './use-stage.ts';

interface StagePlaceProps {
  readonly stage: ReturnType<typeof useStage>;
  /** Requested pictures whose render is not in the list yet. */
  readonly pending: PendingPictures | null;
  /** Shown while there is neither a request nor a render. */
  readonly intro: ReactNode;
  readonly actions: BandActions;
  readonly allowExplicit: boolean;
}

/** What fills the stage: the placeholders of a request, a render, or the introduction of the tool. */
export function StagePlace({ stage, pending, intro, actions, allowExplicit }: StagePlaceProps) {
  if (pending !== null) {
    return (
      <section className={classes.band} aria-label="In progress">
        <StageGrid count={pending.count}>
          <PendingTiles pending={pending} />
        </StageGrid>
      </section>
    );
  }
  if (!stage.shown) return <div className={classes.intro}>{intro}</div>;
  return (
    <StageBand
      key={stage.shown.id}
      render={stage.shown}
      actions={actions}
      allowExplicit={allowExplicit}
      alone={stage.alone}
      isBefore={stage.isBefore}
      onAlone={stage.showAlone}
    />
  );
}
