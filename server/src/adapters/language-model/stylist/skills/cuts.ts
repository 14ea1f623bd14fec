/** Words of the cutting room, explained. */
import { cutNotes, type CutNote } from '../knowledge/cut-notes.ts';
import type { Asked, Reply } from '../reply.ts';
import { wordsIn } from '../words-in.ts';

const ASKS =
  / (what|whats|explain|mean|means|meaning|define|difference|describe|tell|which|vs|versus|compare|between) /;

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

const listed = / (silhouettes?|shapes?) /;
const SILHOUETTES = 8;

export function cutSkill({ words, choose }: Asked): Reply | null {
  if (!ASKS.test(words)) return null;
  const notes = namedIn(words).slice(0, / (difference|vs|versus|compare|between) /.test(words) ? 3 : 1);
  const shown = notes.length > 0 ? notes : listed.test(words) ? cutNotes.slice(0, SILHOUETTES) : [];
  if (shown.length === 0) return null;
  const lines = shown.map(({ says, is }) => `- **${says[0]}** ${is}`).join('\n');
  const buttons = choose.shuffled(shown).slice(0, 3);
  return {
    paragraphs: [shown.length === 1 ? lines.slice(2) : lines],
    marks: buttons.map(({ says, prompt }) => ({ mark: 'create' as const, prompt, label: `Create: ${says[0]}` })),
  };
}
