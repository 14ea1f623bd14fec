/**
 * Answers questions in other languages: it says in that language that it answers in English, and still understands
 * fashion terms.
 */
import { foreignWords } from '../knowledge/foreign-questions.ts';
import { languageNotes, scriptNotes } from '../knowledge/languages.ts';
import { ideasFor } from '../prompts/enrich-prompt.ts';
import type { Question, Reply, Skill } from '../reply.ts';
import { wordsIn } from '../words-in.ts';
import { colourSkill } from './colours.ts';
import { cutSkill } from './cuts.ts';
import { fabricSkill } from './fabrics.ts';
import { knowHowSkill } from './know-how.ts';
import { productNoteSkill, productSkill } from './product.ts';

const ENGLISH = new Set(
  'the a an is are i you what which how do does can could with for of in on to and my me it this that should would best good from please make write about your be not'.split(
    ' ',
  ),
);

/** The note in the question's language; null for English, and for a few words that could be any language. */
function greetingFor({ text, words }: Question): string | null {
  const script = scriptNotes.find(({ script: pattern }) => pattern.test(text));
  if (script) return script.says;
  const said = words.trim().split(' ');
  const english = said.filter((word) => ENGLISH.has(word)).length;
  const counts = languageNotes.map((note) => ({
    note,
    count: said.filter((word) => note.words.includes(word)).length,
  }));
  const [best] = counts.toSorted((one, other) => other.count - one.count);
  return best && best.count >= 2 && best.count > english ? best.note.says : null;
}

const ANSWERING: readonly Skill[] = [productNoteSkill, productSkill, knowHowSkill, fabricSkill, cutSkill, colourSkill];

/** The answer to a question about fabric, cut, colour or the studio whose words are known in that language. */
function answerTo(asked: Question): Reply | null {
  const said = wordsIn(asked.text.replaceAll('ß', 'ss')).flatMap((word) => (foreignWords[word] ?? word).split(' '));
  if (
    !/[?¿]/.test(asked.text) &&
    !said.some((word) => ['which', 'what', 'how', 'why', 'where', 'can', 'is', 'are'].includes(word))
  )
    return null;
  const inEnglish: Question = { ...asked, text: `${said.join(' ')}?`, words: ` ${said.join(' ')} ` };
  for (const skill of ANSWERING) {
    const reply = skill(inEnglish);
    if (reply) return reply;
  }
  return null;
}

export function languageSkill(asked: Question): Reply | null {
  const greeting = greetingFor(asked);
  if (greeting === null) return null;
  const answer = answerTo(asked);
  if (answer) return { paragraphs: [greeting, ...answer.paragraphs], marks: answer.marks };
  const brief = asked.reader.read(asked.text);
  const read = ideasFor(brief)
    ? brief.understood.filter(({ piece }) => piece === brief.hero).map(({ label }) => label)
    : [];
  const garment = read.length > 0 ? promptOf(asked) : null;
  return {
    paragraphs: [
      greeting,
      garment === null
        ? 'I answer in English only: ask me about fabrics, colours, cuts or prompts.'
        : `I understood: ${[...new Set(read)].join(', ')}. As a prompt: **${garment}**`,
    ],
    marks: garment === null ? [{ mark: 'ask', text: 'What can you do?' }] : [{ mark: 'create', prompt: garment }],
  };
}

/** The understood words in English, in the order of a prompt. */
function promptOf({ reader, text }: Question): string {
  const { pieces, hero, setting, light } = reader.read(text);
  const { kinds } = reader.vocabulary();
  const piece = pieces[hero];
  const labelOf = (kind: keyof typeof kinds, name: string | null | undefined) =>
    (kinds[kind] ?? []).find((entry) => entry.name === name)?.label ?? '';
  const colours = piece?.colours.map(({ name, tone }) => [tone ?? '', labelOf('colour', name)].join(' ').trim()) ?? [];
  const words = [
    ...colours,
    labelOf('fabric', piece?.fabric),
    labelOf('pattern', piece?.pattern?.name),
    labelOf('form', piece?.form),
  ];
  const start = words.filter((word) => word !== '').join(' ');
  const scene = [labelOf('setting', setting), labelOf('light', light)].filter((word) => word !== '');
  return [start, ...scene].join(', ');
}
