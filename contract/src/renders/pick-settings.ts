import { SETTING_SCHEMAS, type SettingFields } from './settings.schema.ts';
import { SETTINGS, type SettingName } from './settings.ts';

type WireOf<Name extends SettingName> = (typeof SETTINGS)[Name]['wire'];

/** The fields of some settings, in the order of the names: those of a request or those of answers. */
export const pickSettings = <Name extends SettingName, Part extends 'sent' | 'stored'>(
  part: Part,
  names: readonly Name[],
): SettingFields<WireOf<Name>, Part> =>
  Object.fromEntries(
    names.map((name) => SETTINGS[name].wire).map((wire) => [wire, SETTING_SCHEMAS[wire][part]]),
  ) as SettingFields<WireOf<Name>, Part>;
