/**
 * Corrects a prompt through its chips. Chips know the position of their words, so a correction replaces or removes only
 * those and leaves all other words as typed.
 */
import type { BriefChip } from '../images/images.schema.ts';
import { closeGap, joinWords } from './mend-words.ts';

export interface Corrections {
  /** Maps the index of a chip to the words that replace its words, or to null to remove them. */
  readonly replaced: ReadonlyMap<number, string | null>;
  readonly added: readonly { readonly kind: string; readonly label: string }[];
}

interface Stretch {
  start: number;
  end: number;
  readonly chips: number[];
}

/** Kinds that describe the whole picture; they are added after everything else. */
const OF_THE_PICTURE = new Set(['setting', 'light', 'view', 'staging', 'mood', 'backdrop', 'build', 'pose', 'finish']);
/** Kinds placed before the name of the garment, where the grammar looks for them first. */
const BEFORE_THE_FORM = new Set(['colour', 'fabric', 'pattern']);

const NEGATION = /(?:\b(?:no|not|non|without|sans)\s+(?:an?\s+|the\s+|any\s+)?)$/iu;

export const hasWords = ({ start, end }: BriefChip): boolean => end > start;

/** `chips` must come from this very text; the text is returned unchanged when there is nothing to correct. */
export function correctPrompt(text: string, chips: readonly BriefChip[], { replaced, added }: Corrections): string {
  const touched = stretchesOf(text, chips).filter((stretch) => stretch.chips.some((index) => replaced.has(index)));
  // From last to first, so that earlier offsets stay valid.
  const corrected = touched.reduceRight((before, { start, end, chips: within }) => {
    const words = wordsOf(within, chips, replaced);
    const [left, right] = [before.slice(0, start), before.slice(end)];
    if (words !== '') return joinWords(left, words, right);
    const [kind] = within.map((index) => chips[index]?.kind);
    return closeGap(left, right, (at) => chips.some((chip) => chip.kind === kind && chip.end === at && hasWords(chip)));
  }, text);
  return added.reduce((before, addition) => withAddition(before, addition, text, chips, replaced), corrected);
}

/** Groups chips whose words overlap, which change together: "jeans" is both a form and a fabric. */
function stretchesOf(text: string, chips: readonly BriefChip[]): Stretch[] {
  const stretches: Stretch[] = [];
  const ordered = [...chips.keys()].filter((index) => hasWords(chips[index]!));
  ordered.sort((first, second) => chips[first]!.start - chips[second]!.start);
  for (const index of ordered) {
    const { start: from, end, label } = chips[index]!;
    const denied = /^no /u.test(label) ? (NEGATION.exec(text.slice(0, from))?.[0].length ?? 0) : 0;
    const start = from - denied;
    const last = stretches.at(-1);
    if (last === undefined || start >= last.end) stretches.push({ start, end, chips: [index] });
    else {
      last.end = Math.max(last.end, end);
      last.chips.push(index);
    }
  }
  return stretches;
}

/**
 * The corrected words of a stretch; chips that share it and stay unchanged are written by their labels, the form last.
 */
function wordsOf(within: readonly number[], chips: readonly BriefChip[], replaced: Corrections['replaced']): string {
  const said = within.flatMap((index) => {
    const chip = chips[index]!;
    const words = replaced.has(index) ? replaced.get(index) : chip.label;
    return words ? [{ words, isForm: chip.kind === 'form' }] : [];
  });
  said.sort((first, second) => Number(first.isForm) - Number(second.isForm));
  return [...new Set(said.map(({ words }) => words))].join(' ');
}

function withAddition(
  text: string,
  { kind, label }: Corrections['added'][number],
  original: string,
  chips: readonly BriefChip[],
  replaced: Corrections['replaced'],
): string {
  const forms = [...chips.entries()].filter(([index, chip]) => chip.kind === 'form' && replaced.get(index) !== null);
  const [first] = forms;
  const isOutfit = new Set(forms.map(([, { piece }]) => piece)).size > 1;
  const before = !OF_THE_PICTURE.has(kind) && (BEFORE_THE_FORM.has(kind) || isOutfit);
  if (first !== undefined && before) {
    const [index, { start, end }] = first;
    const name = replaced.get(index) ?? original.slice(start, end);
    const at = text.indexOf(name);
    if (at >= 0 && name !== '') return joinWords(text.slice(0, at), label, text.slice(at));
  }
  const ended = text.replace(/[\s,;:.]+$/u, '');
  return ended === '' ? label : `${ended}, ${label}`;
}
