import { ENGINE_CONTROLS, type EngineControl, type Engines } from '@kenna/contract';
import { describe, expect, it } from 'vitest';
import { freshDraft } from '../draft/draft.ts';
import { canUseModel, enginesFor, supportedBy, supportedDraft } from './engine-abilities.ts';

const ability = (controls: readonly EngineControl[]) => [
  { page: 'GenerateImage' as const, model: 'kennaxl' as const, controls: [...controls] },
];
const engines: Engines = {
  abilities: ability(['guidance']),
  live: false,
  choice: [
    { name: 'cloud', title: 'Cloud', description: '', abilities: ability(['guidance']), live: false },
    { name: 'studio', title: 'Studio', description: '', abilities: ability(ENGINE_CONTROLS), live: true },
    { name: 'other', title: 'Other', description: '', abilities: [], live: false },
  ],
};
const chosen = (engine: string | null) => ({ model: 'kennaxl' as const, engine });
const draft = {
  ...freshDraft('GenerateImage', 'kennaxl'),
  negativePrompt: 'belt',
  seed: 7,
  highQuality: true,
  background: 'transparent',
  faceFixes: true,
  engine: 'studio',
};

describe('what the panel offers', () => {
  it('is everything until the list of engines is loaded', () => {
    expect(supportedBy(undefined, 'GenerateImage', chosen(null))('seed')).toBe(true);
    expect(canUseModel(undefined, 'GenerateImage', null, 'kenna')).toBe(true);
  });

  it('is what the chosen engine supports, or else the best one', () => {
    expect(supportedBy(engines, 'GenerateImage', chosen(null))('seed')).toBe(false);
    expect(supportedBy(engines, 'GenerateImage', chosen('studio'))('seed')).toBe(true);
  });

  it('lists the engines and the models that the tool can be used with', () => {
    expect(enginesFor(engines, 'GenerateImage', 'kennaxl').map(({ name }) => name)).toEqual(['cloud', 'studio']);
    expect(canUseModel(engines, 'GenerateImage', null, 'kennaxl')).toBe(true);
    expect(canUseModel(engines, 'GenerateImage', null, 'kenna')).toBe(false);
  });
});

describe('a draft that is sent', () => {
  it('leaves out what the engine does not support', () => {
    const sent = supportedDraft({ ...draft, engine: 'cloud' }, engines, 'GenerateImage');
    const nothing = {
      negativePrompt: '',
      seed: null,
      highQuality: false,
      background: null,
      faceFixes: false,
      engine: 'cloud',
    };
    expect(sent).toMatchObject(nothing);
  });

  it('is unchanged when the engine supports all of it, except that an engine that is not offered is removed', () => {
    expect(supportedDraft(draft, engines, 'GenerateImage')).toEqual(draft);
    expect(supportedDraft({ ...draft, engine: 'gone' }, engines, 'GenerateImage').engine).toBeNull();
    expect(supportedDraft(draft, undefined, 'GenerateImage')).toEqual({ ...draft, engine: null });
  });

  it('leaves out styles that are not on the engine', () => {
    const lora = { name: 'ink.safetensors', title: 'Ink', words: '', strength: 1, base: 'SDXL' };
    const [ability] = engines.abilities;
    const offering = { ...engines, abilities: [{ ...ability!, loras: [lora] }] };
    const chosen = ['ink.safetensors', 'gone.safetensors'].map((name) => ({ name, strength: 1 }));
    const kept = (list: Engines) =>
      supportedDraft({ ...draft, engine: null, loras: chosen }, list, 'GenerateImage').loras;
    expect(kept(offering)).toEqual([{ name: 'ink.safetensors', strength: 1 }]);
    expect(kept(engines)).toEqual([]);
  });

  it('preserves the background of Remove Background, which is the purpose of that tool', () => {
    const cut = { ...freshDraft('RemoveBackground'), background: '#ffffff' };
    const few = { ...engines, abilities: [{ page: 'RemoveBackground' as const, model: cut.model, controls: [] }] };
    expect(supportedDraft(cut, few, 'RemoveBackground').background).toBe('#ffffff');
  });
});
