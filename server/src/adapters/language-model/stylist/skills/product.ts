/** How the studio works: what its pages say, quoted, and the tool that does it. */
import { PRODUCT_WORDS, ASKS_HOW, toolNotes } from '../knowledge/tool-notes.ts';
import type { Asked, Reply } from '../reply.ts';
import { wordsIn } from '../words-in.ts';
import type { AnswerMark, ModelPage } from '../../../../ports/language-model.port.ts';

const QUOTE = 400;

/** On one line, so that the mark of a quotation holds for all of it. */
function quoted({ title, path, excerpt }: ModelPage): string {
  const text = excerpt.replace(/\s+/g, ' ').trim();
  const cut = text.length > QUOTE ? `${text.slice(0, text.lastIndexOf(' ', QUOTE))} …` : text;
  return `> ${cut}\n>\n> — [${title.replace(/[[\]]/g, '')}](${path})`;
}

function withPages({ pages }: Asked, paragraphs: readonly string[], marks: readonly AnswerMark[]): Reply {
  const [first, second] = pages;
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
  'I found no page of the knowledge base about that, and I do not guess about the studio. Look through the knowledge base, or ask in other words.';

export function productSkill(asked: Asked): Reply | null {
  const { words, pictures } = asked;
  const tool = toolNotes.find(({ means }) => means.test(words));
  const isAboutProduct = PRODUCT_WORDS.test(words);
  if (!ASKS_HOW.test(words) && !(tool && tool.tool !== 'GenerateImage')) return null;
  if (!tool && !isAboutProduct) return null;
  if (!tool) return withPages(asked, asked.pages.length > 0 ? [] : [NOTHING_FOUND], []);
  const open: AnswerMark = {
    mark: 'open',
    tool: tool.tool,
    ...(pictures[0] !== undefined && { picture: pictures[0] }),
  };
  return withPages(asked, [tool.does], [open]);
}

/** Nothing else knew: perhaps a page does, whose title says so. */
export function pageSkill(asked: Asked): Reply | null {
  const said = new Set(
    asked.words
      .trim()
      .split(' ')
      .filter((word) => word.length > 3),
  );
  const pages = asked.pages.filter(({ title }) => wordsIn(title).some((word) => said.has(word)));
  return pages.length === 0 ? null : withPages({ ...asked, pages }, [], []);
}
