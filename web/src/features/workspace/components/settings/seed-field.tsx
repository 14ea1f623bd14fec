import { SEED_LIMIT } from '@kenna/contract';
import { mdiDiceMultipleOutline, mdiLockOpenVariantOutline, mdiLockOutline } from '@mdi/js';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { changeDraft, useDraft } from '../../draft/draft.store.ts';
import classes from './model-panel.module.css';

/** A seed of at most four digits, which is easy to remember and to read aloud. */
const randomSeed = (): number => Math.floor(Math.random() * 10_000);

/** The seed. A locked seed with the same settings repeats the picture; unlocked, every render uses another seed. */
export function SeedField() {
  const seed = useDraft((state) => state.draft.seed);
  const locked = seed !== null;
  const change = (value: number) => {
    if (Number.isNaN(value)) changeDraft({ seed: null });
    else changeDraft({ seed: Math.min(SEED_LIMIT, Math.max(0, Math.round(value))) });
  };
  return (
    <div className={classes.group}>
      <label className={classes.legend} htmlFor="workspace-seed">
        Seed
      </label>
      <div className={classes.seed}>
        <input
          id="workspace-seed"
          type="number"
          inputMode="numeric"
          min={0}
          max={SEED_LIMIT}
          placeholder="Random"
          value={seed ?? ''}
          onChange={(event) => change(event.currentTarget.valueAsNumber)}
        />
        <IconButton
          label="Random seed"
          icon={mdiDiceMultipleOutline}
          onClick={() => changeDraft({ seed: randomSeed() })}
        />
        <IconButton
          label={locked ? 'Unlock: another seed each time' : 'Lock a seed'}
          icon={locked ? mdiLockOutline : mdiLockOpenVariantOutline}
          aria-pressed={locked}
          onClick={() => changeDraft({ seed: locked ? null : randomSeed() })}
        />
      </div>
    </div>
  );
}
