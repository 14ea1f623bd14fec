/** Words of the cutting room, explained. */
import { cutNotes, type CutNote } from '../knowledge/cut-notes.ts';
import type { Asked, Reply } from '../reply.ts';
import { wordsIn } from '../words-in.ts';

const ASKS =
  / (what|whats|explain|mean|means|meaning|define|difference|describe|tell|which|choose|kinds|types|vs|versus|compare|between) /;

const folded = cutNotes.map((note) => ({ note, names: note.says.map((name) => ` ${wordsIn(name).join(' ')} `) }));
const longest = (names: readonly string[], words: string): number =>
  Math.max(
    0,
    ...names.flatMap((name) => (words.includes(name) || words.includes(`${name.trimEnd()}s `) ? [name.length] : [])),
  );

/** The most telling first: "slip dress" before "slip". */
function namedIn(words: string): CutNote[] {
  const found = folded
    .map(({ note, names }) => ({ note, length: longest(names, words) }))
    .filter(({ length }) => length > 0);
  return found.toSorted((one, other) => other.length - one.length).map(({ note }) => note);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Which necklines are there": all of a kind. */
function kindIn(words: string): CutNote[] {
  const found = cutNotes.filter(({ of }) => new RegExp(` ${of}s? `).test(words));
  return found.slice(0, MOST);
}
const MOST = 8;

export function cutSkill({ words, choose, reader, text }: Asked): Reply | null {
  const isShort = words.trim().split(' ').length <= 2;
  if (!ASKS.test(words) && !(isShort && reader.read(text).pieces.length === 0)) return null;
  const several = / (difference|vs|versus|compare|between) /.test(words) ? 3 : 1;
  const named = namedIn(words).slice(0, several);
  const shown = named.length > 0 ? named : kindIn(words);
  if (shown.length === 0) return null;
  const lines = shown.map(({ says, is }) => `- **${capital(says[0] ?? '')}** ${is}`).join('\n');
  const buttons = choose.shuffled(shown).slice(0, 3);
  return {
    paragraphs: [shown.length === 1 ? lines.slice(2) : lines],
    marks: buttons.map(({ says, prompt }) => ({ mark: 'create' as const, prompt, label: `Create: ${says[0]}` })),
  };
}
