import { modeHas, type Mode } from '@kenna/contract';
import type { Draft } from '../draft.ts';
import { changeDraft, useDraft } from '../draft.store.ts';
import { BackgroundPicker } from './background-picker.tsx';
import { SeedField } from './seed-field.tsx';
import classes from './model-panel.module.css';

export function AdvancedSettings({ mode }: { mode: Mode }) {
  const hd = useDraft((state) => state.draft.hd);
  return (
    <div className={classes.advanced}>
      {modeHas(mode, 'hdQuality') && (
        <label className={classes.switch}>
          <span>
            HD quality
            <small>Twice the sides, a little slower</small>
          </span>
          <input
            type="checkbox"
            role="switch"
            checked={hd}
            onChange={(event) => changeDraft({ hd: event.currentTarget.checked })}
          />
        </label>
      )}
      <BackgroundPicker />
      <SeedField />
    </div>
  );
}

/** What is set behind the closed section. */
export const advancedSummary = ({ hd, background, seed }: Draft): string =>
  [hd && 'HD', background, seed !== null && `seed ${seed}`].filter(Boolean).join(' · ') || 'Standard';
