/**
 * - recut = ["no" | "without"] ( attribute | part | detail ) | measure ("longer", "looser", "shorten the sleeves")
 * - view = "from the back", "side view"
 * - relight = the name of a light of the brief
 *
 * These commands apply only to pictures that the engine has drawn and can draw again, not to photographs.
 */
import { acceptsAttribute, formLabel } from '../../prompt/vocabulary/form-facts.ts';
import type { Brief, Piece } from '../../prompt/brief.ts';
import { readBrief } from '../../prompt/read-brief.ts';
import type { ViewName } from '../../prompt/vocabulary/scenes.ts';
import type { AttributeName, Attributes } from '../../prompt/vocabulary/attributes.ts';
import { pieceMeant } from './piece-meant.ts';
import { changesCut, NO_CHANGE, readRecutWords, type Recut } from '../recut.ts';
import { describeRecut } from '../sentences/describe-recut.ts';
import { comparedWords, measureWords, stepsOf } from '../vocabulary/measures.ts';
import { lightPresets } from '../vocabulary/light-words.ts';
import { degreeOf, hasKind, hasVerb, meaningsOf, type Command } from './command.ts';
import { meant, readDescription } from './description.ts';
import { NOTHING, one, refused, type Reading } from './reading.ts';
import { AS_FAR_AS_DRAWN, NOT_IN_PICTURE, SO_ALREADY } from './refusals.ts';

/** @param brief of the picture, with at least one piece. */
export function readRedrawing(command: Command, brief: Brief): Reading {
  if (isOfPixels(command)) return NOTHING;
  const view = readView(command, brief);
  if (view !== NOTHING) return view;
  const light = readLamp(command);
  return light === NOTHING ? readRecut(command, brief) : light;
}

/** Returns true for frames, tools and sliders, which act on pixels however the picture was made. */
function isOfPixels(command: Command): boolean {
  const background = meaningsOf(command, 'where').some(({ meaning }) => meaning.region === 'background');
  if (background || hasKind(command, 'slider', 'quality', 'filter', 'ratio', 'faces', 'hands')) return true;
  if (hasVerb(command, 'turn', 'flip', 'straighten', 'upscale', 'sharpen', 'retouch', 'cutOut', 'blur', 'undo', 'space')) return true; // prettier-ignore
  // "Tighter" and "wider" refer to the frame unless a garment is named; "cropped" refers to the frame only when none
  // is.
  const garment = command.phrases.some(({ senses: [sense] }) => sense?.kind === 'form' || sense?.kind === 'part');
  const cropped = command.phrases.some(({ text }) => /^cropped$/i.test(text));
  if (hasVerb(command, 'crop') && !cropped) return true;
  return hasVerb(command, 'crop', 'closer', 'wider') && !garment;
}

const textOf = ({ phrases }: Command): string => phrases.map(({ text }) => text.toLowerCase()).join(' ');

function readRecut(command: Command, brief: Brief): Reading {
  const meantAt = pieceMeant(command, brief);
  // A word for a kind of another garment, such as a turtleneck, may describe the cut of this one.
  const at = meantAt ?? (hasKindOfCut(command) ? brief.hero : null);
  const compared = comparedOf(command);
  const step = compared ? undefined : measureOf(command);
  const words = compared ?? cutWords(command);
  if (at === null) return isCut(command) || step ? refused(NOT_IN_PICTURE(labelOf(brief, brief.hero))) : NOTHING;
  const own = brief.pieces[at]!;
  const target = formLabel(own.form);
  if (step) {
    const attributes = stepped(own, step, degreeOf(command));
    if (attributes === null) return refused(AS_FAR_AS_DRAWN(target));
    const change = { ...NO_CHANGE, attributes };
    return one(0, { kind: 'recut', piece: at, change, summary: describeRecut(target, change) });
  }
  const change = withKind(readRecutWords(own, words, brief.look), own, command);
  if (changesCut(change)) return one(0, { kind: 'recut', piece: at, change, summary: describeRecut(target, change) });
  return isCut(command) ? refused(SO_ALREADY(target)) : NOTHING;
}

/** "Make it a turtleneck", "kitten heels": the name of a kind implies the cut. */
function withKind(change: Recut, own: Piece, command: Command): Recut {
  const terms = readDescription(command.phrases);
  if (terms.some((term) => meant(term, 'colour') ?? meant(term, 'fabric') ?? meant(term, 'pattern'))) return change;
  const implied = terms.flatMap((term) => Object.entries(meant(term, 'form')?.cut?.implies ?? {}));
  const attributes = Object.fromEntries(
    implied.filter(([name, value]) => {
      const attribute = name as AttributeName;
      return acceptsAttribute(own.form, attribute) && own.attributes[attribute] !== value;
    }),
  );
  return { ...change, attributes: { ...attributes, ...change.attributes } };
}

const hasKindOfCut = (command: Command): boolean =>
  readDescription(command.phrases).some((term) => meant(term, 'form')?.cut?.implies?.neckline !== undefined);

