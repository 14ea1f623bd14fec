import { describe, expect, it } from 'vitest';
import { assembleFinalPrompt, parseFinalPrompt } from './prompt-command.ts';
import { commandOf } from './command-of.ts';
import { initialSettings } from './settings.ts';

const dress = { prompt: 'silk dress', width: 768, height: 1024, seed: 7 };

describe('the final prompt of a request', () => {
  it('repeats the settings, and names no slider that the mode does not have', () => {
    const command = commandOf('GenerateImage', {
      ...initialSettings('GenerateImage'),
      ...dress,
      accentPrompt: 'soft light',
    });
    expect(command).toMatchObject({ command: 'render', accent: 'soft light', guidance: 13, images: 2, seed: 7 });
    expect(command).toMatchObject({ strength: null, cg: null, blendGuidance: null, controlGuidance: null });
    expect(parseFinalPrompt(assembleFinalPrompt(command))).toEqual(command);
  });

  it('carries the strength as requests do: how far the result may depart from the source', () => {
    const settings = { ...initialSettings('CreateVariations'), ...dress, strength: 0.3 };
    expect(commandOf('CreateVariations', settings).strength).toBe(0.8);
  });

  it('names the sliders of a second picture only where there is one', () => {
    const alone = { ...initialSettings('CreateVariations'), ...dress, blendGuidance: 0.25, blendControl: 0.4 };
    const blended = { ...alone, blendImageUrl: '/files/second.png' };
    expect(commandOf('CreateVariations', alone)).toMatchObject({ blendGuidance: null, controlGuidance: null });
    expect(commandOf('CreateVariations', blended)).toMatchObject({ blendGuidance: 0.75, controlGuidance: 0.4 });
    const worn = { ...initialSettings('VirtualTryOn'), ...dress, blendImageUrl: '/files/second.png' };
    expect(commandOf('VirtualTryOn', worn)).toMatchObject({ blendGuidance: null, controlGuidance: null });
  });

  it('adds the words of the template', () => {
    const words = { with: ['studio light'], without: ['text'] };
    const command = commandOf('GenerateFill', { ...initialSettings('GenerateFill'), ...dress }, words);
    expect(assembleFinalPrompt(command)).toMatch(/^\/inpaint silk dress \/with studio light \/without text/);
  });
});
