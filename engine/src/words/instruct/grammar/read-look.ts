/**
 * look  = [target] words of colour, cloth or pattern | "change the colour of" target "to" words
 * place = [link] a setting of the brief | colour "background"
 */
import { colourLabel } from '../../prompt/binding/colour-mention.ts';
import { plainLabel } from '../../prompt/binding/chip-label.ts';
import type { FabricName } from '../../prompt/vocabulary/fabrics.ts';
import { isLink, senseOf, type Sense, type Term } from '../../prompt/words/sense.ts';
import { topicAnswer } from '../vocabulary/topics.ts';
import { degreeOf, hasKind, hasVerb, meaningsOf, percentOf, type Command } from './command.ts';
import { meant, readDescription, wordsOf } from './description.ts';
import { readFigure } from './read-figure.ts';
import { NOTHING, one, refused, type Reading } from './reading.ts';
import { GARMENT, targetOf, unfoundIn, type Target } from './read-region.ts';
import { MARK_FIRST, OTHER_GARMENT, ONE_COLOUR, WHICH_COLOUR, WHICH_PLACE } from './refusals.ts';

export function readLook(command: Command, terms: readonly Term[], marked: boolean): Reading {
  const goal = goalTerms(command, terms);
  const place = readPlace(command, goal, marked);
  if (place !== NOTHING) return place;
  const target = targetOf(command, terms, marked, GARMENT);
  if (isStripped(command)) return one(0, { ...PLAIN_CLOTH, on: target.region, target: target.label });
  const [colour, fabric, pattern] = (['colour', 'fabric', 'pattern'] as const).map((kind) =>
    goal.find((term) => meant(term, kind) && !isFigure(goal, term)),
  );
  if (!colour && !fabric && !pattern) return readCut(command, terms, target);
  if (isPutInto(command, terms)) return refused(topicAnswer('garment'));
  const refusal = refusalOf(command, terms, target);
  if (refusal) return refused(refusal);
  const hue = colour && meant(colour, 'colour');
  const figure = pattern && meant(pattern, 'pattern')!.name;
  const cloth = fabric ? meant(fabric, 'fabric')!.name : clothOfCut(terms, goal);
  const at = command.phrases.findIndex(({ kind }) => kind === 'brief');
  const reading = one(Math.max(0, at), {
    kind: 'dress',
    colour: hue ? { label: isCode(command, hue.hex) ? hue.hex : colourLabel(hue), hex: hue.hex } : null,
    cloth: Boolean(figure ?? cloth),
    pattern: figure ? (figure === 'solid' ? 'plain' : plainLabel(figure)) : null,
    ...readFigure(goal),
    fabric: cloth ? plainLabel(cloth) : null,
    words: spokenGoal(command, goal),
    on: target.region === 'background' || target.region === 'picture' ? 'garment' : target.region,
    target: target.region === 'picture' ? 'garment' : target.label,
    share: shareOf(command),
  });
  const second = figure ? undefined : secondColour(goal);
  return hue && second ? { ...reading, refusals: [ONE_COLOUR(colourLabel(hue), colourLabel(second))] } : reading;
}

/** "A black leather jacket": the name of the cut implies its fabric. */
function clothOfCut(terms: readonly Term[], goal: readonly Term[]): FabricName | undefined {
  if (goal !== terms) return undefined;
  return terms.map((term) => meant(term, 'form')?.cut?.fabric).find((name) => name !== undefined);
}

function secondColour(goal: readonly Term[]) {
  const figures = goal.filter((term) => isFigure(goal, term));
  return figures.map((term) => meant(term, 'colour')).find((sense) => sense !== undefined);
}

/** "Put her in a red dress" asks for another garment, not for another colour. */
function isPutInto(command: Command, terms: readonly Term[]): boolean {
  const person = meaningsOf(command, 'where').some(({ meaning }) => meaning.region === 'person');
  const put = command.phrases.some(({ text }) => /^(put|dress)$/i.test(text));
  const form = terms.findIndex((term) => meant(term, 'form'));
  return person && put && terms.slice(0, Math.max(0, form)).some((term) => isLink(term, 'in'));
}

