import { describe, expect, it } from 'vitest';
import { parsePromptTemplate, PROMPT_TOKENS, tokenText } from './prompt-template.ts';

describe('the template of a default prompt', () => {
  it('has twelve placeholders', () => {
    expect(PROMPT_TOKENS).toHaveLength(12);
    const { parts, mistake } = parsePromptTemplate(PROMPT_TOKENS.map(tokenText).join(' '));
    expect(mistake).toBeNull();
    expect(parts).toEqual(PROMPT_TOKENS.map((token) => ({ kind: 'token', token })));
  });

  it('reads the text between placeholders as added words, without loose commas', () => {
    expect(parsePromptTemplate('packshot of {Positive_Prompt}, on white.\n {size}').parts).toEqual([
      { kind: 'with', words: 'packshot of' },
      { kind: 'token', token: 'positive prompt' },
      { kind: 'with', words: 'on white.' },
      { kind: 'token', token: 'size' },
    ]);
  });

  it('reads the text in triple brackets as excluded words', () => {
    expect(parsePromptTemplate('[[[blurry, extra buttons]]]').parts).toEqual([
      { kind: 'without', words: 'blurry, extra buttons' },
    ]);
  });

  it.each([
    ['{colour of the sky}', 'There is no placeholder {colour of the sky}.'],
    ['{size} {size}', '{size} may stand only once.'],
    ['[[[{negative prompt}, blurry]]]', '{negative prompt} brings its own brackets: put it outside of [[[ ]]].'],
    [' , ', 'Write words or put in a placeholder.'],
  ])('reports the mistake in %s', (text, mistake) => {
    expect(parsePromptTemplate(text).mistake).toBe(mistake);
  });
});
