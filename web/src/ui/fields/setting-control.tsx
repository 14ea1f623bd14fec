import { SETTINGS, type Mode, type SettingName, type Settings } from '@kenna/contract';
import { ChoiceField } from './choice-field.tsx';
import { RangeField } from './range-field.tsx';
import { SwitchField } from './switch-field.tsx';

/** The count of a draft has a narrower type than the table's, and its own picker. */
type PlainSetting = Exclude<SettingName, 'count'>;

interface SettingControlProps {
  readonly mode: Mode;
  readonly name: PlainSetting;
  readonly value: unknown;
  /** Called with the changed setting alone. */
  readonly onChange: (change: Partial<Pick<Settings, PlainSetting>>) => void;
}

/** What the switch of a setting does in a tool; '' for other settings. */
export function hintOf(mode: Mode, name: SettingName): string {
  const { panel } = SETTINGS[name];
  return panel?.kind === 'switch' ? (panel.hintsByMode?.[mode] ?? panel.hint) : '';
}

/** The switch, choice or slider that the table of settings describes; nothing for a setting without one. */
export function SettingControl({ mode, name, value, onChange }: SettingControlProps) {
  const { panel } = SETTINGS[name];
  if (panel === null) return null;
  if (panel.kind === 'switch') {
    return (
      <SwitchField
        label={panel.label}
        hint={hintOf(mode, name)}
        checked={value === true}
        onChange={(checked) => onChange({ [name]: checked })}
      />
    );
  }
  if (panel.kind === 'choice') {
    return (
      <ChoiceField<string>
        legend={panel.label}
        value={String(value)}
        choices={panel.choices}
        onChange={(chosen) => onChange({ [name]: chosen })}
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
      onChange={(next) => onChange({ [name]: inHundredths(next) })}
    />
  );
}

/** Removes the rounding errors of steps such as 0.05. */
const inHundredths = (value: number): number => Math.round(value * 100) / 100;
