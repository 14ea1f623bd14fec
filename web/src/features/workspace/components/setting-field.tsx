import { SETTINGS, offersSetting, type Mode, type SettingName } from '@kenna/contract';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { changeDraft, useDraft } from '../draft.store.ts';
import type { Draft } from '../draft.ts';
import type { Follows } from '../engine-abilities.ts';
import { useFollows } from '../engines.api.ts';

/** Whether the panel of a tool shows a setting: the tool has its control, and what makes the picture follows it. */
export const showsSetting = (mode: Mode, name: SettingName, follows: Follows): boolean => {
  const { ability } = SETTINGS[name];
  return offersSetting(mode, name) && (ability === null || follows(ability));
};

interface SettingFieldProps {
  readonly mode: Mode;
  readonly name: SettingName & keyof Draft;
  /** In place of the table's, where a tool has another effect. */
  readonly hint?: string;
}

/** The control of one setting, as its row of the table describes it; nothing where it is not offered or not followed. */
export function SettingField({ mode, name, hint }: SettingFieldProps) {
  const value = useDraft((state) => state.draft[name]);
  const follows = useFollows(mode);
  const { panel } = SETTINGS[name];
  if (panel === null || !showsSetting(mode, name, follows)) return null;
  if (panel.kind === 'switch') {
    return (
      <SwitchField
        label={panel.label}
        hint={hint ?? panel.hint}
        checked={value === true}
        onChange={(checked) => changeDraft({ [name]: checked })}
      />
    );
  }
  return (
    <RangeField
      label={panel.label}
      min={panel.minimum}
      max={panel.maximum}
      step={panel.step}
      value={Number(value)}
      onChange={(next) => changeDraft({ [name]: inHundredths(next) })}
    />
  );
}

/** Sliders add their steps up in binary. */
const inHundredths = (value: number): number => Math.round(value * 100) / 100;
