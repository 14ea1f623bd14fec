import { maxCushionsOn, numberOf } from '../vocabulary/arrangements.ts';
import type { PatternName } from '../vocabulary/patterns.ts';
import { sensesOf } from '../words/lexicon.ts';
import { splitWords } from '../words/split-words.ts';
import { plainLabel } from './chip-label.ts';
import { addChip, newPiece, type Draft, type DraftChip, type DraftPiece } from './draft.ts';

/** A number, or a word for one, and the adjectives of the noun after it. */
const COUNTED = /\b(?:(an?|one|single|1|ein|eine[mnrs]?|une?|una|uno)|two|three|four|[2-4]|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro)\s+(?:(?!(?:with|mit|avec|con|and|und|et|y|e|or|oder|ou|o|of)\s)[\p{L}-]+\s+){0,3}$/iu; // prettier-ignore

/** Nouns for several cushions. */
const SEVERAL = /(?:s|cuscini)$/i;

/**
 * "A grey sofa with one mustard cushion": a cushion that lies on the sofa. The colour is not that of all the cushions that
 * the sofa consists of.
 */
export function settleCushions(draft: Draft, prompt: string): void {
  const { pieces, chips } = draft;
  const sofa = pieces.find(({ form }) => form === 'sofa');
  layOwnCushions(draft, prompt);
  const own = chips.filter(({ piece, part }) => piece === sofa && part === 'cushion');
  const noun = own.find(({ kind, source }) => kind === 'part' && source === 'prompt');
  if (sofa === undefined || noun === undefined) return;
  const print = printBefore(prompt, noun.start);
  const counted = COUNTED.exec(prompt.slice(0, noun.start));
  const isSeveral = SEVERAL.test(prompt.slice(noun.start, noun.end));
  // "A sofa with striped cushions": those that it consists of have no print of their own.
  if (counted === null && print !== null && isSeveral && pieces.length === 1 && draft.arrangement === null) {
    layOnSofa(draft, sofa, own, Math.min(2, maxCushionsOn(sofa.form, sofa.cut?.name ?? null)), prompt);
    return giveCushionsPrint(draft, print);
  }
  if (counted === null || (counted[1] !== undefined && isSeveral)) return;
  // "A sofa, mustard cushions" has the article of the sofa; in "a single cushion sofa", the noun describes it.
  const names = chips.filter(({ kind, piece }) => kind === 'form' && piece === sofa);
  if (names.some(({ start, end }) => end > counted.index && start <= noun.end + 1)) return;
  if (/\b(?:seat|back|sitz)\w*\b/i.test(prompt.slice(Math.max(0, noun.start - 5), noun.end))) return;
  const said = counted[1] === undefined ? /^\S+/.exec(counted[0]) : null;
  const count = said === null ? 1 : numberOf(said[0].toLowerCase());
  if (
    pieces.length === 1 &&
    sofa.count === 1 &&
    // "A red cushion and a blue cushion" are not of one kind.
    own.filter(({ kind, source }) => kind === 'part' && source === 'prompt').length === 1 &&
    draft.arrangement === null &&
    draft.props.length === 0 &&
    count !== undefined &&
    count <= maxCushionsOn(sofa.form, sofa.cut?.name ?? null)
  ) {
    layOnSofa(draft, sofa, own, count, prompt);
    if (said !== null) {
      const start = counted.index + counted[0].indexOf(said[0]);
      const span = { source: 'prompt', start, end: start + said[0].length } as const;
      addChip(draft, span, {
        kind: 'count',
        name: String(count),
        label: `${count} of them`,
        piece: draft.pieces.at(-1)!,
      });
    }
    if (print !== null) giveCushionsPrint(draft, print);
    return;
  }
  sofa.colours = sofa.colours.filter(({ part }) => part !== 'cushion');
  sofa.partFabrics.splice(0, Infinity, ...sofa.partFabrics.filter(({ part }) => part !== 'cushion'));
  chips.splice(0, Infinity, ...chips.filter((chip) => !own.includes(chip)));
}

interface Print {
  readonly name: PatternName;
  readonly start: number;
  readonly end: number;
}

/** The pattern that the word right before a noun names: "three striped cushions". */
function printBefore(prompt: string, start: number): Print | null {
  const word = splitWords(prompt.slice(0, start)).at(-1);
  if (word === undefined || prompt.slice(word.end, start).trim() !== '') return null;
  const sense = sensesOf([word.text])?.find(({ kind }) => kind === 'pattern');
  return sense?.kind === 'pattern' ? { name: sense.name, start: word.start, end: word.end } : null;
}