const labelOf = ({ pieces }: Brief, at: number): string => formLabel(pieces[at]!.form);

const isCut = (command: Command): boolean =>
  meaningsOf(command, 'topic').some(({ meaning }) => meaning.topic === 'cut') ||
  readDescription(command.phrases).some((term) => meant(term, 'attribute') ?? meant(term, 'part') ?? meant(term, 'detail')); // prettier-ignore

/**
 * Words of a comparative without steps; undefined when colours or fabrics are named as well, because they would be
 * lost.
 */
function comparedOf(command: Command): string | undefined {
  const dressed = readDescription(command.phrases).some((term) => meant(term, 'colour') ?? meant(term, 'fabric'));
  return dressed ? undefined : comparedWords.find(([says]) => says.test(textOf(command)))?.[1];
}

type Step = (typeof measureWords)[number];

function measureOf(command: Command): Step | undefined {
  const text = textOf(command);
  return measureWords.find(({ says }) => says.test(text));
}

/** Degree from which a change moves by two steps, as in "much longer". */
const TWICE = 1.5;

/**
 * The next value of a measure, or null when there is none. For a piece that leaves the measure open, a value that
 * certainly differs from the default.
 */
function stepped(own: Piece, { measure, sign }: Step, degree: number): Attributes | null {
  const steps = stepsOf(own.form, measure);
  const now = own.attributes[measure];
  const at = now === undefined ? -1 : steps.indexOf(now);
  const by = degree > TWICE ? 2 : 1;
  const next = at < 0 ? (sign > 0 ? steps.length - 1 : 0) : Math.max(0, Math.min(steps.length - 1, at + sign * by));
  const value = steps[at < 0 ? inward(next, measure, steps.length) : next];
  return value === undefined || value === now ? null : { [measure]: value };
}

/**
 * The extremes of some measures make a different garment (no sleeves, a train, a skin-tight fit) and are not reached
 * by steps.
 */
const inward = (end: number, measure: Step['measure'], count: number): number => {
  if (measure === 'sleeve') return Math.max(1, end);
  if (measure === 'fit' || measure === 'leg') return end === 0 ? end : count - 2;
  return measure === 'length' && count > 3 && end > 0 ? end - 1 : end;
};

/** The words for the grammar of the brief, without the name of the garment: "with long sleeves", "without belt". */
function cutWords(command: Command): string {
  const kept = command.phrases.filter(({ kind, meaning, senses: [sense] }) => {
    if (meaning?.kind === 'topic') return meaning.topic === 'cut' || meaning.topic === 'body';
    if (meaning?.kind === 'verb' && meaning.verb === 'crop') return true;
    return kind === 'brief' && sense?.kind !== 'form';
  });
  const words = kept.map(({ text }) => text.toLowerCase()).join(' ');
  if (words === '') return '';
  const denied = hasVerb(command, 'erase') || hasKind(command, 'not');
  return `${denied ? 'without' : 'with'} ${sleevesFirst(words)}`;
}

/** Reorders "the sleeves long" to the word order that the grammar of the brief reads. */
function sleevesFirst(words: string): string {
  const size = /\b(long|short)\b/.exec(words)?.[0];
  const turned = size !== undefined && /\bsleeves?\b.*\b(long|short)\b/.test(words);
  return turned ? words.replace(/\b(long|short)\b/, '').replace(/\bsleeves?\b/, `${size} sleeves`) : words;
}

/** "From another angle", "turn her around": the engine chooses the side. */
const ROUND =
  /\b(turn (her|him|it|the model) around|show (me )?(the|its|her|his) back|other side|360|back of (it|the))\b/;
const ANGLE = /\b((an)?other|different|camera) angle|perspective|rotate the model|turn the model\b/;

function readView(command: Command, brief: Brief): Reading {
  const text = textOf(command);
  const said = /\b(fabric|cloth|texture)\b/.test(text) ? null : viewOf(text);
  const view = said ?? (ROUND.test(text) ? 'back' : ANGLE.test(text) ? nextAngle(brief.view) : null);
  if (view === null || view === 'close-up' || view === 'macro') return NOTHING;
  return view === brief.view ? refused('The picture shows that side already; say “from the front”, “from the side” or “from the back”.') : one(0, { kind: 'view', view }); // prettier-ignore
}

const viewOf = (prompt: string): ViewName | null =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' }).view;

const nextAngle = (view: ViewName | null): ViewName => (view === 'three-quarter' ? 'side' : 'three-quarter');

function readLamp(command: Command): Reading {
  const terms = readDescription(command.phrases);
  if (terms.some((term) => meant(term, 'setting'))) return NOTHING;
  const light = terms.map((term) => meant(term, 'light')).find((sense) => sense !== undefined);
  if (!light) return NOTHING;
  return one(0, {
    kind: 'relight',
    light: light.name,
    label: lightPresets[light.name]?.label ?? `a ${light.name} light`,
  });
}
