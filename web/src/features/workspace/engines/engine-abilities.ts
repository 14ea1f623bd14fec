import {
  NEUTRAL_SETTINGS,
  SETTING_NAMES,
  SETTINGS,
  type EngineControl,
  type Engines,
  type Mode,
  type Model,
  type SettingName,
} from '@kenna/contract';
import type { Draft } from '../draft/draft.ts';

/** Whether what makes the picture follows a setting. */
export type Follows = (control: EngineControl) => boolean;

type Chosen = Pick<Draft, 'model' | 'engine'>;

const abilitiesOf = ({ abilities, choice }: Engines, engine: string | null) =>
  choice.find(({ name }) => name === engine)?.abilities ?? abilities;

/** Until the server has told, every setting counts as followed: the panel stands before that. */
export function followedBy(engines: Engines | undefined, mode: Mode, { model, engine }: Chosen): Follows {
  if (engines === undefined) return () => true;
  const ability = abilitiesOf(engines, engine).find((one) => one.page === mode && one.model === model);
  return (control) => ability?.controls.includes(control) ?? true;
}

/** The models that a tool can be used with; all until the server has told. */
export const canUseModel = (engines: Engines | undefined, mode: Mode, engine: string | null, model: Model): boolean =>
  engines === undefined || abilitiesOf(engines, engine).some((one) => one.page === mode && one.model === model);

/** Engines that may be picked for a tool with a model. */
export const enginesFor = (engines: Engines | undefined, mode: Mode, model: Model): Engines['choice'] =>
  (engines?.choice ?? []).filter(({ abilities }) => abilities.some((one) => one.page === mode && one.model === model));

/** The draft without what nobody would follow: what the panel hides is not sent. */
export function followedDraft(draft: Draft, engines: Engines | undefined, mode: Mode): Draft {
  const follows = followedBy(engines, mode, draft);
  const isOffered = enginesFor(engines, mode, draft.model).some(({ name }) => name === draft.engine);
  const unfollowed = SETTING_NAMES.filter((name) => name in draft && !isFollowed(name, draft, mode, follows));
  const neutral = Object.fromEntries(unfollowed.map((name) => [name, NEUTRAL_SETTINGS[name]]));
  return { ...draft, ...neutral, engine: isOffered ? draft.engine : null };
}

function isFollowed(name: SettingName, { background }: Draft, mode: Mode, follows: Follows): boolean {
  const { ability, panel } = SETTINGS[name];
  // Sliders always stand somewhere, and say nothing where they are not followed.
  if (ability === null || panel?.kind === 'slider') return true;
  // Removing a background and wearing a garment are what their tools are about: whoever does that knows it.
  if (name === 'background') {
    return mode === 'RemoveBackground' || follows(background === 'transparent' ? 'transparent' : 'background');
  }
  return (name === 'blendImageUrl' && mode !== 'CreateVariations') || follows(ability);
}
