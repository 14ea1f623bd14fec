import type { Chip, UndrawnWords } from './brief.ts';
import { isPaletteMood } from './vocabulary/moods.ts';
import { isDressOrGown } from './vocabulary/form-facts.ts';
import type { Span } from './words/find-terms.ts';
import { isLink, type Sense, type Term } from './words/sense.ts';

/** Senses that a picture shows, and which therefore leave a chip when they were used. */
const VISIBLE: readonly Sense['kind'][] = [
  'form',
  'colour',
  'fabric',
  'pattern',
  'attribute',
  'detail',
  'part',
  'arrangement',
  'count',
  'prop',
  'size',
];

/** Senses of the whole picture, of which the first of each kind is shown. */
const OF_PICTURE: readonly Sense['kind'][] = ['setting', 'light', 'view', 'staging'];

/** Maximum number of entries; of a text with more undrawn words, only the first are listed. */
const MAX_LISTED = 24;

/**
 * The words of a prompt that the picture does not show, in order: words without a meaning here, and words that were
 * understood and belong to nothing that is drawn ("dress with a heel"). Adjacent words are one entry.
 * @param unread words that are in no clause and ask for something.
 * @param shownAnyway words that the picture shows although nothing has read them.
 */
export function wordsNotDrawn(
  prompt: string,
  clauses: readonly (readonly Term[])[],
  unread: readonly Span[],
  chips: readonly Pick<Chip, 'source' | 'start' | 'end' | 'kind' | 'name'>[],
  shownAnyway: readonly Span[],
): readonly UndrawnWords[] {
  const shown = chips.filter(({ source }) => source === 'prompt');
  const isShown = ({ start, end }: Term): boolean => shown.some((chip) => chip.start < end && start < chip.end);
  const unused = clauses.flatMap((clause) =>
    clause.filter(
      (term, index) =>
        (isVisible(term, isSample(prompt, term)) ||
          isLink(term, 'shadowless') ||
          isLostScene(term, shown) ||
          isLostLight(term) ||
          isLostStand(term) ||
          isPalette(term) ||
          isLostWall(prompt, term, shown)) &&
        !isShown(term) &&
        !isCompound(clause, index, isShown),
    ),
  );
  const hasDress = shown.some(({ kind, name }) => kind === 'form' && isDressOrGown(name));
  const missed = [...unread, ...unused.filter((term) => !(hasDress && isSkirt(term)))]
    .filter(({ start, end }) => !shownAnyway.some((span) => span.start <= start && end <= span.end))
    .toSorted((a, b) => a.start - b.start);
  return joinAdjacent(prompt, missed).slice(0, MAX_LISTED);
}

const isVisible = ({ senses: [sense], negated, source, completes }: Term, isSample: boolean): boolean =>
  sense !== undefined &&
  completes !== true &&
  !negated &&
  source === 'prompt' &&
  VISIBLE.includes(sense.kind) &&
  !(sense.kind === 'form' && sense.name === 'textile' && !isSample);

/** A "fabric" is what a garment is made of; a "swatch" beside a thing is a second thing. */
const isSample = (prompt: string, { start, end }: Term): boolean => /swatch/i.test(prompt.slice(start, end));

/** "Leaning against a wall": a wall that has no colour is no background. */
const isLostWall = (prompt: string, term: Term, shown: readonly Pick<Chip, 'kind' | 'start' | 'end'>[]): boolean =>
  isLink(term, 'background') &&
  term.source === 'prompt' &&
  /^(?:walls?|wand|mauer|mur|pared|parete|muro)$/i.test(prompt.slice(term.start, term.end)) &&
  !shown.some(
    ({ kind, start, end }) =>
      (kind === 'backdrop' || kind === 'setting') &&
      ((end + WORD_GAP >= term.start && start <= term.end + WORD_GAP) ||
        (start > term.end && COLOURED.test(prompt.slice(term.end, start)))),
  );

/** "Pared color terracota", "wall in sage": what stands between a wall and its colour. */
const COLOURED = /^\s+(?:in|en|colou?r|couleur|colore|farbe|de color|di colore)\s+$/i;

/** Largest number of characters between two adjacent words. */
const WORD_GAP = 2;

/** A light whose colours the lamps of the picture do not have. */
const isLostLight = ({ senses: [sense], negated, source }: Term): boolean =>
  sense?.kind === 'light' && sense.hexes !== undefined && !negated && source === 'prompt';

/** The colours of a mood. */
const isPalette = ({ senses: [sense], negated, source }: Term): boolean =>
  sense?.kind === 'mood' && isPaletteMood(sense.name) && !negated && source === 'prompt';

/** Words for a stand, of a thing that is not drawn on one: a lamp on a hanger. */
const isLostStand = ({ senses: [sense], negated, source }: Term): boolean =>
  sense?.kind === 'staging' && !negated && source === 'prompt';

/** A second place, light or view, which the picture cannot show beside the first: "shop window, rooftop". */
const isLostScene = (
  { senses: [sense], negated, source }: Term,
  shown: readonly Pick<Chip, 'kind' | 'name'>[],
): boolean =>
  sense !== undefined &&
  !negated &&
  source === 'prompt' &&
  OF_PICTURE.includes(sense.kind) &&
  'name' in sense &&
  sense.name !== 'studio' &&
  sense.name !== 'interior' &&
  shown.some(({ kind }) => kind === sense.kind) &&
  // A beach is of sand.
  !(sense.name === 'sand' && shown.some(({ kind, name }) => kind === 'setting' && name === 'beach')) &&
  !shown.some(({ kind, name }) => kind === sense.kind && name === sense.name);

/** "Kilt skirt", "tropical leaves print": two adjacent nouns for one form, or patterns, name one thing together. */
function isCompound(clause: readonly Term[], index: number, isShown: (term: Term) => boolean): boolean {
  const [sense] = clause[index]!.senses;
  const others = [clause[index - 1], clause[index + 1]].flatMap((it) =>
    it && isShown(it) ? it.senses.slice(0, 1) : [],
  );
  if (sense?.kind === 'pattern') return others.some((other) => other.kind === 'pattern');
  return sense?.kind === 'form' && others.some((other) => other.kind === 'form' && other.name === sense.name);
}

/** The skirt of a dress is its lower part, and drawn with it. */
const isSkirt = ({ senses: [sense] }: Term): boolean => sense?.kind === 'form' && sense.name === 'skirt';

/** Two words, or the figures of "3.5". */
const isAdjacent = (prompt: string, end: number, start: number): boolean =>
  /^[\s-]*$/.test(prompt.slice(end, start)) || /^\d[.,]\d$/.test(prompt.slice(end - 1, start + 1));

function joinAdjacent(prompt: string, words: readonly Pick<UndrawnWords, 'start' | 'end'>[]): readonly UndrawnWords[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of words) {
    const last = joined.at(-1);
    if (last !== undefined && isAdjacent(prompt, last.end, start)) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined.map(({ start, end }) => ({ words: prompt.slice(start, end), start, end }));
}
