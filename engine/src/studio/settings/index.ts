import type { Setting, SettingName } from '../setting.ts';
import { studio } from './studio.ts';

/** Every setting that can be drawn. */
export const SETTINGS: readonly Setting[] = [studio];

/** The setting of that name; the studio when there is none. */
export function settingOf(name: SettingName | null): Setting {
  return SETTINGS.find((setting) => setting.name === name) ?? studio;
}
