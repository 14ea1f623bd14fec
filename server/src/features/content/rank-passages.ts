import { rephrased } from '../../shared/search/rephrased.ts';
import { stemsOf } from '../../shared/search/search-words.ts';

/** Stems of common words in questions, which do not help to find answers. */
const EMPTY_WORDS = new Set(
  stemsOf(
    `a about an and any are as at be by can could did do does for from get give go had has have how i if in into is it its
    let like make me my of on one or please should so some tell than that the their them then there these they this to use
    want was we were what when where which who why will with would you your`,
  ),
);

/** The stems to search for: the question's words, and their synonyms on the pages. */
const wantedBy = (words: string): Set<string> =>
  new Set([...stemsOf(words), ...(rephrased(words) ?? [])].filter((stem) => !EMPTY_WORDS.has(stem)));

/** Parameters of BM25: saturation of repeated words (k1), and influence of the text's length (b). */
const [REPETITION, LENGTH] = [1.2, 0.6];
const HEADING_WEIGHT = 2;
const TITLE_WEIGHT = 3;

interface Weighed<Item> {
  readonly item: Item;
  /** Weighted frequency of each stem; title and heading count more. */
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

export interface PassageIndex<Item> {
  /** Best first; only passages with a word of the question. */
  find(words: string): { readonly item: Item; readonly score: number }[];
}

interface Read {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

function weigh<Item extends Read>(item: Item): Weighed<Item> {
  const counts = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const stem of stemsOf(text)) counts.set(stem, (counts.get(stem) ?? 0) + weight);
  };
  add(item.title, TITLE_WEIGHT);
  add(item.heading, HEADING_WEIGHT);
  add(item.text, 1);
  return { item, counts, length: stemsOf(item.text).length };
}

/** Ranks by the Okapi BM25 of Robertson and Zaragoza (2009), over stems. */
export function indexPassages<Item extends Read>(items: readonly Item[]): PassageIndex<Item> {
  const weighed = items.map(weigh);
  const meanLength = weighed.reduce((sum, { length }) => sum + length, 0) / Math.max(1, weighed.length);
  const rarityOf = (stem: string) => {
    const holding = weighed.filter(({ counts }) => counts.has(stem)).length;
    return Math.log(1 + (weighed.length - holding + 0.5) / (holding + 0.5));
  };
  return {
    find(words) {
      const rarities = [...wantedBy(words)].map((stem) => [stem, rarityOf(stem)] as const);
      return weighed
        .map(({ item, counts, length }) => {
          const damping = REPETITION * (1 - LENGTH + (LENGTH * length) / Math.max(1, meanLength));
          const score = rarities.reduce((sum, [stem, rarity]) => {
            const count = counts.get(stem) ?? 0;
            return sum + (rarity * count * (REPETITION + 1)) / (count + damping);
          }, 0);
          return { item, score };
        })
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score);
    },
  };
}

const EXCERPT_LENGTH = 280;

/**
 * An excerpt of at most `EXCERPT_LENGTH` characters that starts with the sentence that shares most words with the
 * question.
 */
export function excerptOf(text: string, words: string): string {
  const wanted = wantedBy(words);
  const sentences = text.split(/(?<=[.!?])\s+|\n/).filter((sentence) => sentence.trim() !== '');
  const hits = sentences.map((sentence) => new Set(stemsOf(sentence).filter((stem) => wanted.has(stem))).size);
  const start = Math.max(0, hits.indexOf(Math.max(...hits)));
  let excerpt = sentences[start] ?? '';
  for (const sentence of sentences.slice(start + 1)) {
    if (excerpt.length + sentence.length >= EXCERPT_LENGTH) break;
    excerpt += ` ${sentence}`;
  }
  return excerpt.length > EXCERPT_LENGTH ? `${excerpt.slice(0, EXCERPT_LENGTH - 1).trimEnd()}…` : excerpt;
}
