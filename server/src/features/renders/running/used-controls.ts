import { SETTINGS, SETTING_NAMES, type EngineControl, type SettingName } from '@kenna/contract';
import type { StoredRender } from '../stored-render.ts';

/** Whether a setting differs from the value that requires nothing of an engine. */
const isSet = (request: StoredRender, name: SettingName): boolean =>
  JSON.stringify(request[name]) !== JSON.stringify(SETTINGS[name].neutral);

/** Sliders always have a value, and another engine can apply the presets afterwards. */
const isAsked = (name: SettingName): boolean =>
  SETTINGS[name].panel?.kind !== 'slider' && SETTINGS[name].ability !== 'presets';

/** Special cases that the table cannot express. */
const RULES: Partial<Record<SettingName, (request: StoredRender) => EngineControl | false>> = {
  seed: ({ holdsSeed }) => holdsSeed && 'seed',
  // For background removal the background is the task itself, so every engine that supports the operation supports it.
  background: ({ mode, background }) =>
    mode !== 'RemoveBackground' && background !== null && (background === 'transparent' ? 'transparent' : 'background'),
  blendImageUrl: ({ mode, blendImageId }) =>
    (mode === 'CreateVariations' || mode === 'EditWithChat') && blendImageId !== null && 'blend',
};

/** The person's settings that some engines do not support. */
export function usedControls(request: StoredRender): EngineControl[] {
  return SETTING_NAMES.flatMap((name) => {
    const { ability } = SETTINGS[name];
    if (ability === null || !isAsked(name)) return [];
    const rule = RULES[name];
    const used = rule ? rule(request) : isSet(request, name) && ability;
    return used === false ? [] : [used];
  });
}
