/**
 * tool = upscale [times] | sharpen [face | hands] | remove background | blur [background] | remove this
 *      | replace this with words | put words here
 */
import type { Sense, Term } from '../../prompt/words/sense.ts';
import type { Region } from '../edit.ts';
import { withArticle } from '../with-article.ts';
import { degreeOf, hasKind, hasVerb, meaningsOf, percentOf, verbAt, type Command } from './command.ts';
import { meant, wordsOf } from './description.ts';
import { NOTHING, one, refused, type Reading } from './reading.ts';
import { CANNOT_DRAW, MARK_FIRST, MARK_THIS, OTHER_GARMENT } from './refusals.ts';

export function readTools(command: Command, terms: readonly Term[], marked: boolean): Reading {
  const cutOut = verbAt(command, 'cutOut');
  if (cutOut >= 0) return one(cutOut, { kind: 'cutOut', background: 'transparent', label: 'transparent' });
  const people = readPeople(command);
  if (people) return people;
  const blurring = verbAt(command, 'blur');
  if (blurring >= 0) return readBlur(command, blurring, marked);
  const erasing = erasingAt(command, terms);
  if (erasing >= 0) return readErase(command, erasing, marked);
  const filling = fillOrderAt(command, terms);
  if (filling >= 0) return readFillOrder(command, filling, terms, marked);
  const upscaling = verbAt(command, 'upscale');
  if (upscaling >= 0) return readUpscale(command, upscaling, terms);
  const sharpening = verbAt(command, 'sharpen');
  if (sharpening < 0) return readClear(command, terms);
  const amount = Math.min(1, percentOf(command) ?? 0.5 * degreeOf(command));
  return one(sharpening, { kind: 'sharpen', amount, on: regionOf(command, marked, 'picture') });
}

function readClear(command: Command, terms: readonly Term[]): Reading {
  const [clear] = meaningsOf(command, 'clear');
  if (!clear || terms.some((term) => meant(term, 'form') ?? meant(term, 'part'))) return NOTHING;
  return one(clear.at, { kind: 'cutOut', background: 'transparent', label: 'transparent' });
}

/** "Sharper faces", "fix the hands", "enhance her face and hands". */
function readPeople(command: Command): Reading | null {
  const at = verbAt(command, 'sharpen', 'retouch', 'upscale');
  const [faces, hands] = [hasKind(command, 'faces'), hasKind(command, 'hands')];
  if (at >= 0 && (faces || hands)) return one(at, { kind: 'retouch', faces, hands });
  const thing = hasKind(command, 'thing');
  if (at < 0 || !hasVerb(command, 'retouch') || thing || hasKind(command, 'slider', 'quality', 'direction'))
    return null;
  // "Improve the picture": a little of what nearly every photograph gains from.
  const amounts = { contrast: 0.12, saturation: 0.1, shadows: 0.15 };
  return one(at, { kind: 'light', amounts, filter: null, strength: 0, on: 'picture', target: 'picture', lamp: null });
}

/** Of the shorter side. */
const PLAIN_BLUR = 0.015;

function readBlur(command: Command, at: number, marked: boolean): Reading {
  if (hasKind(command, 'faces', 'hands', 'thing') && !marked) return refused(MARK_FIRST('it', 'blur this'));
  const radius = Math.round(PLAIN_BLUR * degreeOf(command) * 1000) / 1000;
  return one(at, { kind: 'blur', radius, on: regionOf(command, marked, 'background') });
}

function regionOf(command: Command, marked: boolean, open: Region): Region {
  if (marked) return 'marked';
  const [where] = meaningsOf(command, 'where').map(({ meaning }) => meaning.region);
  return where === undefined || where === 'garment' ? open : where;
}

/** "Remove the belt", "no belt". */
function erasingAt(command: Command, terms: readonly Term[]): number {
  const denied = terms.some(({ negated, senses: [sense] }) => negated && sense?.kind === 'part');
  const [not] = meaningsOf(command, 'not');
  return not && denied ? not.at : verbAt(command, 'erase');
}

function readErase(command: Command, at: number, marked: boolean): Reading {
  const figured = ({ brief, senses }: Command['phrases'][number]): boolean =>
    senses[0]?.kind === 'pattern' || /^(print|prints|pattern|patterns|motif)$/.test(brief);
  if (command.phrases.some(figured)) return NOTHING;
  if (hasKind(command, 'slider', 'quality', 'filter')) return NOTHING;
  if (marked) return one(at, { kind: 'erase' });
  const what = erasedWords(command, at);
  return refused(what === '' ? MARK_THIS('remove this') : MARK_FIRST(`the ${what}`, 'remove this'));
}

