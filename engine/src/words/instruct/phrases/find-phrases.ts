import { longestPhraseFrom, sensesOf } from '../../prompt/words/lexicon.ts';
import type { Sense } from '../../prompt/words/sense.ts';
import type { Meaning } from '../vocabulary/meaning.ts';
import { longestMessagePhrase } from './phrase-table.ts';
import { correctMessageWord } from './correct-message-word.ts';
import { splitMessage, type Token } from './split-message.ts';

/**
 * A phrase of a message: one of the message vocabulary (`message`), words that the brief reads, an unknown word
 * (`unknown`), or punctuation (`stop`).
 */
export interface Phrase {
  readonly meaning: Meaning | null;
  /** The words as the brief reads them; '' when they mean nothing to it. */
  readonly brief: string;
  readonly senses: readonly Sense[];
  readonly kind: 'message' | 'brief' | 'unknown' | 'stop';
  /** The words as written. */
  readonly text: string;
}

/** Maximum number of different words that are corrected in one message; words after them stay as they are written. */
const MAX_CORRECTED = 40;

/** Splits a message into phrases from left to right, each the longest that either vocabulary contains. */
export function findPhrases(message: string): readonly Phrase[] {
  const tokens = withoutShades(spell(splitMessage(message)));
  const phrases: Phrase[] = [];
  for (let index = 0; index < tokens.length;) {
    const { length, phrase } = phraseAt(tokens, index);
    const text = message.slice(tokens[index]!.start, tokens[index + length - 1]!.end);
    phrases.push({ ...phrase, text });
    index += length;
  }
  return phrases;
}

function spell(tokens: readonly Token[]): readonly Token[] {
  const corrected = new Map<string, string>();
  return tokens.map((token) => {
    if (token.meaning !== null || token.text === '' || token.text.startsWith('#')) return token;
    const text =
      corrected.get(token.text) ?? (corrected.size < MAX_CORRECTED ? correctMessageWord(token.text) : token.text);
    if (text !== token.text) corrected.set(token.text, text);
    return { ...token, text };
  });
}

/** "A darker shade of green" is read as a darker green. */
function withoutShades(tokens: readonly Token[]): readonly Token[] {
  const isShade = (index: number): boolean =>
    /^(shade|tone|hue|tint)$/.test(tokens[index]?.text ?? '') && tokens[index + 1]?.text === 'of';
  return tokens.filter((_, index) => !isShade(index) && !isShade(index - 1));
}

interface Found {
  readonly length: number;
  readonly phrase: Omit<Phrase, 'text'>;
}

function phraseAt(tokens: readonly Token[], from: number): Found {
  const token = tokens[from]!;
  if (token.text === '') return { length: 1, phrase: { kind: 'stop', meaning: null, brief: '', senses: [] } };
  if (token.meaning !== null) {
    return { length: 1, phrase: { kind: 'message', meaning: token.meaning, brief: '', senses: [] } };
  }
  if (token.text.startsWith('#')) {
    return { length: 1, phrase: { kind: 'brief', meaning: null, brief: token.text, senses: [] } };
  }
  const words = wordsFrom(tokens, from);
  const [known, brief] = [longestMessagePhrase(words), longestBrief(words)];
  const named = brief.senses.some(({ kind }) => kind !== 'quiet' && kind !== 'link') ? brief.length : 0;
  if (known && known.length >= named && !isColouring(known.meaning.kind, brief, words)) {
    const { length, meaning, alsoBrief } = known;
    // "The top" may be a garment or a side: the verb of its command decides.
    const senses = length === brief.length ? brief.senses : [];
    const isGarment = senses.some(({ kind }) => kind === 'form');
    return {
      length,
      phrase: { kind: 'message', meaning, senses, brief: alsoBrief || isGarment ? spoken(words, length) : '' },
    };
  }
  const length = Math.max(1, brief.length);
  const kind = brief.length > 0 ? 'brief' : 'unknown';
  return { length, phrase: { kind, meaning: null, senses: brief.senses, brief: spoken(words, length) } };
}

/** Maximum number of words of a phrase. */
const LONGEST_PHRASE = 7;

/** The words up to the next number or punctuation. */
function wordsFrom(tokens: readonly Token[], from: number): readonly string[] {
  const words: string[] = [];
  for (const { text, meaning } of tokens.slice(from, from + LONGEST_PHRASE)) {
    if (meaning !== null || text === '' || text.startsWith('#')) break;
    words.push(text);
  }
  return words;
}

const spoken = (words: readonly string[], length: number): string => words.slice(0, length).join(' ');

interface BriefPhrase {
  readonly length: number;
  readonly senses: readonly Sense[];
}

function longestBrief(words: readonly string[]): BriefPhrase {
  for (let length = Math.min(longestPhraseFrom(words[0] ?? ''), words.length); length > 0; length -= 1) {
    const senses = sensesOf(words.slice(0, length));
    if (senses) return { length, senses };
  }
  return { length: 0, senses: [] };
}

const isOf = ({ senses }: BriefPhrase, ...kinds: readonly Sense['kind'][]): boolean =>
  senses.some(({ kind }) => kinds.includes(kind));

/** "Brighter red", "light blue", "black and white stripes": the word belongs to the noun after it. */
function isColouring(kind: Meaning['kind'], brief: BriefPhrase, words: readonly string[]): boolean {
  if (kind === 'filter') {
    const after = longestBrief(words.slice(longestMessagePhrase(words)?.length));
    return isOf(after, 'pattern', 'fabric');
  }
  if (!isOf(brief, 'tone')) return false;
  const next = longestBrief(words.slice(brief.length));
  return (
    isOf(next, 'colour') ||
    (isOf(next, 'tone') && isOf(longestBrief(words.slice(brief.length + next.length)), 'colour'))
  );
}
