/** Explains trade terms, alone or compared with each other. */
import { cutNotes } from '../knowledge/cut-notes.ts';
import type { Question, Reply } from '../reply.ts';
import { isQuestion, subjectsIn, type Explained } from '../subjects.ts';
import { capitalised } from '../../../../shared/text/capitalised.ts';

const COMPARES = / (difference|differ|differs|vs|versus|compare|between|or|same|and|than) /;
const ASKS_HOW = / (how|size|wide|long|high|many|much|which|sew|finish|make|made|need|width|weight) /;
const MAX_LISTED = 8;

const joined = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');

const buttonsOf = (shown: readonly Explained[]): Reply['marks'] =>
  shown.flatMap(({ names, prompt }) =>
    prompt === undefined ? [] : [{ mark: 'create' as const, prompt, label: `Create: ${names[0]}` }],
  );

/**
 * Lists up to `MAX_LISTED` terms of a kind, for questions such as "which necklines are there"; null for other
 * questions.
 */
function kindReply(words: string): Reply | null {
  const found = cutNotes.filter(({ of }) => new RegExp(` ${of}s? `).test(words)).slice(0, MAX_LISTED);
  if (found.length === 0 || !/ (which|what|kinds?|types?|list) /.test(words)) return null;
  return {
    paragraphs: [found.map(({ says, is }) => `- **${capitalised(says[0] ?? '')}** ${is}`).join('\n')],
    marks: found
      .slice(0, 3)
      .map(({ says, prompt }) => ({ mark: 'create' as const, prompt, label: `Create: ${says[0]}` })),
  };
}

export function cutSkill(asked: Question): Reply | null {
  const { words, reader, text } = asked;
  const isShort = words.trim().split(' ').length <= 2 && reader.read(text).pieces.length === 0;
  if (!isShort && !isQuestion(asked)) return null;
  const found = subjectsIn(words).terms;
  const [first] = found;
  if (!first) return isShort ? null : kindReply(words);
  if (found.length >= 2 && COMPARES.test(words)) {
    const shown = found.slice(0, 3);
    return {
      paragraphs: [
        shown.map(({ names, is, use }) => `- **${capitalised(names[0] ?? '')}**: ${joined(is, use)}`).join('\n'),
      ],
      marks: buttonsOf(shown),
    };
  }
  const { is, use, how } = first;
  return {
    paragraphs: [ASKS_HOW.test(words) || use === '' ? joined(is, use, how) : joined(is, use)],
    marks: buttonsOf([first]),
  };
}
