import { SETTINGS, SETTING_NAMES, type SettingName } from '../renders/settings.ts';

/**
 * Settings that an engine may lack even where it supports the operation; the panels then leave them out. They are the
 * abilities in the table of settings, and `transparent`: the background may be a colour or nothing.
 */
export type EngineControl = NonNullable<(typeof SETTINGS)[SettingName]['ability']> | 'transparent';

export const ENGINE_CONTROLS: readonly EngineControl[] = [
  ...new Set(SETTING_NAMES.flatMap((name) => SETTINGS[name].ability ?? [])),
  'transparent',
];