/** Prints the cushions that lie on the sofa, in their second colour where words name two. */
function giveCushionsPrint(draft: Draft, { name, start, end }: Print): void {
  const cushion = draft.pieces.at(-1)!;
  cushion.pattern = { name, colours: cushion.colours.splice(1) };
  addChip(draft, { source: 'prompt', start, end }, { kind: 'pattern', name, label: plainLabel(name), piece: cushion });
}

const WITH = /(?<!\p{L})(?:with|mit|avec|con)(?!\p{L})/iu;
const BESIDE = /(?<!\p{L})(?:beside|next to|near|neben|à côté|près|accanto|vicino|junto|al lado)(?!\p{L})/iu;

/** "Un canapé avec deux coussins": cushions that the words name as things lie on the sofa that has them. */
function layOwnCushions(draft: Draft, prompt: string): void {
  const [sofa, cushion, ...others] = draft.pieces;
  if (sofa?.form !== 'sofa' || sofa.count > 1 || others.length > 0) return;
  const max = maxCushionsOn(sofa.form, sofa.cut?.name ?? null);
  if (cushion?.form !== 'pillow' || cushion.count > max || draft.arrangement !== null || draft.props.length > 0) return; // prettier-ignore
  const names = [sofa, cushion].map((piece) =>
    draft.chips.find((chip) => chip.kind === 'form' && chip.piece === piece),
  );
  const between = prompt.slice(names[0]?.end ?? 0, names[1]?.start ?? 0);
  if (WITH.test(between) && !BESIDE.test(between)) draft.arrangement = 'on-top';
}

/** What stands between a noun and its colour. */
const IN = /^\s+(?:in|en)\s+$/i;
/** What stands between two colours of one noun. */
const AND = /^\s*(?:,|(?:,\s*)?(?<!\p{L})(?:and|und|et|y|e)(?!\p{L})|&)\s*$/iu;

/** The chips of the colours behind a noun: both of "cushions in red and blue". */
function coloursBehind(noun: DraftChip, { chips }: Draft, sofa: DraftPiece, prompt: string): readonly DraftChip[] {
  const colours = chips.filter(({ kind, piece, source }) => kind === 'colour' && piece === sofa && source === 'prompt');
  const found: DraftChip[] = [];
  for (const chip of colours.toSorted((a, b) => a.start - b.start)) {
    const last = found.at(-1) ?? noun;
    if ((found.length === 0 ? IN : AND).test(prompt.slice(last.end, chip.start))) found.push(chip);
  }
  return found;
}

/** Makes the cushions of the sofa pieces of their own, which lie on it. */
function layOnSofa(draft: Draft, sofa: DraftPiece, named: readonly DraftChip[], count: number, prompt: string): void {
  let own = named;
  const cushion = newPiece({ kind: 'form', name: 'pillow', cut: null });
  cushion.count = count;
  cushion.colours.push(...sofa.colours.filter(({ part }) => part === 'cushion').map((colour) => ({ ...colour, part: 'main' as const }))); // prettier-ignore
  cushion.fabric = sofa.partFabrics.find(({ part }) => part === 'cushion')?.fabric ?? null;
  sofa.colours = sofa.colours.filter(({ part }) => part !== 'cushion');
  sofa.partFabrics.splice(0, Infinity, ...sofa.partFabrics.filter(({ part }) => part !== 'cushion'));
  // "Three cushions in mustard": the colour behind the noun.
  const noun = own.find(({ kind }) => kind === 'part');
  const run = noun === undefined ? [] : coloursBehind(noun, draft, sofa, prompt);
  const after = cushion.colours.length === 0 || run[0]?.part === 'cushion' ? run : [];
  for (const [i, chip] of after.entries()) {
    const said = sofa.colours.find(({ hex, part }) => (part === 'main' || part === 'trim') && hex === chip.hex);
    if (said === undefined) continue;
    sofa.colours.splice(sofa.colours.indexOf(said), 1);
    // Two cushions in two colours have one each; of more colours than cushions, or fewer, the first is drawn.
    if (i === 0 || after.length === count) cushion.colours.push({ ...said, part: 'main' });
    else draft.chips.splice(draft.chips.indexOf(chip), 1);
    own = [...own, chip];
  }
  draft.pieces.push(cushion);
  draft.hero = sofa;
  draft.arrangement = 'on-top';
  const moved = draft.chips.map((chip): DraftChip => {
    if (!own.includes(chip)) return chip;
    const { part: _, ...rest } = chip;
    return chip.kind === 'part'
      ? { ...rest, piece: cushion, kind: 'form', name: 'pillow', label: 'pillow' }
      : { ...rest, piece: cushion };
  });
  draft.chips.splice(0, Infinity, ...moved);
}
