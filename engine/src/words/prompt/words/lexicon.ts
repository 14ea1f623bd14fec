/** Every phrase of the vocabulary, folded, with all its senses. Built once, when the module loads. */
import { foldWord } from './fold-word.ts';
import { singularOf } from '../../english/singular-of.ts';
import type { LinkName, Sense } from './sense.ts';
import { arrangementRows } from '../vocabulary/arrangements.ts';
import { attributeTable, type AttributeName } from '../vocabulary/attributes.ts';
import { colourRows } from '../vocabulary/colours.ts';
import { cutRows } from '../vocabulary/cuts.ts';
import { detailRows } from '../vocabulary/details.ts';
import { fabricRows, smokedWoodWords } from '../vocabulary/fabrics.ts';
import { formRows, shoeWords } from '../vocabulary/forms.ts';
import { moodRows } from '../vocabulary/moods.ts';
import { partRows } from '../vocabulary/parts.ts';
import { patternRows } from '../vocabulary/patterns.ts';
import { boardWords, describingWords, linkWords, quietWords, undrawnWords } from '../vocabulary/plain-words.ts';
import { lookRows } from '../vocabulary/looks.ts';
import { colouredSettingRows, lightRows, settingRows, stagingRows, viewRows } from '../vocabulary/scenes.ts';
import { toneRows } from '../vocabulary/tones.ts';

const senses = new Map<string, Sense[]>();
/**
 * The number of words in the longest phrase that starts with each first word (in the singular), so that a lookup tries
 * no longer ones.
 */
const openings = new Map<string, number>();

function add(says: string, sense: Sense): void {
  for (const phrase of says.split(',')) {
    const words = phrase
      .trim()
      .split(/[\s-]+/)
      .map(foldWord);
    const key = words.join(' ');
    const known = senses.get(key);
    if (known === undefined) senses.set(key, [sense]);
    else if (!isSilent(sense) && !known.some((other) => sameSense(other, sense))) known.push(sense);
    const opening = singularOf(words[0] ?? '');
    openings.set(opening, Math.max(openings.get(opening) ?? 0, words.length));
  }
}

/** Senses that take no part in the grammar. */
const isSilent = ({ kind }: Sense): boolean =>
  kind === 'quiet' || kind === 'undrawn' || kind === 'board' || kind === 'look';

const sameSense = (a: Sense, b: Sense): boolean =>
  a.kind === b.kind && 'name' in a && 'name' in b && a.name === b.name && a.kind !== 'attribute';

/** The colour of oak that ammonia has darkened; the same words name the wood. */
const SMOKED_WOOD: Sense = { kind: 'colour', name: 'umber', hex: '#4b3a2c', tone: null, label: 'smoked oak' };

/** The brown of unbleached paper. */
const KRAFT: Sense = { kind: 'colour', name: 'camel', hex: '#b38a5a', tone: null, label: 'kraft' };

/** Horn is as brown as tortoiseshell; on buttons, which have no clouds, it is drawn. */
const HORN: Sense = { kind: 'colour', name: 'tortoiseshell', hex: '#5d3d24', tone: null, label: 'horn' };

function addForms(): void {
  for (const cut of cutRows) add(cut.says, { kind: 'form', name: cut.form, cut });
  for (const row of formRows) add(row.says, { kind: 'form', name: row.name, cut: null });
  add(shoeWords, { kind: 'form', name: 'heel', cut: null, isAnyShoe: true });
}

function addColours(): void {
  for (const { name, hex, family, ...row } of colourRows) {
    const sense: Sense = { kind: 'colour', name, hex, tone: null };
    const compound = family === 'metal' || name.endsWith(family) ? name : `${name} ${family}`;
    add(`${name}, ${compound}`, sense);
    if ('says' in row) add(row.says, sense);
  }
  for (const row of toneRows) {
    add(row.says, { kind: 'tone', name: row.name, after: false });
    if ('after' in row) add(row.after, { kind: 'tone', name: row.name, after: true });
  }
}

