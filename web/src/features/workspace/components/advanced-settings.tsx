import { modeHas, type Mode } from '@kenna/contract';
import { GroundPicker } from '../../../ui/fields/ground-picker.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import type { Draft } from '../draft.ts';
import { changeDraft, useDraft } from '../draft.store.ts';
import type { Follows } from '../engine-abilities.ts';
import { useFollows } from '../engines.api.ts';
import { setsGround } from '../rooms.ts';
import { SeedField } from './seed-field.tsx';
import classes from './model-panel.module.css';

export function AdvancedSettings({ mode }: { mode: Mode }) {
  const { hd, background, faceFixes, handFixes } = useDraft((state) => state.draft);
  const follows = useFollows(mode);
  return (
    <div className={classes.advanced}>
      {modeHas(mode, 'hdQuality') && follows('highQuality') && (
        <SwitchField
          label="HD quality"
          hint={
            setsGround(mode)
              ? 'Looks twice: finer edges, a little slower'
              : 'Finer edges and cloth, in about twice the time'
          }
          checked={hd}
          onChange={(checked) => changeDraft({ hd: checked })}
        />
      )}
      {modeHas(mode, 'presets') && follows('presets') && (
        <>
          <SwitchField
            label="Face fixes"
            hint="Faces of the result are made sharper"
            checked={faceFixes}
            onChange={(checked) => changeDraft({ faceFixes: checked })}
          />
          <SwitchField
            label="Hand fixes"
            hint="So are hands"
            checked={handFixes}
            onChange={(checked) => changeDraft({ handFixes: checked })}
          />
        </>
      )}
      {offersGround(mode, follows) && (
        <GroundPicker
          clear={follows('transparent')}
          legend="Background"
          value={background}
          unset="From the words"
          onChange={(value) => changeDraft({ background: value })}
        />
      )}
      {modeHas(mode, 'prompt') && follows('seed') && <SeedField />}
    </div>
  );
}

const offersGround = (mode: Mode, follows: Follows): boolean => !modeHas(mode, 'uploadImage') && follows('background');

/** Whether anything is left of the section. */
export const hasAdvanced = (mode: Mode, follows: Follows): boolean =>
  modeHas(mode, 'advancedSettings') &&
  (offersGround(mode, follows) ||
    (modeHas(mode, 'prompt') && follows('seed')) ||
    (modeHas(mode, 'hdQuality') && follows('highQuality')) ||
    (modeHas(mode, 'presets') && follows('presets')));

/** What is set behind the closed section. */
export const advancedSummary = (mode: Mode, { hd, background, seed, faceFixes, handFixes }: Draft): string =>
  [
    hd && 'HD',
    !modeHas(mode, 'uploadImage') && background,
    faceFixes && 'faces',
    handFixes && 'hands',
    seed !== null && `seed ${seed}`,
  ]
    .filter(Boolean)
    .join(' · ') || 'Standard';
