/**
 * frame = crop [to (ratio | side | "the face")] | side trimmed | zoom (in | out) [by] | space [at side] | rotate [angle]
 *       | flip [axis] | straighten angle
 */
import type { Term } from '../../prompt/words/sense.ts';
import type { Edit, Side } from '../edit.ts';
import { degreeOf, hasKind, hasVerb, meaningsOf, percentOf, verbAt, type Command } from './command.ts';
import { meant } from './description.ts';
import { topicAnswer } from '../vocabulary/topics.ts';
import { NOTHING, one, refused, type Reading } from './reading.ts';

/** Share of a side that is cut off or added when no number is given. */
const PLAIN_TRIM = 0.12;
const PLAIN_SPACE = 0.25;
/** Share of the frame that remains when zooming in without a number. */
const PLAIN_CLOSER = 0.8;
const ALL_SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom'];

export function readFrame(command: Command, terms: readonly Term[]): Reading {
  const cropping = verbAt(command, 'crop');
  if (cropping >= 0) return readCrop(command, cropping, terms);
  const closer = verbAt(command, 'closer');
  if (closer >= 0)
    return one(closer, { kind: 'crop', ratio: null, share: closerShare(command), towards: towardsOf(command, terms) });
  const wider = verbAt(command, 'space', 'wider');
  if (wider >= 0) return readWider(command, wider, terms);
  const turning = verbAt(command, 'turn');
  if (turning >= 0) return readTurn(command, turning);
  const flipping = verbAt(command, 'flip');
  if (flipping >= 0) {
    const vertical = meaningsOf(command, 'axis').some(({ meaning }) => meaning.axis === 'vertical');
    return one(flipping, { kind: 'flip', axis: vertical ? 'vertical' : 'horizontal' });
  }
  const level = verbAt(command, 'straighten');
  if (level >= 0) return readStraighten(command, level);
  if (meaningsOf(command, 'amount').some(({ meaning }) => meaning.unit === 'degrees')) return readTurn(command, 0);
  const cutting = cuttingAt(command);
  if (cutting >= 0) return readCrop(command, cutting, terms);
  return readShape(command);
}

function readCrop(command: Command, at: number, terms: readonly Term[]): Reading {
  const [ratio] = meaningsOf(command, 'ratio');
  if (ratio) return one(at, { kind: 'crop', ratio: roundRatio(ratio.meaning), share: 1, towards: 'subject' });
  const sides = sidesOf(command);
  const tight =
    hasKind(command, 'faces') ||
    command.phrases.some(({ kind, senses }) => kind === 'brief' && senses[0]?.kind === 'form');
  if (sides.length > 0 && !tight) {
    const share = Math.min(0.5, percentOf(command) ?? PLAIN_TRIM * degreeOf(command));
    return {
      edits: sides.map((side) => ({ at, edit: { kind: 'trim', side, share: Math.round(share * 100) / 100 } })),
      refusals: [],
    };
  }
  const share = tight || hasKind(command, 'where') ? 0 : closerShare(command);
  return one(at, { kind: 'crop', ratio: null, share, towards: towardsOf(command, terms) });
}

/** Finds "cut 10 % off the bottom". */
function cuttingAt(command: Command): number {
  const named = sidesOf(command).length > 0 && percentOf(command) !== null;
  return named ? command.phrases.findIndex(({ text }) => /^(cut|chop|shave|take|slice)$/i.test(text)) : -1;
}

/** A ratio on its own, "4:5" or "square", crops the picture to it. */
function readShape(command: Command): Reading {
  const [ratio] = meaningsOf(command, 'ratio');
  const dressed = command.phrases.some(({ senses }) => senses.some(({ kind }) => kind === 'part' || kind === 'form'));
  if (ratio && !dressed)
    return one(ratio.at, { kind: 'crop', ratio: roundRatio(ratio.meaning), share: 1, towards: 'subject' });
  const [axis] = meaningsOf(command, 'axis');
  if (
    axis &&
    !dressed &&
    hasVerb(command, 'change') &&
    /^(vertical|horizontal)$/i.test(command.phrases[axis.at]!.text)
  ) {
    const upright = axis.meaning.axis === 'vertical';
    return one(axis.at, { kind: 'crop', ratio: upright ? 0.75 : 1.333, share: 1, towards: 'subject' });
  }
  const upsideDown = command.phrases.findIndex(({ text }) => /^upside\W?down$/i.test(text));
  return upsideDown >= 0 ? one(upsideDown, { kind: 'turn', degrees: 180 }) : NOTHING;
}

const roundRatio = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.round((width / height) * 1000) / 1000;