/** "Remove the print" asks for plain fabric. */
const isStripped = (command: Command): boolean =>
  (hasVerb(command, 'erase') || hasKind(command, 'not')) &&
  command.phrases.some(({ brief, senses }) => isFigured(brief, senses));

const isFigured = (brief: string, senses: readonly Sense[]): boolean =>
  senses[0]?.kind === 'pattern' || /^(the )?(print|prints|pattern|patterns|motif)$/.test(brief);

const PLAIN_CLOTH = {
  kind: 'dress',
  colour: null,
  cloth: true,
  pattern: 'plain',
  figure: null,
  dyes: false,
  fabric: null,
  words: 'plain',
  share: 1,
} as const;

/** Share of the change towards a colour when "more" of it is requested. */
const TOWARDS = 0.5;

/** "A bit of red", "30 % navy": the new look is blended with the current one. */
function shareOf(command: Command): number {
  const percent = percentOf(command);
  const towards = meaningsOf(command, 'direction').length > 0 && !hasVerb(command, 'change');
  if (towards && percent === null) return Math.min(1, TOWARDS * degreeOf(command));
  return percent ?? Math.min(1, Math.max(0.25, degreeOf(command)));
}

const isCode = ({ phrases }: Command, hex: string): boolean => phrases.some(({ brief }) => brief === hex);

/** In a goal, the colours of a pattern's motif come after the background colour. */
const isFigure = (terms: readonly Term[], term: Term): boolean => {
  const first = terms.find((other) => meant(other, 'colour'));
  return meant(term, 'colour') !== undefined && term !== first;
};

/** The words for the new look: after "to" or "into", else the words after the garment, else all. */
function goalTerms(command: Command, terms: readonly Term[]): readonly Term[] {
  const to = goalPlace(command);
  if (to >= 0) {
    const after = readDescription(command.phrases.slice(to + 1));
    if (after.some(isLook)) return after;
  }
  const form = terms.findIndex((term) => meant(term, 'form') && senseOf(term, 'form')?.name !== 'textile');
  const after = terms.slice(form + 1);
  return form >= 0 && after.some(isLook) ? after : terms;
}

function goalPlace(command: Command): number {
  const [to] = meaningsOf(command, 'goal');
  if (to) return to.at;
  return hasVerb(command, 'replace')
    ? command.phrases.findIndex(({ brief }) => /^(with|avec|con|mit|by|for)$/.test(brief))
    : -1;
}

const isLook = (term: Term): boolean =>
  (meant(term, 'colour') ?? meant(term, 'fabric') ?? meant(term, 'pattern') ?? meant(term, 'setting')) !== undefined;

/** The words of the goal alone, as the grammar of the brief reads them. */
function spokenGoal(command: Command, goal: readonly Term[]): string {
  const to = goalPlace(command);
  const phrases = to >= 0 ? command.phrases.slice(to + 1) : command.phrases;
  const text = wordsOf(phrases);
  const kept = goal.filter((term) => term.senses[0]?.kind !== 'form' && term.senses[0]?.kind !== 'unknown');
  const from = kept.find((term) => !senseOf(term, 'link'));
  const last = kept.findLast((term) => !senseOf(term, 'link'));
  return from && last ? text.slice(from.start, last.end) : text;
}

function refusalOf(command: Command, terms: readonly Term[], target: Target): string | null {
  if (target.region === 'marked') return null;
  const part = terms.find((term) => meant(term, 'part'));
  const unfound = unfoundIn(command, false);
  const colour = terms.map((term) => meant(term, 'colour')).find((sense) => sense !== undefined);
  const wish = `make this ${colour ? colourLabel(colour) : 'lace'}`;
  if (unfound !== null) return MARK_FIRST(unfound, wish);
  if (part) return MARK_FIRST(`the ${plainLabel(meant(part, 'part')!.name)}`, wish);
  if (hasKind(command, 'where') && meaningsOf(command, 'where').some(({ meaning }) => meaning.region === 'marked')) {
    return MARK_FIRST('what you mean', wish);
  }
  const strange = command.phrases.findIndex(({ kind }, at) => kind === 'unknown' && followsArticle(command, at));
  if (strange >= 0) return MARK_FIRST(`“${command.phrases[strange]!.text}”`, wish);
  if (target.region === 'picture' && colour) {
    return `I can dye the garment (“make it ${colourLabel(colour)}”) or the light of the picture (“warmer”, “cooler”, “black and white”).`;
  }
  if (hasKind(command, 'excess')) return WHICH_COLOUR;
  const less = meaningsOf(command, 'direction').some(({ meaning }) => meaning.sign < 0);
  return less && !hasVerb(command, 'change') ? 'Say which colour it should be instead: for example “make it navy” or “less saturated”.' : null; // prettier-ignore
}

