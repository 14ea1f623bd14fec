import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MODELS } from '../models.ts';
import { assembleFinalPrompt, parseFinalPrompt, type PromptCommand } from './prompt-command.ts';
import { templateWordsOf, parsePromptTemplate, PROMPT_TOKENS, tokenText } from '../prompt-template.ts';
import { tidyPrompt } from '../tidy-prompt.ts';

const dress: PromptCommand = {
  command: 'render',
  positive: 'emerald silk evening dress',
  with: [],
  without: [],
  accent: 'soft light',
  negative: 'belt, sleeves',
  styles: ['Cinematic', 'Cinematic', 'Minimal'],
  size: { width: 768, height: 768 },
  images: 2,
  guidance: 13,
  strength: null,
  controlGuidance: null,
  blendGuidance: null,
  cg: null,
  model: 'kenna3',
  color: '#f4f1ea',
  sensitivity: 'default',
  seed: 4127,
};

const text = fc.string({ unit: 'grapheme', maxLength: 60 }).map(tidyPrompt);
const some = text.filter((words) => words !== '');
const share = fc.option(fc.integer({ min: 0, max: 110 }).map((value) => value / 100));
const command = fc.record({
  command: fc.constantFrom('render' as const, 'inpaint' as const),
  positive: text,
  with: fc.array(some, { maxLength: 2 }),
  without: fc.array(some, { maxLength: 2 }),
  accent: text,
  negative: text,
  styles: fc.uniqueArray(some, { maxLength: 4 }),
  size: fc.record({ width: fc.integer({ min: 1, max: 3000 }), height: fc.integer({ min: 1, max: 3000 }) }),
  images: fc.constantFrom(1, 2, 4),
  guidance: fc.integer({ min: 1, max: 30 }),
  strength: share,
  controlGuidance: share,
  blendGuidance: share,
  cg: share,
  model: fc.constantFrom(...MODELS),
  color: fc.option(fc.constantFrom('#ffffff', '#0a0b0c')),
  sensitivity: fc.constantFrom('default' as const, 'anime' as const),
  seed: fc.option(fc.nat()),
});

describe('the final prompt', () => {
  it('names each LoRA with its strength', () => {
    const loras = [{ name: 'fashion/ink wash.safetensors', strength: 0.8 }];
    const text = assembleFinalPrompt({ ...dress, loras });
    expect(text).toContain(' /style Minimal /lora 0.8 fashion\\/ink wash.safetensors [[[');
    expect(parseFinalPrompt(text)?.loras).toEqual(loras);
    expect(parseFinalPrompt(text.replace('0.8 ', 'much '))).not.toHaveProperty('loras');
  });

  it('wraps the negative prompt in triple brackets and names each style once', () => {
    expect(assembleFinalPrompt(dress)).toBe(
      '/render emerald silk evening dress /accent soft light /style Cinematic /style Minimal ' +
        '[[[belt, sleeves]]] /size 768x768 /images 2 /guidance 13 /model kenna3 /color #f4f1ea /seed 4127',
    );
  });

  it('uses the inpaint command and its size for an inpaint', () => {
    const text = assembleFinalPrompt({ ...dress, command: 'inpaint', size: { width: 640, height: 960 } });
    expect(text).toMatch(/^\/inpaint .* \/size 640x960 /);
  });

  it('adds a background flag when the sensitivity is not the default', () => {
    expect(assembleFinalPrompt({ ...dress, sensitivity: 'anime' })).toContain('/background anime');
  });

  it('escapes commands and brackets in the text of a person', () => {
    const positive = 'black/white [[[dress]]] /size 1x1 \\ /seed 9';
    expect(parseFinalPrompt(assembleFinalPrompt({ ...dress, positive }))?.positive).toBe(positive);
  });

  it('returns null for text that is not a final prompt', () => {
    expect(parseFinalPrompt('a red dress')).toBeNull();
    expect(parseFinalPrompt('/render a red dress')).toBeNull();
  });

  it('is laid out by a template, which adds words and keeps every part of the request', () => {
    const template = parsePromptTemplate('{model} packshot of {positive prompt}, on white [[[blurry]]] {guidance}');
    expect(assembleFinalPrompt(dress, template)).toBe(
      '/model kenna3 /with packshot of /render emerald silk evening dress /with on white /without blurry /guidance 13 ' +
        '/accent soft light /style Cinematic /style Minimal [[[belt, sleeves]]] /size 768x768 /images 2 ' +
        '/color #f4f1ea /seed 4127',
    );
  });

  it('is parsed to the command from which it was assembled', () => {
    fc.assert(
      fc.property(command, (value) => {
        expect(parseFinalPrompt(assembleFinalPrompt(value))).toEqual(value);
      }),
      { numRuns: 500 },
    );
  });

  it('is parsed to its command and the added words with every template', () => {
    const piece = fc.oneof(
      text,
      fc.constantFrom(...PROMPT_TOKENS.map(tokenText), '[[[', ']]]', '/size 1x1', '{', '\\'),
    );
    const layout = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' '));
    fc.assert(
      fc.property(command, layout, (value, source) => {
        const template = parsePromptTemplate(source);
        const asked = { ...value, with: [], without: [] };
        const added = templateWordsOf(template);
        expect(parseFinalPrompt(assembleFinalPrompt(asked, template))).toEqual({ ...asked, ...added });
      }),
      { numRuns: 300 },
    );
  });
});
