/** Writes and improves prompts, and changes the previous one. */
import { EVERY_PART } from '../knowledge/tool-prompts.ts';
import type { Asked, Reply } from '../reply.ts';
import { isQuestion } from '../subjects.ts';
import { enrichPrompt, ideasFor } from '../prompts/enrich-prompt.ts';
import { changePrompt } from '../prompts/change-prompt.ts';
import { promptIn } from '../prompts/prompt-in.ts';

const WAYS = 3;

/** Variants that differ in fabric and cut, so that the person sees the possibilities. */
function waysOf(prompt: string, { reader, choose }: Asked): string[] {
  const ways = new Set<string>();
  for (let attempt = 0; attempt < 12 && ways.size < WAYS; attempt += 1) {
    ways.add(enrichPrompt(prompt, reader.read(prompt), { depth: 'picture', parts: EVERY_PART }, choose));
  }
  return [...ways];
}

function missingIn(prompt: string, { reader }: Asked): string[] {
  const { pieces, hero, setting, light, staging, backdrop } = reader.read(prompt);
  const piece = pieces[hero];
  if (!piece) return [];
  const open = {
    fabric: piece.fabric === null,
    colour: piece.colours.length === 0 && piece.pattern === null,
    cut: piece.cut === null && Object.keys(piece.attributes).length === 0,
    scene: !(setting || light || staging || backdrop),
  };
  return Object.entries(open).flatMap(([name, isOpen]) => (isOpen ? [name] : []));
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

function replyWith(prompt: string, asked: Asked, beginning: string): Reply {
  const ways = waysOf(prompt, asked);
  const missing = missingIn(prompt, asked);
  const left = missing.length > 0 ? ` It leaves the ${listed(missing)} to chance; here is what it could say.` : '';
  const { unknownWords } = asked.reader.read(prompt);
  const unread =
    unknownWords.length > 0
      ? [
          `The built-in engine does not draw ${listed(unknownWords.slice(0, 5).map((word) => `“${word}”`))}; a connected engine may.`,
        ]
      : [];
  return {
    paragraphs: [`${beginning}${left}`, ways.map((way, index) => `${index + 1}. ${way}`).join('\n'), ...unread],
    marks: [
      ...ways.map((way, index) => ({ mark: 'create' as const, prompt: way, label: `Create ${index + 1}` })),
      { mark: 'ask', text: 'Make it more dramatic' },
      { mark: 'ask', text: 'The same in another fabric' },
    ],
  };
}

/** "and in navy", "make it shorter": words that only make sense after a prompt. */
export function followUpSkill(asked: Asked): Reply | null {
  const last = lastPromptIn(asked);
  if (last === null || promptIn(asked) !== null) return null;
  const changed = changePrompt(last, asked);
  return changed === null ? null : replyWith(changed, asked, `Changed: **${changed}**.`);
}

/** The most recent prompt in the conversation. */
function lastPromptIn({ before, reader }: Asked): string | null {
  for (const { role, text } of before.toReversed()) {
    const found =
      role === 'user'
        ? promptIn({ text, reader })
        : (/^Changed: \*\*(.+)\*\*/.exec(text)?.[1] ?? /^1\. (.+)$/m.exec(text)?.[1] ?? null);
    if (found !== null && reader.read(found).subject === 'drawable') return found;
  }
  return null;
}

/** Whether the text is a question even without its question mark, and `prompt` is the whole text. */
function isPlainQuestion({ text, words }: Asked, prompt: string): boolean {
  const said = text.trim().replace(/[\s?!.]+$/, '');
  return prompt.length >= said.length && isQuestion({ text: said, words });
}

export function promptSkill(asked: Asked): Reply | null {
  const prompt = promptIn(asked);
  if (prompt === null || isPlainQuestion(asked, prompt) || ideasFor(asked.reader.read(prompt)) === null) return null;
  return replyWith(prompt, asked, `A good beginning: **${prompt}**.`);
}

/** "Give me an idea": a prompt of the stylist's own. */
export function ideaSkill(asked: Asked): Reply | null {
  if (
    !/ (idea|ideas|inspir\w*|surprise|random|something new|what should i (make|create|design)|brief) /.test(asked.words)
  )
    return null;
  const form = asked.choose.of(['dress', 'coat', 'knitwear', 'handbag', 'skirt', 'blazer', 'jumpsuit', 'vase'])!;
  return replyWith(form, asked, `Let us begin with a ${form}.`);
}