function addAttributes(): void {
  for (const [attribute, values] of Object.entries(attributeTable) as [AttributeName, Record<string, string>][])
    for (const [name, says] of Object.entries(values)) add(says, { kind: 'attribute', attribute, name });
  for (const row of partRows) add(row.says, { kind: 'part', name: row.name });
  for (const row of detailRows) add(row.says, { kind: 'detail', name: row.name });
  add('long, longer, longue, lunga, lungo, lunghi', { kind: 'size', name: 'long' });
  add('short, shorter, court, courte, corta, corto', { kind: 'size', name: 'short' });
}

/** Prepositions before a place; a colour before them is not that of the place. */
const PREPOSITION = /^(?:on|in|at|against|by|auf|im|sur|dans|su|en|sobre) /;

function addScenes(): void {
  for (const { name, says } of settingRows) {
    const phrases = says.split(',').map((phrase) => phrase.trim());
    const placed = phrases.filter((phrase) => PREPOSITION.test(phrase));
    add(phrases.filter((phrase) => !placed.includes(phrase)).join(), { kind: 'setting', name });
    if (placed.length > 0) add(placed.join(), { kind: 'setting', name, isPlaced: true });
  }
  for (const { name, colour, label, says } of colouredSettingRows) {
    const { hex } = colourRows.find((row) => row.name === colour)!;
    add(says, { kind: 'setting', name, isPlaced: true, tint: { name: colour, hex, label } });
  }
  for (const row of lightRows) add(row.says, { kind: 'light', name: row.name });
  for (const row of viewRows) add(row.says, { kind: 'view', name: row.name });
  for (const row of stagingRows) add(row.says, { kind: 'staging', name: row.name });
  for (const row of arrangementRows) add(row.says, { kind: 'arrangement', name: row.name });
  for (const row of moodRows) add(row.says, { kind: 'mood', name: row.name });
}

addForms();
addColours();
add(smokedWoodWords, SMOKED_WOOD);
add('kraft, kraft brown', KRAFT);
add('horn, brown horn, dark brown horn', HORN);
add(smokedWoodWords, { kind: 'fabric', name: 'wood' });
for (const row of fabricRows) add(row.says, { kind: 'fabric', name: row.name });
for (const row of patternRows) add(row.says, { kind: 'pattern', name: row.name });
addAttributes();
addScenes();
for (const [name, says] of Object.entries(linkWords) as [LinkName, string][]) add(says, { kind: 'link', name });
add(boardWords, { kind: 'board' });
for (const { look, says, alone } of lookRows) {
  add(says, { kind: 'look', name: look, standsAlone: false });
  add(alone, { kind: 'look', name: look, standsAlone: true });
}
add(undrawnWords, { kind: 'undrawn' });
add(describingWords, { kind: 'quiet', describes: true });
add(quietWords, { kind: 'quiet' });

const knownWords = new Set([...senses.keys()].flatMap((key) => key.split(' ')));

/** Returns true when the vocabulary contains the word, alone or within a phrase. */
export const isKnownWord = (word: string): boolean => knownWords.has(word) || knownWords.has(singularOf(word));

/** Single words with a meaning for the picture: candidates for spelling correction. */
export const meaningfulWords: readonly string[] = [...senses]
  .filter(([key, known]) => !key.includes(' ') && known.some((sense) => !isSilent(sense) && sense.kind !== 'link'))
  .map(([key]) => key);

/** The number of words in the longest phrase that starts with this word; 0 for none. */
export const longestPhraseFrom = (word: string): number => openings.get(singularOf(word)) ?? 0;

/** Senses of a phrase as written, else with its last word in the singular, else with all words in the singular. */
export function sensesOf(words: readonly string[]): readonly Sense[] | undefined {
  const exact = senses.get(words.join(' '));
  if (exact !== undefined) return exact;
  const last = words.length - 1;
  return (
    senses.get(words.map((word, index) => (index === last ? singularOf(word) : word)).join(' ')) ??
    (last > 0 ? senses.get(words.map(singularOf).join(' ')) : undefined)
  );
}
