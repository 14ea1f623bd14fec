import { correctPrompt, type BriefChip } from '@kenna/contract';
import { createBuiltInEngine } from '@kenna/engine';
import { afterAll, expect, test } from 'vitest';

const engine = createBuiltInEngine({ threads: 1 });
afterAll(() => engine.close());

const read = (prompt: string) =>
  engine.readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' }).understood;
/** How a prompt is understood, as sorted entries such as `colour=navy`, independent of word order. */
const meaningOf = (chips: readonly Pick<BriefChip, 'kind' | 'name'>[]) =>
  chips.map(({ kind, name }) => `${kind}=${name}`).sort();

const corrections: [prompt: string, chip: string, label: string | null, now: string | null][] = [
  ['emerald silk evening dress, draped back, studio', 'colour=emerald', 'navy', 'colour=navy'],
  ['emerald silk evening dress, draped back, studio', 'setting=studio', 'marble', 'setting=marble'],
  ['an ivory wool coat with a belt', 'colour=ivory', 'emerald', 'colour=emerald'],
  ['red leather boots, side view', 'view=side', 'back view', 'view=back'],
  ['floral chiffon dress with long sleeves', 'attribute=sleeve=long', 'short sleeves', 'attribute=sleeve=short'],
  ['striped cotton shirt, soft light', 'pattern=stripes', 'gingham', 'pattern=gingham'],
  ['black velvet dress with a v-neck', 'fabric=velvet', 'satin', 'fabric=satin'],
  ['#1f2a44 silk skirt on marble', 'colour=navy', '#ff0000', null],
  ['emerald silk dress', 'colour=emerald', null, null],
  ['linen shirt and navy trousers', 'colour=navy', null, null],
  ['black velvet dress with a v-neck', 'attribute=neckline=v-neck', null, null],
  ['camel coat made of wool, runway', 'fabric=wool', null, null],
];

test.each(corrections)('"%s": the reader understands %s replaced by %s', (prompt, chip, label, now) => {
  const chips = read(prompt);
  const meant = meaningOf(chips);
  const at = chips.findIndex(({ kind, name }) => `${kind}=${name}` === chip);
  expect(meant).toContain(chip);
  const corrected = meaningOf(read(correctPrompt(prompt, chips, { replaced: new Map([[at, label]]), added: [] })));
  const kept = meant.filter((meaning) => meaning !== chip);
  expect(corrected).toEqual(expect.arrayContaining(now === null ? kept : [...kept, now]));
  expect(corrected).not.toContain(chip);
});

const additions: [prompt: string, kind: string, label: string, meaning: string][] = [
  ['silk dress, studio', 'colour', 'navy', 'colour=navy'],
  ['silk dress, studio', 'colour', '#c0ffee', 'fabric=silk'],
  ['navy dress', 'fabric', 'velvet', 'fabric=velvet'],
  ['navy dress, draped back', 'pattern', 'polka dots', 'pattern=polka-dots'],
  ['emerald silk dress, studio', 'attribute', 'v-neck', 'attribute=neckline=v-neck'],
  ['white cotton shirt', 'attribute', 'long sleeves', 'attribute=sleeve=long'],
  ['white cotton shirt', 'setting', 'marble', 'setting=marble'],
  ['white cotton shirt', 'light', 'golden hour', 'light=golden-hour'],
  ['leather boots', 'view', 'side view', 'view=side'],
];

test.each(additions)('"%s": the reader understands an added %s, %s', (prompt, kind, label, meaning) => {
  const chips = read(prompt);
  const corrected = meaningOf(read(correctPrompt(prompt, chips, { replaced: new Map(), added: [{ kind, label }] })));
  expect(corrected).toEqual(expect.arrayContaining([...meaningOf(chips), meaning]));
});
