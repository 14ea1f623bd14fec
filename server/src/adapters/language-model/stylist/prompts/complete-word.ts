/** Completes a half-typed last word. */
import type { Brief } from '@kenna/engine';
import type { BriefReader } from '../brief-reader.ts';

interface Phrase {
  readonly text: string;
  readonly rank: number;
}

const KINDS = ['form', 'colour', 'fabric', 'pattern', 'detail', 'setting', 'light', 'staging', 'view'] as const;
/** Adjectives that precede a garment. */
const ADJECTIVES =
  'long, short, cropped, oversized, fitted, pleated, tailored, embroidered, quilted, striped, sleeveless, layered, draped, belted, hooded, vintage, elegant, minimal, romantic, bohemian, evening, summer, winter, wedding'.split(
    ', ',
  );
const MIN_LENGTH = 2;
const SMALL_WORDS = new Set([
  'in',
  'on',
  'of',
  'at',
  'to',
  'as',
  'an',
  'and',
  'the',
  'with',
  'for',
  'from',
  'by',
  'or',
  'no',
]);

/** `inside`: after "with", where a garment, fabric or colour cannot stand alone. */
function phrasesOf(reader: BriefReader, { pieces, hero }: Brief, inside: boolean): Phrase[] {
  const { kinds, attributes, attributesOf } = reader.vocabulary();
  const form = pieces[hero]?.form;
  const fitting = form === undefined ? [] : (attributesOf[form] ?? []);
  // After a garment its cut is most likely; before that, the garment itself.
  const rankOf = (kind: (typeof KINDS)[number]) =>
    kind === 'form' ? (form === undefined ? 0 : 9) : KINDS.indexOf(kind) + 2;
  const allowed = KINDS.filter((kind) => !inside || kind === 'detail');
  const words = allowed.flatMap((kind) =>
    (kinds[kind] ?? []).map(({ label }) => ({ text: label, rank: rankOf(kind) })),
  );
  const cuts = fitting.flatMap((name) => (attributes[name] ?? []).map(({ label }) => ({ text: label, rank: 1 })));
  const adjectives = form === undefined ? ADJECTIVES.map((text) => ({ text, rank: 8 })) : [];
  return [...words, ...cuts, ...adjectives];
}

/** Whole prompts, likeliest first; empty when the last word is complete or nothing starts with it. */
export function completeWord(typed: string, brief: Brief, reader: BriefReader, limit: number): string[] {
  const [begun = ''] = /[\p{L}-]+$/u.exec(typed) ?? [];
  const start = begun.toLowerCase();
  if (start.length < MIN_LENGTH || SMALL_WORDS.has(start)) return [];
  const phrases = phrasesOf(reader, brief, /\bwith\s+(?:an?\s+)?[\p{L}-]+$/iu.test(typed));
  const isWhole = phrases.some(({ text }) =>
    text
      .toLowerCase()
      .split(/[\s-]+/)
      .includes(start),
  );
  if (isWhole) return [];
  const fitting = phrases.filter(({ text }) => text.toLowerCase().startsWith(start));
  const ranked = fitting.toSorted((one, other) => one.rank - other.rank || one.text.length - other.text.length);
  const best = ranked.filter(({ rank }) => rank === ranked[0]?.rank);
  const rests = best.map(({ text }) => text.slice(start.length));
  return [...new Set(rests)].slice(0, limit).map((rest) => `${typed}${rest}`);
}
