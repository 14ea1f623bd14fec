import { SETTINGS, offersSetting, type Mode, type SettingName } from '@kenna/contract';
import { SettingControl } from '../../../../ui/fields/setting-control.tsx';
import { useDraft, useDraftDesk } from '../../draft/draft.store.ts';
import type { Draft } from '../../draft/draft.ts';
import type { Supports } from '../../engines/engine-abilities.ts';
import { useSupports } from '../../engines/engines.api.ts';

/** Whether the panel shows a setting: the tool offers it, and the engine supports it. */
export const showsSetting = (mode: Mode, name: SettingName, supports: Supports): boolean => {
  const { ability } = SETTINGS[name];
  return offersSetting(mode, name) && (ability === null || supports(ability));
};

interface SettingFieldProps {
  readonly mode: Mode;
  readonly name: SettingName & keyof Omit<Draft, 'count'>;
}

/** The control of one setting of the draft; nothing where `showsSetting` is false. */
export function SettingField({ mode, name }: SettingFieldProps) {
  const value = useDraft((state) => state.draft[name]);
  const { change } = useDraftDesk();
  const supports = useSupports(mode);
  if (!showsSetting(mode, name, supports)) return null;
  return <SettingControl mode={mode} name={name} value={value} onChange={change} />;
}
