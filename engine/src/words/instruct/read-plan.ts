/**
 * - message = command { ("," | "and" | "then" | ".") command } | reference
 * - command = [courtesy] ( frame | tool | light | look | place | keep | topic )
 * - reference = "undo" | [degree] ("more" | "less" | "again")
 *
 * The productions of each kind of command are documented at the function that reads it, in `grammar/`. Their words are in
 * `vocabulary/`; garments, colours, fabrics, patterns and settings are read by the grammar of the brief.
 */
import type { Brief } from '../prompt/brief.ts';
import type { DressEdit, Edit, LightEdit, Plan } from './edit.ts';
import { addLook } from './grammar/add-look.ts';
import { hasKind, hasVerb, type Command } from './grammar/command.ts';
import { readCommand } from './grammar/read-command.ts';
import { readReference, type Reference } from './grammar/read-reference.ts';
import { scaleEdit } from './grammar/scale-edits.ts';
import { splitCommands } from './grammar/split-commands.ts';
import { findPhrases } from './phrases/find-phrases.ts';
import { readWithPicture } from './read-with-picture.ts';
import { NOT_UNDERSTOOD, NOTHING_SAID, topicAnswer } from './vocabulary/topics.ts';

/** A message with the plan that was read from it. */
export interface Said {
  readonly plan: Plan;
  /** True when it asked for less of the step before. */
  readonly wasLess: boolean;
}

/** The picture that a message refers to. */
interface Shown {
  /** True when a mask defines "this". */
  readonly marked: boolean;
  /** The brief of a picture that was drawn here and can be drawn again; null for any other. */
  readonly drawn: Brief | null;
  /** True when the message comes with a second picture; absent for none. */
  readonly second?: boolean;
}

/** Reads a message; `earlier` are the texts of the steps before, oldest first. */
export const readPlan = (text: string, earlier: readonly string[], shown: Shown): Plan =>
  readSaid(text, readHistory(earlier, shown), shown).plan;

export function readHistory(texts: readonly string[], { drawn }: Shown): readonly Said[] {
  const history: Said[] = [];
  for (const text of texts) history.push(readSaid(text, history, { marked: false, drawn }));
  return history;
}

export function readSaid(text: string, history: readonly Said[], shown: Shown): Said {
  const phrases = findPhrases(text);
  if (phrases.every(({ kind }) => kind === 'stop')) return said({ outcome: 'cannot', refusals: [NOTHING_SAID] });
  const last = history.at(-1);
  const reference = readReference(phrases);
  if (reference) return { plan: readAgain(reference, last), wasLess: reference.kind === 'less' };
  if (shown.second === true) return said(readWithPicture(text, shown.marked));
  const plan = readCommands(splitCommands(phrases), last !== undefined, shown);
  return said((last && goesOnDressing(plan, last.plan)) ?? plan);
}

const said = (plan: Plan): Said => ({ plan, wasLess: false });

/**
 * "In velvet" after "make it emerald": both looks are merged and applied to the picture before the last step, so that a
 * garment is not dyed twice. Returns null when the two steps are unrelated.
 */
function goesOnDressing(plan: Plan, before: Plan): Plan | null {
  const now = dressOf(plan);
  if (!now || plan.outcome !== 'edit' || plan.from === 'before') return null;
  const old = before.outcome === 'edit' && before.edits.length === 1 ? dressOf(before) : null;
  const together = old && addLook(old, now);
  return together && { ...plan, edits: [together, ...plan.edits.slice(1)], from: 'before' };
}

/** The look, when the whole message is one look and nothing else. */
function dressOf(plan: Plan): DressEdit | null {
  if (plan.outcome !== 'edit') return null;
  const [first, ...rest] = plan.edits;
  const alone = first?.kind === 'dress' && first.on !== 'marked' && first.share === 1;
  return alone && !rest.some(({ kind }) => kind === 'dress') ? first : null;
}

