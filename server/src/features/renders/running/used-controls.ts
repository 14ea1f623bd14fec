import { SETTINGS, SETTING_NAMES, type EngineControl, type SettingName } from '@kenna/contract';
import type { StoredRender } from '../stored-render.ts';

/** Whether a setting stands at another value than the one that asks nothing of an engine. */
const isSet = (request: StoredRender, name: SettingName): boolean =>
  JSON.stringify(request[name]) !== JSON.stringify(SETTINGS[name].neutral);

/** Sliders always stand somewhere, and the presets can be carried out by another engine afterwards. */
const isAsked = (name: SettingName): boolean =>
  SETTINGS[name].panel?.kind !== 'slider' && SETTINGS[name].ability !== 'presets';

/** Where the table alone does not say whether a setting is used. */
const RULES: Partial<Record<SettingName, (request: StoredRender) => EngineControl | false>> = {
  seed: ({ holdsSeed }) => holdsSeed && 'seed',
  // A background is what removing it is about: whoever does that knows it.
  background: ({ mode, background }) =>
    mode !== 'RemoveBackground' && background !== null && (background === 'transparent' ? 'transparent' : 'background'),
  blendImageUrl: ({ mode, blendImageId }) => mode === 'CreateVariations' && blendImageId !== null && 'blend',
};

/** What a person set that an engine might not know. */
export function usedControls(request: StoredRender): EngineControl[] {
  return SETTING_NAMES.flatMap((name) => {
    const { ability } = SETTINGS[name];
    if (ability === null || !isAsked(name)) return [];
    const rule = RULES[name];
    const used = rule ? rule(request) : isSet(request, name) && ability;
    return used === false ? [] : [used];
  });
}
