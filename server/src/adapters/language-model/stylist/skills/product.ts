/** How the studio works: built-in notes, the tool concerned, and relevant quotations from the knowledge base. */
import { stemsOf } from '../../../../shared/search/search-words.ts';
import type { AnswerMark, ModelPage } from '../../../../ports/language-model.port.ts';
import { productNotes, type ProductNote } from '../knowledge/product-notes.ts';
import { PRODUCT_WORDS, ASKS_HOW, PICTURE_WORDS, toolNotes } from '../knowledge/tool-notes.ts';
import type { Question, Reply } from '../reply.ts';
import { isQuestion, subjectsIn } from '../subjects.ts';

const QUOTE = 400;
/** Words without a topic of their own. */
const EMPTY = new Set(
  stemsOf(
    'a an the this that it its i me my we you your do does did can could will would should how what which when where why who is are be was have has get got make made to of on in at for with from and or not no so please tell know want need help way use using there here about some any one much many more than',
  ),
);
/** Minimum share of a question's words that a relevant page contains. */
const RELEVANT = 0.6;

/** On a single line, so that the quotation mark applies to all of it. */
function quoted({ title, path, excerpt }: ModelPage): string {
  const text = excerpt.replace(/\s+/g, ' ').trim();
  const cut = text.length > QUOTE ? `${text.slice(0, text.lastIndexOf(' ', QUOTE))} …` : text;
  return `> ${cut}\n>\n> — [${title.replace(/[[\]]/g, '')}](${path})`;
}

/** Pages about the question's topic, not merely with a word in common. */
function relevantPages({ words, pages }: Question): ModelPage[] {
  const wanted = [...new Set(stemsOf(words))].filter((stem) => !EMPTY.has(stem));
  if (wanted.length === 0) return [];
  return pages.filter(({ title, excerpt }) => {
    const held = new Set([...stemsOf(title), ...stemsOf(excerpt)]);
    return wanted.filter((stem) => held.has(stem)).length / wanted.length >= RELEVANT;
  });
}

function withPages(asked: Question, paragraphs: readonly string[], marks: readonly AnswerMark[]): Reply {
  const [first, second] = relevantPages(asked);
  const sources = [first, second].filter((page) => page !== undefined);
  return {
    paragraphs: [...paragraphs, ...(first ? ['The knowledge base says:', quoted(first)] : [])],
    marks: [
      ...marks,
      ...sources.map(({ path }) => ({ mark: 'source' as const, path })),
      ...(first ? [{ mark: 'read' as const, path: first.path }] : []),
    ],
  };
}

const NOTHING_FOUND =
  'I do not know that about the studio, and I do not guess. Look through the [knowledge base](/knowledge-base) or the [answers to frequent questions](/knowledge-base/faq), or ask in other words.';

function withNote({ says, page, title, tool }: ProductNote, { pages, pictures }: Question): Reply {
  const [picture] = pictures;
  return {
    paragraphs: [says, `More: [${title}](${page}).`],
    marks: [
      ...(tool === undefined ? [] : [{ mark: 'open' as const, tool, ...(picture !== undefined && { picture }) }]),
      ...pages.filter(({ path }) => path === page).map(({ path }) => ({ mark: 'source' as const, path })),
    ],
  };
}

/** Answers frequent questions about the studio from built-in notes. */
export function productNoteSkill(asked: Question): Reply | null {
  if (
    !isQuestion(asked) &&
    !/ (how|tool|put|remove|cancel|change|place|prompt) |^ (share|send|invite|save|download|export|upload|delete|restore) /.test(
      asked.words,
    )
  )
    return null;
  const { fabrics, terms, uses } = subjectsIn(asked.words);
  const isOfTrade = fabrics.length + terms.length + uses.length > 0 && !PICTURE_WORDS.test(asked.words);
  const note = productNotes.find(({ about }) => about.every((test) => test.test(asked.words)));
  return note && !isOfTrade ? withNote(note, asked) : null;
}

export function productSkill(asked: Question): Reply | null {
  const { words, pictures } = asked;
  const { fabrics, terms, uses } = subjectsIn(words);
  if (fabrics.length + terms.length + uses.length > 0 && !PICTURE_WORDS.test(words)) return null;
  const tool = toolNotes.find(({ means }) => means.test(words));
  const isAboutProduct = PRODUCT_WORDS.test(words);
  if (!ASKS_HOW.test(words) && !(tool && tool.tool !== 'GenerateImage')) return null;
  if (!tool && !isAboutProduct) return null;
  if (!tool) {
    const isFound = relevantPages(asked).length > 0;
    return withPages(asked, isFound ? [] : [NOTHING_FOUND], []);
  }
  const open: AnswerMark = {
    mark: 'open',
    tool: tool.tool,
    ...(pictures[0] !== undefined && { picture: pictures[0] }),
  };
  return withPages(asked, [tool.does], [open]);
}

/** The last attempt at an answer: a page that contains nearly every word of the question. */
export function pageSkill(asked: Question): Reply | null {
  return relevantPages(asked).length === 0 || !isQuestion(asked) ? null : withPages(asked, [], []);
}