function followsArticle({ phrases }: Command, at: number): boolean {
  return /^(the|a|an|her|his|their|my|le|la|les|il|lo|un|une|una)$/i.test(phrases[at - 1]?.text ?? '');
}

/** Refuses a change of form, which a message cannot make, or asks what to do with the named garment. */
function readCut(command: Command, terms: readonly Term[], target: Target): Reading {
  const recolours = command.phrases.some(({ text }) => /^(re)?colou?rs?$|^dye$/i.test(text));
  const forms = terms.filter((term) => meant(term, 'form') && meant(term, 'form')!.name !== 'textile');
  const sewn = terms.some((term) => meant(term, 'attribute') ?? meant(term, 'detail') ?? meant(term, 'size') ?? meant(term, 'view') ?? meant(term, 'staging')); // prettier-ignore
  if (sewn) return refused(topicAnswer('cut'));
  if (recolours) return refused(WHICH_COLOUR);
  if (forms.length > 1) return refused(OTHER_GARMENT);
  if (forms.length === 1)
    return refused(`Say what to do with the ${target.label}: for example “make it navy” or “in velvet”.`);
  return NOTHING;
}

function readPlace(command: Command, goal: readonly Term[], marked: boolean): Reading {
  const background = meaningsOf(command, 'where').some(({ meaning }) => meaning.region === 'background');
  const at = Math.max(
    0,
    command.phrases.findIndex(({ kind, meaning }) => kind === 'brief' || meaning?.kind === 'where'),
  );
  const isPlaced = command.phrases.some(({ text }) => /^(place|put|set|lay|stand)$/i.test(text));
  const setting = goal.find(
    (term) =>
      meant(term, 'setting') ?? (background || standsIn(goal, term, isPlaced) ? senseOf(term, 'setting') : undefined),
  );
  if (setting && !(marked && !background)) {
    const { name } = senseOf(setting, 'setting')!;
    return one(at, { kind: 'place', words: placeWords(command), label: plainLabel(name) });
  }
  if (!background) return NOTHING;
  const colour = goal.map((term) => meant(term, 'colour')).find((sense) => sense !== undefined);
  if (colour) {
    const label = isCode(command, colour.hex) ? colour.hex : colourLabel(colour);
    return one(at, { kind: 'cutOut', background: label === 'white' ? PURE_WHITE : colour.hex, label });
  }
  const changes =
    hasVerb(command, 'change', 'replace', 'add') && !hasKind(command, 'slider', 'quality', 'filter', 'clear');
  const unlit = !hasKind(command, 'slider', 'quality', 'filter') && !hasVerb(command, 'blur', 'cutOut');
  return changes || unlit ? refused(WHICH_PLACE) : NOTHING;
}

/** The pure white that shops require for backgrounds; a garment called white is darker. */
const PURE_WHITE = '#ffffff';

/** The words of the command without those for the person who is placed there. */
const placeWords = ({ phrases }: Command): string =>
  wordsOf(
    phrases.filter(
      ({ kind, meaning }) => kind === 'brief' || (meaning?.kind === 'where' && meaning.region === 'background'),
    ),
  );

/** Returns true for a setting that the subject is put into: "in the sand", "in a garden", "place it on wood". */
function standsIn(terms: readonly Term[], term: Term, isPlaced: boolean): boolean {
  const at = terms.indexOf(term);
  if (isPlaced && isLink(terms[at - 1], 'on')) return senseOf(term, 'setting') !== undefined;
  return (
    isLink(terms[at - 1], 'article') && isLink(terms[at - 2], 'in', 'on') && senseOf(term, 'setting') !== undefined
  );
}
