/* Finds the passage of a document that matches a search best, and marks the words that were searched for. */
import type { RichTextField } from '@prismicio/client';
import { headingId } from './heading-id.ts';
import type { WrittenDocument } from './written-documents.ts';

interface Mark {
  readonly text: string;
  readonly isMatch: boolean;
}

export interface FoundPassage {
  readonly marks: readonly Mark[];
  /** Anchor of the section that contains the passage; null before the first heading. */
  readonly anchor: string | null;
}

/** Number of characters shown before and after the first match. */
const EXCERPT_RADIUS = 90;

interface Section {
  readonly heading: string | null;
  readonly text: string;
}

const wordsOf = (search: string): readonly string[] =>
  search
    .toLowerCase()
    .match(/[\p{L}\p{N}#]+/gu)
    ?.filter((word) => word.length > 1) ?? [];

function sectionsOf({ summary, body, questions = [], steps = [] }: WrittenDocument['data']): readonly Section[] {
  const captions = steps.map(({ title, caption }) => ({ heading: null, text: [title, caption].join('. ') }));
  const answers = questions.map(({ question, answer }) => ({ heading: question, text: textOf(answer) }));
  const sections: Section[] = [{ heading: null, text: summary }, ...captions, ...answers];
  let heading: string | null = null;
  for (const block of body ?? []) {
    if (block.type === 'heading2') heading = block.text;
    else if ('text' in block) sections.push({ heading, text: block.text });
  }
  return sections;
}

const textOf = (field: RichTextField): string =>
  field.flatMap((block) => ('text' in block ? [block.text] : [])).join(' ');

/** Number of search words in a section. Repetitions do not count; the heading belongs to the section. */
const hitsIn = ({ heading, text }: Section, words: readonly string[]): number => {
  const all = `${heading ?? ''} ${text}`.toLowerCase();
  return words.filter((word) => all.includes(word)).length;
};

export function foundPassage({ data }: WrittenDocument, search: string): FoundPassage {
  const words = wordsOf(search);
  const sections = sectionsOf(data);
  const max = Math.max(...sections.map((section) => hitsIn(section, words)));
  const best = sections.find((section) => hitsIn(section, words) === max)!;
  return {
    marks: marksOf(cut(best.text, words), words),
    anchor: best.heading === null ? null : headingId(best.heading),
  };
}

/** The text around the first match, cut between words. */
function cut(text: string, words: readonly string[]): string {
  const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((place) => place >= 0);
  const centre = places.length > 0 ? Math.min(...places) : 0;
  const from = centre <= EXCERPT_RADIUS ? 0 : text.indexOf(' ', centre - EXCERPT_RADIUS) + 1;
  const to = centre + EXCERPT_RADIUS >= text.length ? text.length : text.lastIndexOf(' ', centre + EXCERPT_RADIUS);
  return `${from > 0 ? '… ' : ''}${text.slice(from, Math.max(to, from))}${to < text.length ? ' …' : ''}`;
}

function marksOf(text: string, words: readonly string[]): readonly Mark[] {
  if (words.length === 0) return [{ text, isMatch: false }];
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[#]/g, '\\$&')).join('|')})`, 'giu');
  return text
    .split(pattern)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isMatch: words.includes(part.toLowerCase()) }));
}
