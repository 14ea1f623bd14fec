import { expect, it } from 'vitest';
import { readBrief } from '../../words/prompt/read-brief.ts';
import type { Brief } from '../../words/prompt/brief.ts';
import { briefOfTake } from './apply-take.ts';

const read = (prompt: string): Brief =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });

const drawn = (brief: Brief) => briefOfTake({ version: 1, brief, seed: 1, guidance: 8, take: {} }).pieces[0]!;

/** A brief as it was stored before handwork was drawn. */
function stored(prompt: string): Brief {
  const { drawsAsRead: _new, ...brief } = read(prompt);
  return brief;
}

it('draws embroidery only in scenes that were made when it was drawn', () => {
  expect(drawn(read('embroidered navy dress')).details).toEqual(['embroidery']);
  expect(drawn(stored('embroidered navy dress')).details).toEqual([]);
});

it('draws the belt of wrap coats in earlier scenes although words exclude it', () => {
  expect(drawn(read('wrap coat, no belt')).attributes.belt).toBe('none');
  expect(drawn(stored('wrap coat, no belt')).attributes.belt).toBe('sash');
});