function readCommands(commands: readonly Command[], hasBefore: boolean, { marked, drawn }: Shown): Plan {
  const edits: Edit[] = [];
  const refusals: string[] = [];
  let from: 'source' | 'before' = 'source';
  for (const [index, command] of shareGoals(shareObjects(commands)).entries()) {
    if (hasVerb(command, 'undo')) {
      from = hasBefore ? 'before' : 'source';
      continue;
    }
    const reading = readCommand(withVerb(command, commands[index - 1]), marked, drawn);
    refusals.push(...reading.refusals);
    for (const { edit } of reading.edits) addEdit(edits, edit);
  }
  if (edits.length > 0) return { outcome: 'edit', edits, from, refusals: unique(refusals) };
  if (from === 'before') return { outcome: 'undo' };
  return { outcome: 'cannot', refusals: refusals.length > 0 ? unique(refusals) : [nothingDone(commands)] };
}

const unique = (sentences: readonly string[]): readonly string[] => [...new Set(sentences)].slice(0, 2);

function nothingDone(commands: readonly Command[]): string {
  const keeps = commands.some((command) => hasVerb(command, 'keep'));
  if (keeps) return 'What you do not name stays as it is; say what to change, for example “make it navy” or “warmer”.';
  const greets = commands.every(({ phrases }) => phrases.every(({ meaning }) => meaning?.kind === 'quiet'));
  return greets ? topicAnswer('talk') : NOT_UNDERSTOOD;
}

/** "Keep the face and hair", "remove this and that": a verb also applies to the things joined by "and". */
function withVerb(command: Command, before: Command | undefined): Command {
  if (before === undefined || command.after !== 'and') return command;
  const hasOwn = command.phrases.some(({ meaning }) => meaning !== null && !PASSIVE.has(meaning.kind));
  const bare = command.phrases.every(
    ({ kind, senses }) => kind === 'message' || senses.every(({ kind: of }) => !LOOKS.has(of)),
  );
  const verb = before.phrases.find(({ meaning }) => meaning?.kind === 'verb' && HOLDING.has(meaning.verb));
  return hasOwn || !bare || !verb ? command : { ...command, phrases: [verb, ...command.phrases] };
}

/** "Her hands look weird, fix them": the next command applies to what was named before it. */
function shareObjects(commands: readonly Command[]): readonly Command[] {
  return commands.flatMap((command, index) => {
    const [before, next] = [commands[index - 1], commands[index + 1]];
    if (next && isBody(command) && isMending(next)) return [];
    if (!before || !isBody(before) || !isMending(command)) return [command];
    const body = before.phrases.filter(({ meaning }) => meaning?.kind === 'faces' || meaning?.kind === 'hands');
    return [{ ...command, phrases: [...command.phrases, ...body] }];
  });
}

const isBody = (command: Command): boolean =>
  hasKind(command, 'faces', 'hands') && !hasKind(command, 'verb', 'topic', 'slider', 'quality');
const isMending = (command: Command): boolean =>
  hasVerb(command, 'retouch', 'sharpen') && !hasKind(command, 'faces', 'hands', 'thing', 'slider', 'quality');

/** "Make the jeans and the top black": a garment named alone gets the goal of the next command. */
function shareGoals(commands: readonly Command[]): readonly Command[] {
  return commands.map((command, index) => {
    const next = commands[index + 1];
    if (next?.after !== 'and' || !namesOnly(command)) return command;
    const goal = next.phrases.filter(
      ({ kind, senses }) => kind === 'brief' && !senses.some(({ kind: of }) => of === 'form'),
    );
    return { ...command, phrases: [...command.phrases, ...goal] };
  });
}

/** Returns true when a command names a garment and no goal for it. */
const namesOnly = ({ phrases }: Command): boolean =>
  phrases.some(({ senses }) => senses[0]?.kind === 'form') &&
  phrases.every(({ kind, meaning, senses }) => {
    if (kind === 'message') return meaning?.kind === 'quiet' || (meaning?.kind === 'verb' && meaning.verb === 'change');
    return kind === 'brief' && ['form', 'link', 'quiet'].includes(senses[0]?.kind ?? '');
  });

