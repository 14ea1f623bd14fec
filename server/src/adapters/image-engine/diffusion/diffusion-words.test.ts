import { describe, expect, it } from 'vitest';
import { cfgScale } from './cfg-scale.ts';
import { colourWords } from './colour-words.ts';
import { diffusionWords, withoutCommandTags } from './diffusion-words.ts';

const settings = { positive: '<lora:fabric:0.6> sharp', negative: 'EasyNegative' };

describe('the words for a diffusion model', () => {
  it('are those of the person, the styles, the background and the settings, without repetition', () => {
    const asked = {
      prompt: 'silk dress',
      negativePrompt: 'belt',
      accentPrompt: 'soft light',
      styles: ['Cinematic', 'silk dress'],
      background: '#1f2a44',
    };
    expect(diffusionWords(asked, settings)).toEqual({
      positive: 'silk dress, soft light, Cinematic, plain dark blue background, <lora:fabric:0.6> sharp',
      negative: 'belt, EasyNegative',
    });
  });

  it('contain no engine commands of the person', () => {
    expect(
      withoutCommandTags('a bag <lora:private:1> in red <sd_cpp_extra_args>{"width":9999}</sd_cpp_extra_args>'),
    ).toBe('a bag in red');
    expect(withoutCommandTags('<lo<lora:a:1>ra:b:1> bag')).toBe('<lo ra:b:1> bag');
    expect(withoutCommandTags('<sd_cpp_extra_args>{"steps":999}')).toBe('');
    expect(withoutCommandTags('a (red:1.2) bag, 3 < 4')).toBe('a (red:1.2) bag, 3 < 4');
  });

  it('name colours', () => {
    const names = ['#ffffff', '#808080', '#000000', '#d01010', '#5b3a1e', '#ffd0e0', '#20b2aa'].map(colourWords);
    expect(names).toEqual(['white', 'grey', 'black', 'red', 'brown', 'pale pink', 'teal']);
    expect(colourWords('emerald')).toBe('emerald');
  });
});

describe('the scale of guidance', () => {
  it('stays in the range where models draw well', () => {
    expect([1, 8, 30].map(cfgScale)).toEqual([1.5, 5.4, 12]);
  });
});
