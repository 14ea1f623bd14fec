/**
 * Puts German, French, Spanish and Italian words into the English of the vocabulary, word by word: the order of words
 * stays, because the grammar reads adjectives on either side of a noun.
 */
import { singularOf } from '../../english/singular-of.ts';
import { isEnglishWord } from '../../english/wordnet.ts';
import { connectingWords, foreignRows, type ForeignLanguage } from '../vocabulary/foreign-words.ts';
import { foldWord } from './fold-word.ts';
import { sensesOf } from './lexicon.ts';
import { longestPhraseAt } from './longest-phrase.ts';
import { findPartedNames } from './parted-names.ts';
import { senseIn, type SenseOf } from './sense.ts';
import type { Word } from './split-words.ts';

const LANGUAGES: readonly ForeignLanguage[] = ['de', 'fr', 'es', 'it'];

/** Endings of cases, genders and plurals in the four languages, the longer ones first. */
const ENDINGS: readonly RegExp[] = [/ern$/, /(?:en|em|er|es|os|as)$/, /[aeions]$/];
/** Shorter stems would be those of too many words. */
const MIN_STEM = 4;
/** "Silberner" has the ending of its case after that of the adjective. */
const MAX_ENDINGS = 2;

/** A word without its endings: "silberner" and "silber" have one stem, as have "redondas" and "redondo". */
function stemOf(word: string): string {
  let stem = word;
  for (let count = 0; count < MAX_ENDINGS; count += 1) {
    const ending = ENDINGS.find((each) => each.test(stem) && stem.replace(each, '').length >= MIN_STEM);
    if (ending === undefined) return stem;
    stem = stem.replace(ending, '');
  }
  return stem;
}

interface Dictionary {
  /** English words by a phrase in its base form. */
  readonly exact: ReadonlyMap<string, readonly string[]>;
  /** English words by the stems of a phrase; null for stems of words with different meanings. */
  readonly byStem: ReadonlyMap<string, readonly string[] | null>;
  /** The number of words in the longest phrase. */
  readonly longest: number;
}

const phraseOf = (text: string): readonly string[] =>
  text
    .trim()
    .split(/[\s-]+/)
    .map(foldWord);

function dictionaryOf(language: ForeignLanguage): Dictionary {
  const exact = new Map<string, readonly string[]>();
  const byStem = new Map<string, readonly string[] | null>();
  let longest = 1;
  for (const row of foreignRows) {
    const english = phraseOf(row.en);
    for (const says of row[language].split(',')) {
      const phrase = phraseOf(says);
      if (phrase.join() === '') continue;
      const stems = phrase.map(stemOf).join(' ');
      const known = byStem.get(stems);
      exact.set(phrase.join(' '), english);
      byStem.set(stems, known === undefined || known?.join() === english.join() ? english : null);
      longest = Math.max(longest, phrase.length);
    }
  }
  return { exact, byStem, longest };
}

const dictionaries = new Map(LANGUAGES.map((language) => [language, dictionaryOf(language)]));

/** Every word of a dictionary and every connecting word. */
const foreignWords: ReadonlySet<string> = new Set([
  ...[...dictionaries.values()].flatMap(({ exact }) => [...exact.keys()].flatMap((phrase) => phrase.split(' '))),
  ...LANGUAGES.flatMap((language) => Object.keys(connectingWords[language])),
]);

/** Words of the text that the English words stand for. */
interface Translation {
  readonly from: number;
  readonly length: number;
  readonly words: readonly Word[];
}

/** The words in English where one of the four languages has more of them than the others; else as they are. */
export function translateWords(words: readonly Word[]): readonly Word[] {
  if (words.length === 0 || isMostlyEnglish(words)) return words;
  const named = new Set(
    findPartedNames(words).flatMap(({ from, until, noun, length }) =>
      [...words.keys()].filter((at) => (at >= from && at < until) || (at >= noun && at < noun + length)),
    ),
  );
  let best: readonly Translation[] = [];
  let language: ForeignLanguage | null = null;
  let most = 0;
  for (const each of LANGUAGES) {
    const connecting = words.filter(({ text }) => isConnecting(text, each)).length;
    const own = translationsOf(words, named, each, connecting >= MIN_CONNECTING);
    const found = own.length > 0 ? translationsOf(words, named, each, true) : own;
    const count = found.length === 0 ? 0 : found.length * 2 + connecting;
    if (count > most) [best, language, most] = [found, each, count];
  }
  return language === null ? words : withTranslations(words, best, connectingWords[language]);
}

/** A foreign word among more English ones is a name: "Flores black shoes". */
const MAX_ENGLISH_SHARE = 0.5;

const isMostlyEnglish = (words: readonly Word[]): boolean =>
  words.filter(({ text }) => !foreignWords.has(text) && isEnglishWord(singularOf(text).replace(/men$/, 'man'))).length >
  MAX_ENGLISH_SHARE * words.length;

/** So many connecting words of a language show that English words in the text are words of that language too. */
const MIN_CONNECTING = 2;

const isConnecting = (text: string, language: ForeignLanguage): boolean =>
  text !== 'in' && Object.hasOwn(connectingWords[language], text);