const PASSIVE: ReadonlySet<string> = new Set([
  'where',
  'this',
  'thing',
  'quiet',
  'degree',
  'faces',
  'hands',
  'side',
  'not',
  'axis',
]);
const HOLDING: ReadonlySet<string> = new Set(['keep', 'erase', 'sharpen', 'retouch', 'crop', 'space']);
const LOOKS: ReadonlySet<string> = new Set(['colour', 'fabric', 'pattern', 'setting', 'light', 'mood']);

/** "Remove the background and make it white": the second command replaces the first one's result. */
function addEdit(edits: Edit[], edit: Edit): void {
  const before = edits.at(-1);
  const fillsCut = before?.kind === 'cutOut' && before.background === 'transparent' && edit.kind === 'dress';
  if (fillsCut && edit.colour && !edit.cloth && edit.target === 'garment') {
    const { hex, label } = edit.colour;
    edits[edits.length - 1] = { kind: 'cutOut', background: label === 'white' ? '#ffffff' : hex, label };
  } else if (before?.kind === 'light' && edit.kind === 'light' && isSameMove(before, edit)) {
    edits[edits.length - 1] = edit;
  } else if (before?.kind === 'trim' && edit.kind === 'crop' && edit.ratio === null) {
    // "Too much space on the left, crop it".
  } else if (before?.kind === 'retouch' && edit.kind === 'retouch') {
    edits[edits.length - 1] = { kind: 'retouch', faces: before.faces || edit.faces, hands: before.hands || edit.hands };
  } else if (before === undefined || JSON.stringify(before) !== JSON.stringify(edit) || edit.kind === 'turn')
    edits.push(edit);
}

/** "It is very flat, more contrast please": a repeated wish is applied once. */
function isSameMove(one: LightEdit, two: LightEdit): boolean {
  const [moves, others] = [Object.entries(one.amounts), Object.entries(two.amounts)];
  const [[slider, amount] = [], [other, by] = []] = [moves[0], others[0]];
  const single = moves.length === 1 && others.length === 1 && one.filter === null && two.filter === null;
  return single && one.on === two.on && slider === other && Math.sign(amount!) === Math.sign(by!);
}

const NOTHING_BEFORE = 'There is no step before this one: say what to change, for example “a bit brighter”.';

/** Share of the last change that "less" removes. */
const LESS = 0.5;
/** Maximum factor on that share: "much less" leaves a little of the change. */
const MAX_LESS = 1.8;

const NOT_AGAIN =
  'I cannot repeat the step before this one: say what should change, for example “a bit darker”, or “undo that”.';

function readAgain({ kind, degree }: Reference, last: Said | undefined): Plan {
  if (last === undefined) return { outcome: 'cannot', refusals: [NOTHING_BEFORE] };
  if (kind === 'undo') return { outcome: 'undo' };
  const { plan, wasLess } = last;
  if (plan.outcome !== 'edit') return { outcome: 'cannot', refusals: [NOT_AGAIN] };
  if (kind === 'more')
    return scaled(plan.edits, wasLess && plan.from === 'source' ? -degree : degree, 'source', 'more');
  // A step that was itself a "less" is not scaled from the picture before it: another "less" reduces the current
  // picture.
  const share = 1 - (1 - LESS) * Math.min(MAX_LESS, degree);
  return wasLess ? scaled(plan.edits, -(1 - share), 'source', 'less') : scaled(plan.edits, share, 'before', 'less');
}

function scaled(edits: readonly Edit[], factor: number, from: 'source' | 'before', word: string): Plan {
  const again = edits.flatMap((edit) => scaleEdit(edit, factor) ?? (repeats(edit) && word === 'more' ? [edit] : []));
  if (again.length > 0) return { outcome: 'edit', edits: again, from, refusals: [] };
  return {
    outcome: 'cannot',
    refusals: [`There is no “${word}” of that; say what it should be instead, or “undo that”.`],
  };
}

const repeats = ({ kind }: Edit): boolean =>
  kind === 'turn' || kind === 'flip' || kind === 'retouch' || kind === 'upscale' || kind === 'recut';