function closerShare(command: Command): number {
  const times = meaningsOf(command, 'amount').find(({ meaning }) => meaning.unit === 'times');
  if (times) return Math.max(0.2, Math.min(1, 1 / times.meaning.value));
  const percent = percentOf(command);
  if (percent !== null) return Math.max(0.2, 1 - percent);
  return Math.round(PLAIN_CLOSER ** Math.min(2.5, degreeOf(command)) * 100) / 100;
}

/** What the crop keeps in view: the face is at the top of a person, shoes at the bottom. */
function towardsOf(command: Command, terms: readonly Term[]): 'subject' | 'centre' | Side {
  if (hasKind(command, 'faces')) return 'top';
  const form = terms.map((term) => meant(term, 'form')).find((sense) => sense !== undefined);
  if (form && ['sneaker', 'heel', 'boot'].includes(form.name)) return 'bottom';
  return sidesOf(command)[0] ?? 'subject';
}

function sidesOf(command: Command): readonly Side[] {
  const named = meaningsOf(command, 'side').map(({ meaning }) => meaning.side);
  const turned = meaningsOf(command, 'clock').map(({ meaning }): Side => (meaning.sign > 0 ? 'right' : 'left'));
  const across = meaningsOf(command, 'axis').flatMap(({ meaning }): readonly Side[] => {
    return meaning.axis === 'horizontal' ? ['left', 'right'] : ['top', 'bottom'];
  });
  return [...new Set([...named, ...turned, ...across])];
}

function readWider(command: Command, at: number, terms: readonly Term[]): Reading {
  const sewn = terms.some((term) => meant(term, 'form') ?? meant(term, 'part') ?? meant(term, 'attribute'));
  if (sewn && hasVerb(command, 'wider')) return refused(topicAnswer('cut'));
  if (hasKind(command, 'excess') && sidesOf(command).length > 0) return readCrop(command, at, []);
  const [ratio] = meaningsOf(command, 'ratio');
  if (ratio) return one(at, { kind: 'extend', sides: ALL_SIDES, share: 0, ratio: roundRatio(ratio.meaning) });
  const times = meaningsOf(command, 'amount').find(({ meaning }) => meaning.unit === 'times');
  const overHead = command.phrases.some(({ text }) => /headroom/i.test(text));
  const sides = overHead ? (['top'] as const) : sidesOf(command);
  const plain = sides.length > 0 ? PLAIN_SPACE : PLAIN_SPACE * 0.6;
  const asked = times ? (times.meaning.value - 1) / 2 : (percentOf(command) ?? plain * degreeOf(command));
  const share = Math.round(Math.max(0.02, Math.min(1, asked)) * 100) / 100;
  return one(at, { kind: 'extend', sides: sides.length > 0 ? sides : ALL_SIDES, share, ratio: null });
}

/** Degrees clockwise; "to the left" is negative. */
function angleOf(command: Command): number | null {
  const found = meaningsOf(command, 'amount').find(
    ({ meaning }) => meaning.unit === 'degrees' || meaning.unit === 'none',
  );
  if (!found) return null;
  const left = meaningsOf(command, 'side').some(({ meaning }) => meaning.side === 'left');
  const against = left || meaningsOf(command, 'clock').some(({ meaning }) => meaning.sign < 0);
  return against ? -found.meaning.value : found.meaning.value;
}

function readTurn(command: Command, at: number): Reading {
  if (meaningsOf(command, 'axis').some(({ meaning }) => meaning.axis === 'vertical')) {
    return one(at, { kind: 'turn', degrees: 180 });
  }
  const left = sidesOf(command)[0] === 'left';
  const angle = angleOf(command) ?? (left ? -90 : 90);
  const turned = (((angle % 360) + 360) % 360) as 90 | 180 | 270;
  if (turned % 90 === 0) return Number(turned) === 0 ? refused(FULL_TURN) : one(at, { kind: 'turn', degrees: turned });
  return straightenBy(at, angle);
}

const FULL_TURN =
  'That turn leaves the picture as it is; I can rotate it by 90 or 180 degrees, or straighten it by a few.';
/** Maximum rotation in degrees when straightening; beyond it little of the picture would remain. */
const MAX_TILT = 45;

function readStraighten(command: Command, at: number): Reading {
  const angle = angleOf(command);
  if (angle === null) return refused('Say by how much to straighten: for example “straighten by 2 degrees” or “straighten 2 degrees left”.'); // prettier-ignore
  return straightenBy(at, angle);
}

function straightenBy(at: number, degrees: number): Reading {
  if (degrees === 0) return refused(FULL_TURN);
  const edit: Edit = { kind: 'straighten', degrees: Math.max(-MAX_TILT, Math.min(MAX_TILT, degrees)) };
  return one(at, edit);
}