/**
 * @param named the words of names that the vocabulary has and which other words part: "runder goldener Spiegel".
 * @param isForeign whether words that are English, too, are surely meant in the other language.
 */
function translationsOf(
  words: readonly Word[],
  named: ReadonlySet<number>,
  language: ForeignLanguage,
  isForeign: boolean,
): readonly Translation[] {
  const found: Translation[] = [];
  for (let from = 0; from < words.length;) {
    if (named.has(from)) {
      from += 1;
      continue;
    }
    const known = longestPhraseAt(words, from).length;
    const translation = phraseAt(words, from, known, language, isForeign) ?? compoundAt(words, from, language);
    if (translation !== null) found.push(translation);
    from += translation?.length ?? Math.max(1, known);
  }
  return found;
}

/**
 * The longest phrase of the dictionary that is longer than what the vocabulary knows already. In a text that is surely
 * foreign, a single word in its base form has the meaning of its language: a Spanish "collar" is a necklace.
 */
function phraseAt(
  words: readonly Word[],
  from: number,
  known: number,
  language: ForeignLanguage,
  isForeign: boolean,
): Translation | null {
  const dictionary = dictionaries.get(language)!;
  const { clause } = words[from]!;
  const shortest = isForeign && known === 1 && dictionary.exact.has(words[from]!.text) ? 1 : known + 1;
  for (let length = Math.min(dictionary.longest, words.length - from); length >= shortest; length -= 1) {
    const phrase = words.slice(from, from + length);
    if (phrase.some((word) => word.clause !== clause)) continue;
    const texts = phrase.map(({ text }) => text);
    // An English word has its English meaning unless the text is surely in the other language.
    if (length === 1 && !isForeign && isEnglishWord(texts[0]!)) continue;
    const english = meaningOf(dictionary, texts);
    if (english !== null) return { from, length, words: wordsFor(english, phrase[0]!, phrase.at(-1)!) };
  }
  return null;
}

const meaningOf = ({ exact, byStem }: Dictionary, texts: readonly string[]): readonly string[] | null =>
  exact.get(texts.join(' ')) ?? byStem.get(texts.map(stemOf).join(' ')) ?? null;

const wordsFor = (english: readonly string[], first: Word, last: Word): readonly Word[] =>
  english.map((text) => ({ text, start: first.start, end: last.end, clause: first.clause }));

/** The shortest first and last part of a compound, in letters. */
const MIN_FIRST = 4;
const MIN_LAST = 3;

/**
 * Splits a German compound whose last part is known into its two parts: "Lederstiefelette" into "leather" and
 * "stiefelette", "Marmorsockel" into "marble" and "podium". Compounds that the vocabulary knows as a kind of their own
 * ("Jeansjacke") stay as they are.
 */
function compoundAt(words: readonly Word[], from: number, language: ForeignLanguage): Translation | null {
  const word = words[from]!;
  if (language !== 'de' || isEnglishWord(word.text)) return null;
  const dictionary = dictionaries.get('de')!;
  const whole = sensesOf([word.text]);
  for (let at = MIN_FIRST; at <= word.text.length - MIN_LAST; at += 1) {
    const start = meaningOf(dictionary, [word.text.slice(0, at)]);
    const thing = word.text.slice(at);
    // "Schale" is a bowl before it is a form of "Schal", a scarf.
    const own = isForm(thing) ? [thing] : null;
    const end =
      dictionary.exact.get(thing) ??
      own ??
      meaningOf(dictionary, [thing]) ??
      (sensesOf([thing]) === undefined ? null : [thing]);
    if (start === null || end === null) continue;
    if (whole !== undefined && !isSameForm(senseIn(whole, 'form'), senseIn(sensesOf(end), 'form'))) continue;
    const middle = Math.min(word.end, word.start + at);
    return {
      from,
      length: 1,
      words: [...wordsFor(start, word, { ...word, end: middle }), ...wordsFor(end, { ...word, start: middle }, word)],
    };
  }
  return null;
}

const isForm = (word: string): boolean => !isEnglishWord(word) && senseIn(sensesOf([word]), 'form') !== undefined;

const isSameForm = (a: SenseOf<'form'> | undefined, b: SenseOf<'form'> | undefined): boolean =>
  a !== undefined && a.name === b?.name && a.cut === b.cut;

/** Prepositions and articles are put into English before a translated word, so that both are read as one phrase. */
function withTranslations(
  words: readonly Word[],
  translations: readonly Translation[],
  connecting: Readonly<Record<string, string>>,
): readonly Word[] {
  const byStart = new Map(translations.map((translation) => [translation.from, translation]));
  const written: Word[] = [];
  for (let index = 0; index < words.length;) {
    const translation = byStart.get(index);
    if (translation === undefined) {
      written.push(words[index]!);
      index += 1;
      continue;
    }
    for (let at = written.length - 1; at >= 0 && Object.hasOwn(connecting, written[at]!.text); at -= 1)
      written[at] = { ...written[at]!, text: connecting[written[at]!.text]! };
    written.push(...translation.words);
    index += translation.length;
  }
  return written;
}