/** The name of what is to go: "the red belt" of "please remove the red belt". */
function erasedWords({ phrases }: Command, at: number): string {
  const names = phrases.slice(at + 1).filter(({ meaning, senses }) => {
    return meaning?.kind !== 'quiet' && meaning?.kind !== 'this' && !isLinkOnly(senses);
  });
  return names
    .map(({ text }) => text.toLowerCase().replace(/^the /, ''))
    .join(' ')
    .slice(0, LONGEST_NAME);
}

const LONGEST_NAME = 40;
const isLinkOnly = (senses: readonly Sense[]): boolean =>
  senses.length > 0 && senses.every(({ kind }) => kind === 'link');

/** "Add a bow", "put a bow here"; "put it on marble" is another order. */
function fillOrderAt(command: Command, terms: readonly Term[]): number {
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

/** "Replace this with a gold buckle", "add a bow here"; patterns and places are read as looks of what is there. */
function readFillOrder(command: Command, at: number, terms: readonly Term[], marked: boolean): Reading {
  const isLook = terms.some(
    (term) => meant(term, 'pattern') ?? meant(term, 'setting') ?? meant(term, 'light') ?? meant(term, 'mood'),
  );
  const background = meaningsOf(command, 'where').some(({ meaning }) => meaning.region === 'background');
  if (background || hasKind(command, 'slider', 'quality', 'direction', 'filter')) return NOTHING;
  const strange =
    terms.some(({ senses: [sense] }) => sense?.kind === 'unknown') && !terms.some((term) => isDrawn(term));
  if (marked) {
    const words = wordsOf(goalOf(command, at));
    if (strange) return refused(CANNOT_DRAW(words));
    return words === ''
      ? refused('Say what to put there: for example “replace this with a gold buckle”.')
      : one(at, { kind: 'fill', words });
  }
  if (isLook) return NOTHING;
  const dyes = terms.some((term) => meant(term, 'colour') ?? meant(term, 'fabric'));
  const sewn = terms.some((term) => meant(term, 'part') ?? meant(term, 'detail') ?? meant(term, 'attribute'));
  const things = terms.filter((term) => meant(term, 'form')).length;
  const goal = wordsOf(goalOf(command, at)).replace(/ (on|in|to|next|beside)\b.*$/, '') || 'that';
  if (things > 1 || (hasVerb(command, 'replace') && things === 1 && !dyes)) return refused(OTHER_GARMENT);
  if (dyes && things === 0 && !sewn && !hasKind(command, 'this', 'thing')) return NOTHING;
  return refused(strange ? CANNOT_DRAW(goal) : MARK_THIS(`put ${withArticle(goal)} here`));
}

const DRAWN: ReadonlySet<string> = new Set(['form', 'part', 'detail', 'colour', 'fabric', 'pattern', 'setting']);
const isDrawn = ({ senses: [sense] }: Term): boolean => sense !== undefined && DRAWN.has(sense.kind);

/** The words after "with" or "to"; of an order to add, all that follow it. */
function goalOf({ phrases }: Command, at: number) {
  const rest = phrases.slice(at + 1);
  const link = rest.findIndex(
    ({ meaning, brief }) =>
      meaning?.kind === 'goal' || brief === 'with' || brief === 'avec' || brief === 'con' || brief === 'mit',
  );
  return (link < 0 ? rest : rest.slice(link + 1)).filter(({ meaning }) => meaning?.kind !== 'where' && meaning?.kind !== 'quiet' && meaning?.kind !== 'this'); // prettier-ignore
}

function readUpscale(command: Command, at: number, terms: readonly Term[]): Reading {
  const inside = terms.some((term) => meant(term, 'form') ?? meant(term, 'part'));
  const people = meaningsOf(command, 'where').some(
    ({ meaning }) => meaning.region === 'person' || meaning.region === 'subject',
  );
  if (inside || people) return refused('I cannot make single things larger; “crop closer” brings everything nearer, and Create Backdrop places the subject at any size.'); // prettier-ignore
  const times = meaningsOf(command, 'amount').find(({ meaning }) => meaning.unit !== 'degrees')?.meaning;
  const factor = times?.unit === 'percent' ? times.value / 100 : (times?.value ?? 2);
  return one(at, { kind: 'upscale', factor: factor > 2 ? 4 : 2 });
}
