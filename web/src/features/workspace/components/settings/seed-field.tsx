import { SEED_LIMIT } from '@kenna/contract';
import { mdiDiceMultipleOutline, mdiLockOpenVariantOutline, mdiLockOutline } from '@mdi/js';
import { useId } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useDraft, useDraftDesk } from '../../draft/draft.store.ts';
import classes from './model-panel.module.css';

/** A seed of at most four digits, which is easy to remember and to read aloud. */
const randomSeed = (): number => Math.floor(Math.random() * 10_000);

/** The seed. A locked seed with the same settings repeats the picture; unlocked, every render uses another seed. */
export function SeedField() {
  const seed = useDraft((state) => state.draft.seed);
  const { change } = useDraftDesk();
  const id = useId();
  const locked = seed !== null;
  const setSeed = (value: number) => {
    if (Number.isNaN(value)) change({ seed: null });
    else change({ seed: Math.min(SEED_LIMIT, Math.max(0, Math.round(value))) });
  };
  return (
    <div className={classes.group}>
      <label className={classes.legend} htmlFor={id}>
        Seed
      </label>
      <div className={classes.seed}>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          max={SEED_LIMIT}
          placeholder="Random"
          value={seed ?? ''}
          onChange={(event) => setSeed(event.currentTarget.valueAsNumber)}
        />
        <IconButton label="Random seed" icon={mdiDiceMultipleOutline} onClick={() => change({ seed: randomSeed() })} />
        <IconButton
          label={locked ? 'Unlock: another seed each time' : 'Lock a seed'}
          icon={locked ? mdiLockOutline : mdiLockOpenVariantOutline}
          aria-pressed={locked}
          onClick={() => change({ seed: locked ? null : randomSeed() })}
        />
      </div>
    </div>
  );
}
