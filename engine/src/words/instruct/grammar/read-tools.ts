/**
 * tool = upscale [times] | sharpen [face | hands] | remove background | blur [background] | remove this
 *      | replace this with words | put words here
 */
import type { Sense, Term } from '../../prompt/words/sense.ts';
import type { Region } from '../edit.ts';
import { degreeOf, hasKind, hasVerb, meaningsOf, percentOf, verbAt, type Command } from './command.ts';
import { meant } from './description.ts';
import { NOTHING, one, refused, type Reading } from './reading.ts';
import { fillCommandAt, readFillCommand } from './read-fill-command.ts';
import { MARK_FIRST, MARK_THIS } from './refusals.ts';

export function readTools(command: Command, terms: readonly Term[], marked: boolean): Reading {
  const cutOut = verbAt(command, 'cutOut');
  if (cutOut >= 0) return one(cutOut, { kind: 'cutOut', background: 'transparent', label: 'transparent' });
  const people = readPeople(command);
  if (people) return people;
  const blurring = verbAt(command, 'blur');
  if (blurring >= 0) return readBlur(command, blurring, marked);
  const erasing = erasingAt(command, terms);
  if (erasing >= 0) return readErase(command, erasing, marked);
  const filling = fillCommandAt(command, terms);
  if (filling >= 0) return readFillCommand(command, filling, terms, marked);
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
  const inFace = command.phrases.some(({ text }) => /^(eyes?|lips|teeth|skin|mouth|nose)$/i.test(text));
  const [faces, hands] = [hasKind(command, 'faces') || inFace, hasKind(command, 'hands')];
  if (at >= 0 && (faces || hands)) return one(at, { kind: 'retouch', faces, hands });
  const thing =
    hasKind(command, 'thing') || meaningsOf(command, 'where').some(({ meaning }) => meaning.region === 'background');
  if (at < 0 || !hasVerb(command, 'retouch') || thing || hasKind(command, 'slider', 'quality', 'direction'))
    return null;
  // "Improve the picture": a small change that improves nearly every photograph.
  const amounts = { contrast: 0.12, saturation: 0.1, shadows: 0.15 };
  return one(at, { kind: 'light', amounts, filter: null, strength: 0, on: 'picture', target: 'picture', lamp: null });
}

/** Share of the shorter side. */
const PLAIN_BLUR = 0.015;

function readBlur(command: Command, at: number, marked: boolean): Reading {
  if (isTooSoft(command, at)) {
    const [faces, hands] = [hasKind(command, 'faces'), hasKind(command, 'hands')];
    return one(at, faces || hands ? { kind: 'retouch', faces, hands } : { kind: 'sharpen', amount: 0.5, on: regionOf(command, marked, 'picture') }); // prettier-ignore
  }
  if (hasKind(command, 'faces', 'hands', 'thing') && !marked) return refused(MARK_FIRST('it', 'blur this'));
  const radius = Math.round(PLAIN_BLUR * degreeOf(command) * 1000) / 1000;
  return one(at, { kind: 'blur', radius, on: regionOf(command, marked, 'background') });
}

/** "The face is blurry" asks for the opposite of a blur. */
function isTooSoft({ phrases }: Command, at: number): boolean {
  const before = phrases.slice(0, at).map(({ text }) => text.toLowerCase());
  const isStatement = before.some((text) => /^(is|are|looks?|seems?|it['’]?s)$/.test(text));
  return isStatement && /^(blurry|out of focus)$/i.test(phrases[at]!.text) && !before.includes('make');
}

function regionOf(command: Command, marked: boolean, open: Region): Region {
  if (marked) return 'marked';
  const [where] = meaningsOf(command, 'where').map(({ meaning }) => meaning.region);
  return where === undefined || where === 'garment' ? open : where;
}

/** Finds "remove the belt" and "no belt". */
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
  const background = meaningsOf(command, 'where').some(({ meaning }) => meaning.region === 'background');
  const only =
    !hasKind(command, 'thing', 'this') &&
    !meaningsOf(command, 'where').some(({ meaning }) => meaning.region === 'person');
  if (background && only) return one(at, { kind: 'cutOut', background: 'transparent', label: 'transparent' });
  const what = erasedWords(command, at);
  return refused(what === '' ? MARK_THIS('remove this') : MARK_FIRST(`the ${what}`, 'remove this'));
}

/** The name of the thing to remove: "the red belt" of "please remove the red belt". */
function erasedWords({ phrases }: Command, at: number): string {
  const names = phrases.slice(at + 1).filter(({ meaning, senses }) => {
    return meaning?.kind !== 'quiet' && meaning?.kind !== 'this' && !isLinkOnly(senses);
  });
  return names
    .map(({ text }) => text.toLowerCase().replace(/^the /, ''))
    .join(' ')
    .replace(/\s*\b(from|off)\b.*$/, '')
    .slice(0, LONGEST_NAME);
}

/** Maximum length in characters of the name of an object to be removed. */
const LONGEST_NAME = 40;
const isLinkOnly = (senses: readonly Sense[]): boolean =>
  senses.length > 0 && senses.every(({ kind }) => kind === 'link');

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
