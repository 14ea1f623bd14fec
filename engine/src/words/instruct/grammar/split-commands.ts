import type { Verb } from '../vocabulary/meaning.ts';
import type { Phrase } from '../phrases/find-phrases.ts';
import { hasKind, hasVerb, type Command } from './command.ts';
import { describesOnly } from './description.ts';

/**
 * Splits a message into commands, in order; a phrase that only continues a description stays with the command before
 * it.
 */
export function splitCommands(phrases: readonly Phrase[]): readonly Command[] {
  const commands: Command[] = [];
  let after: Command['after'] = 'start';
  let current: Phrase[] = [];
  const end = (next: Command['after']): void => {
    if (current.length > 0) {
      addCommand(commands, { phrases: current, after });
      after = next;
    } else if (after !== 'start' && next !== 'start') after = joinedSeparator(after, next);
    current = [];
  };
  for (const [index, phrase] of phrases.entries()) {
    const { meaning, kind, text } = phrase;
    if (kind === 'stop') end(/[,&+;:(){}[\]|、，]/.test(text) ? 'comma' : 'sentence');
    else if (meaning?.kind === 'join') end('and');
    else if (bringsLight(phrases, index)) end('and');
    else if (current.some(isLookPhrase) && bringsPlace(phrases, index)) {
      end('and');
      current.push(phrase);
    } else if (!isKeepOfSpace(phrases, index)) {
      if (startsKeeping(phrases, index)) end('comma');
      current.push(phrase);
    }
  }
  end('start');
  return commands;
}

/** Two separators in a row: the end of a sentence if either is one, otherwise "and". */
const joinedSeparator = (a: Command['after'], b: Command['after']): Command['after'] => (a === 'sentence' || b === 'sentence' ? 'sentence' : 'and'); // prettier-ignore

/** "But not the background" starts a new command. */
const startsKeeping = (phrases: readonly Phrase[], index: number): boolean => isVerb(phrases[index], 'keep');

/** "Leave more space" is not a command to leave something unchanged. */
const isKeepOfSpace = (phrases: readonly Phrase[], index: number): boolean =>
  isVerb(phrases[index], 'keep') && isVerb(phrases[index + 1], 'space');

const isVerb = (phrase: Phrase | undefined, verb: Verb): boolean =>
  phrase?.meaning?.kind === 'verb' && phrase.meaning.verb === verb;

/** "On marble with softer light": the light starts a new command. */
function bringsLight(phrases: readonly Phrase[], index: number): boolean {
  if (phrases[index]!.brief !== 'with') return false;
  const next = phrases.slice(index + 1).find(({ meaning, senses }) => {
    return meaning?.kind !== 'degree' && !senses.some((sense) => sense.kind === 'link' && sense.name === 'article');
  });
  const [sense] = next?.senses ?? [];
  const kinds: readonly (string | undefined)[] = ['slider', 'quality', 'filter', 'direction'];
  return kinds.includes(next?.meaning?.kind) || (next?.kind === 'brief' && sense?.kind === 'light');
}

const isLookPhrase = ({ brief, senses }: Phrase): boolean => brief.startsWith('#') || LOOKS.has(senses[0]?.kind ?? '');

/**
 * Maximum number of words between a link and the setting that it introduces: "against a plain light grey background".
 */
const MAX_BETWEEN = 6;

/** "Navy velvet on marble", "red with a white background": the setting starts a new command. */
function bringsPlace(phrases: readonly Phrase[], index: number): boolean {
  const link = phrases[index]!.senses.find((sense) => sense.kind === 'link');
  if (!link || !['on', 'in', 'with'].includes(link.name)) return false;
  for (const { kind, meaning, senses } of phrases.slice(index + 1, index + 1 + MAX_BETWEEN)) {
    if (kind === 'stop' || meaning?.kind === 'join' || meaning?.kind === 'verb') return false;
    if (meaning?.kind === 'where' && meaning.region === 'background') return true;
    if (senses[0]?.kind === 'setting' || (link.name === 'on' && senses.some((sense) => sense.kind === 'setting')))
      return true;
    if (senses.some((sense) => sense.kind === 'form')) return false;
  }
  return false;
}

const AND: Phrase = {
  kind: 'brief',
  meaning: null,
  brief: 'and',
  senses: [{ kind: 'link', name: 'and' }],
  text: 'and',
};

function addCommand(commands: Command[], command: Command): void {
  const before = commands.at(-1);
  const goesOn = before !== undefined && command.after !== 'sentence' && describesOnly(command);
  if (goesOn && (describesOnly(before) || (hasVerb(before, 'change') && isLook(before)))) {
    commands[commands.length - 1] = { ...before, phrases: [...before.phrases, AND, ...command.phrases] };
  } else commands.push(command);
}

/** Returns true when the command asks for a look and nothing else. */
const isLook = (command: Command): boolean =>
  command.phrases.some(({ kind, senses }) => kind === 'brief' && senses.some((sense) => LOOKS.has(sense.kind))) &&
  !hasKind(command, 'slider', 'quality', 'filter', 'ratio', 'topic', 'faces', 'hands');

const LOOKS: ReadonlySet<string> = new Set(['colour', 'fabric', 'pattern']);
