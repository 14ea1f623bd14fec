import type { EngineControl, Engines, Mode, Model } from '@kenna/contract';
import type { Draft } from './draft.ts';

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
  const ground = draft.background === 'transparent' ? 'transparent' : 'background';
  return {
    ...draft,
    engine: isOffered ? draft.engine : null,
    ...(!follows('negativePrompt') && { negative: '' }),
    ...(!follows('seed') && { seed: null }),
    ...(!follows('highQuality') && { hd: false }),
    ...(!follows('presets') && { faceFixes: false, handFixes: false }),
    ...(!follows('colourways') && { colourways: [] }),
    ...(!follows('edges') && { edges: false }),
    ...(!follows('sensitivity') && { sensitivity: 'default' as const }),
    ...(!follows('blend') && mode === 'CreateVariations' && { blendImageUrl: null }),
    ...(mode !== 'RemoveBackground' && draft.background !== null && !follows(ground) && { background: null }),
  };
}
