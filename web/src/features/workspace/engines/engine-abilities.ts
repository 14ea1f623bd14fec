import {
  NEUTRAL_SETTINGS,
  SETTING_NAMES,
  SETTINGS,
  type EngineControl,
  type Engines,
  type Mode,
  type Model,
  type OfferedLora,
  type SizeRules,
  type SettingName,
} from '@kenna/contract';
import type { Draft } from '../draft/draft.ts';

/** Whether the engine that would make the picture supports a setting. */
export type Supports = (control: EngineControl) => boolean;

type Chosen = Pick<Draft, 'model' | 'engine'>;

const abilitiesOf = ({ abilities, choice }: Engines, engine: string | null) =>
  choice.find(({ name }) => name === engine)?.abilities ?? abilities;

/** What the engine offers for a mode and a model; undefined until the list of engines is loaded, and where it offers none. */
const abilityFor = (engines: Engines | undefined, mode: Mode, { model, engine }: Chosen) =>
  engines && abilitiesOf(engines, engine).find((one) => one.page === mode && one.model === model);

/** Until the list of engines is loaded, every setting counts as supported, because the panel is shown before that. */
export function supportedBy(engines: Engines | undefined, mode: Mode, chosen: Chosen): Supports {
  const ability = abilityFor(engines, mode, chosen);
  return (control) => ability?.controls.includes(control) ?? true;
}

/** Whether a model can be used in a mode. Until the list of engines is loaded, every model can. */
export const canUseModel = (engines: Engines | undefined, mode: Mode, engine: string | null, model: Model): boolean =>
  engines === undefined || abilityFor(engines, mode, { model, engine }) !== undefined;

/** The sizes in which the engine draws; null where it says nothing of them. */
export const drawnSizes = (engines: Engines | undefined, mode: Mode, chosen: Chosen): SizeRules | null =>
  abilityFor(engines, mode, chosen)?.sizes ?? null;

/** Whether faces are restored instead of sharpened. */
export const restoresFaces = (engines: Engines | undefined, mode: Mode, chosen: Chosen): boolean =>
  abilityFor(engines, mode, chosen)?.restores_faces === true;

/** The LoRAs that can be chosen as styles. */
export const offeredLoras = (engines: Engines | undefined, mode: Mode, chosen: Chosen): readonly OfferedLora[] =>
  abilityFor(engines, mode, chosen)?.loras ?? [];

/** Engines that can be chosen for a mode and a model. */
export const enginesFor = (engines: Engines | undefined, mode: Mode, model: Model): Engines['choice'] =>
  (engines?.choice ?? []).filter(({ abilities }) => abilities.some((one) => one.page === mode && one.model === model));

/** The draft with neutral values for settings that the engine does not support: what the panel hides is not sent. */
export function supportedDraft(draft: Draft, engines: Engines | undefined, mode: Mode): Draft {
  const supports = supportedBy(engines, mode, draft);
  const isOffered = enginesFor(engines, mode, draft.model).some(({ name }) => name === draft.engine);
  const unsupported = SETTING_NAMES.filter((name) => name in draft && !isSupported(name, draft, mode, supports));
  const neutral = Object.fromEntries(unsupported.map((name) => [name, NEUTRAL_SETTINGS[name]]));
  const offered = offeredLoras(engines, mode, draft).map(({ name }) => name);
  const loras = draft.loras.filter(({ name }) => offered.includes(name));
  return { ...draft, ...neutral, loras, engine: isOffered ? draft.engine : null };
}

function isSupported(name: SettingName, { background }: Draft, mode: Mode, supports: Supports): boolean {
  const { ability, panel } = SETTINGS[name];
  // A slider always has a value, so no engine is required to support it, and its value is sent to every engine.
  if (ability === null || panel?.kind === 'slider') return true;
  // Every engine that offers Remove Background or Virtual Try On supports the background or the garment, which is their
  // purpose.
  if (name === 'background') {
    return mode === 'RemoveBackground' || supports(background === 'transparent' ? 'transparent' : 'background');
  }
  return (name === 'blendImageUrl' && mode !== 'CreateVariations') || supports(ability);
}
