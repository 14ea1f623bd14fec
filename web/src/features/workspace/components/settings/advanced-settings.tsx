import { modeHas, type Mode } from '@kenna/contract';
import { BackgroundPicker } from '../../../../ui/fields/background-picker.tsx';
import type { Draft } from '../../draft/draft.ts';
import { useDraft, useDraftDesk } from '../../draft/draft.store.ts';
import type { Supports } from '../../engines/engine-abilities.ts';
import { useSupports } from '../../engines/engines.api.ts';
import { SeedField } from './seed-field.tsx';
import { SettingField, showsSetting } from './setting-field.tsx';
import classes from './model-panel.module.css';

export function AdvancedSettings({ mode }: { mode: Mode }) {
  const background = useDraft((state) => state.draft.background);
  const { change } = useDraftDesk();
  const supports = useSupports(mode);
  return (
    <div className={classes.advanced}>
      <SettingField mode={mode} name="highQuality" />
      <SettingField mode={mode} name="faceFixes" />
      <SettingField mode={mode} name="handFixes" />
      {offersBackground(mode, supports) && (
        <BackgroundPicker
          clear={supports('transparent')}
          legend="Background"
          value={background}
          unset="From the prompt"
          onChange={(value) => change({ background: value })}
        />
      )}
      {modeHas(mode, 'prompt') && supports('seed') && <SeedField />}
    </div>
  );
}

const offersBackground = (mode: Mode, supports: Supports): boolean =>
  !modeHas(mode, 'uploadImage') && supports('background');

/** Whether the section has any control left to show. */
export const hasAdvanced = (mode: Mode, supports: Supports): boolean =>
  modeHas(mode, 'advancedSettings') &&
  (offersBackground(mode, supports) ||
    (modeHas(mode, 'prompt') && supports('seed')) ||
    showsSetting(mode, 'highQuality', supports) ||
    showsSetting(mode, 'faceFixes', supports));

/** Summary of the section while it is closed. */
export const advancedSummary = (mode: Mode, { highQuality, background, seed, faceFixes, handFixes }: Draft): string =>
  [
    highQuality && 'HD',
    !modeHas(mode, 'uploadImage') && background,
    faceFixes && 'faces',
    handFixes && 'hands',
    seed !== null && `seed ${seed}`,
  ]
    .filter(Boolean)
    .join(' · ') || 'Standard';
