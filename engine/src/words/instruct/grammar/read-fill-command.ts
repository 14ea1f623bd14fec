/** fill = "replace" this "with" words | ("add" | "put") words "here" */
import type { Term } from '../../prompt/words/sense.ts';
import { withArticle } from '../../english/with-article.ts';
import { hasKind, hasVerb, meaningsOf, verbAt, type Command } from './command.ts';
import { meant, wordsOf } from './description.ts';
import { NOTHING, one, refused, type Reading } from './reading.ts';
import { CANNOT_DRAW, CANNOT_SEW, MARK_THIS, OTHER_GARMENT } from './refusals.ts';

/**
 * Index of the verb that replaces or adds something ("replace this with a buckle", "add a bow", "put a bow here"), or -1;
 * "put it on marble" is a different command.
 */
export function fillCommandAt(command: Command, terms: readonly Term[]): number {
  const at = verbAt(command, 'replace', 'add');
  if (at >= 0) return at;
  const put = command.phrases.findIndex(({ text }) => /^put$/i.test(text));
  const thing = terms.some(
    (term) => meant(term, 'form') ?? meant(term, 'part') ?? meant(term, 'detail') ?? meant(term, 'unknown'),
  );
  const here = meaningsOf(command, 'where').some(({ meaning }) => meaning.region === 'marked');
  const person = meaningsOf(command, 'where').find(({ meaning }) => meaning.region === 'person');
  const intoDress = person !== undefined && person.at === put + 1;
  return put >= 0 && (here || thing) && !intoDress && !terms.some((term) => meant(term, 'setting')) ? put : -1;
}

/**
 * Reads "replace this with a gold buckle" and "add a bow here". Without a marked area, patterns, settings, lights and moods
 * are left to the look.
 */
export function readFillCommand(command: Command, at: number, terms: readonly Term[], marked: boolean): Reading {
  const isLook = terms.some(
    (term) => meant(term, 'pattern') ?? meant(term, 'setting') ?? meant(term, 'light') ?? meant(term, 'mood'),
  );
  const background = meaningsOf(command, 'where').some(({ meaning }) => meaning.region === 'background');
  if (background || hasKind(command, 'slider', 'quality', 'direction', 'filter')) return NOTHING;
  const sewnOn = isSewnOn(terms);
  const strange =
    terms.some(({ senses: [sense] }) => sense?.kind === 'unknown') && !terms.some((term) => isDrawn(term));
  if (marked) {
    const words = wordsOf(goalOf(command, at));
    // "A gold trophy" must not become a plain area of gold.
    if (isDyedUnknown(terms)) return refused(CANNOT_DRAW(words));
    if (strange || sewnOn) return refused(strange ? CANNOT_DRAW(words) : CANNOT_SEW(words));
    return words === ''
      ? refused('Say what to put there: for example “replace this with a gold buckle”.')
      : one(at, { kind: 'fill', words });
  }
  if (isLook) return NOTHING;
  const dyes = terms.some((term) => meant(term, 'colour') ?? meant(term, 'fabric'));
  const sewn = terms.some((term) => meant(term, 'part') ?? meant(term, 'detail') ?? meant(term, 'attribute'));
  const things = terms.filter((term) => meant(term, 'form') && meant(term, 'form')?.name !== 'textile').length;
  const goal = wordsOf(goalOf(command, at)).replace(/ (on|in|to|next|beside)\b.*$/, '') || 'that';
  if (things > 1 || (hasVerb(command, 'replace') && things === 1 && !dyes)) return refused(OTHER_GARMENT);
  const nameless = terms.at(-1)?.senses[0]?.kind === 'unknown' || isDyedUnknown(terms);
  if (dyes && things === 0 && nameless && hasVerb(command, 'add')) return refused(CANNOT_DRAW(goal));
  if (dyes && things === 0 && !sewn && !hasKind(command, 'this', 'thing')) return NOTHING;
  if (sewnOn) return refused(CANNOT_SEW(goal));
  return refused(strange ? CANNOT_DRAW(goal) : MARK_THIS(`put ${withArticle(goal)} here`));
}

/**
 * Returns true for parts that belong to a garment (pockets, embroidery, a belt), named without a colour or fabric that
 * could fill the area.
 */
const isSewnOn = (terms: readonly Term[]): boolean =>
  terms.some((term) => meant(term, 'part') ?? meant(term, 'detail') ?? meant(term, 'attribute')) &&
  !terms.some(
    (term) => meant(term, 'form') ?? meant(term, 'colour') ?? meant(term, 'fabric') ?? meant(term, 'pattern'),
  );

const isUnknown = ({ senses: [sense] }: Term): boolean => sense?.kind === 'unknown';
const isDye = (term: Term | undefined): boolean =>
  term !== undefined && (meant(term, 'colour') ?? meant(term, 'fabric')) !== undefined;

const isDyedUnknown = (terms: readonly Term[]): boolean =>
  terms.some((term, i) => isUnknown(term) && isDye(terms[i - 1]));

const DRAWN: ReadonlySet<string> = new Set(['form', 'part', 'detail', 'colour', 'fabric', 'pattern', 'setting']);
const isDrawn = ({ senses: [sense] }: Term): boolean => sense !== undefined && DRAWN.has(sense.kind);

/** The words after "with" or "to"; for a command to add, all words after it. */
function goalOf({ phrases }: Command, at: number) {
  const rest = phrases.slice(at + 1);
  const link = rest.findIndex(
    ({ meaning, brief }) =>
      meaning?.kind === 'goal' || brief === 'with' || brief === 'avec' || brief === 'con' || brief === 'mit',
  );
  return (link < 0 ? rest : rest.slice(link + 1)).filter(({ meaning }) => meaning?.kind !== 'where' && meaning?.kind !== 'quiet' && meaning?.kind !== 'this'); // prettier-ignore
}
