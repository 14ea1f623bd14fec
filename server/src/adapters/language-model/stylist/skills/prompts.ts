/** Writes and improves prompts, and changes the previous one. */
import { EVERY_PART } from '../knowledge/tool-prompts.ts';
import type { Question, Reply } from '../reply.ts';
import { isQuestion } from '../subjects.ts';
import { enrichPrompt, ideasFor } from '../prompts/enrich-prompt.ts';
import { changePrompt } from '../prompts/change-prompt.ts';
import { promptIn } from '../prompts/prompt-in.ts';
import { listWords } from '../../../../shared/text/list-words.ts';

const VARIANT_COUNT = 3;

/** Variants that differ in fabric and cut, so that the person sees the possibilities. */
function variantsOf(prompt: string, { reader, choose }: Question): string[] {
  const variants = new Set<string>();
  for (let attempt = 0; attempt < 12 && variants.size < VARIANT_COUNT; attempt += 1) {
    variants.add(enrichPrompt(prompt, reader.read(prompt), { depth: 'picture', parts: EVERY_PART }, choose));
  }
  return [...variants];
}

function missingIn(prompt: string, { reader }: Question): string[] {
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

function replyWith(prompt: string, asked: Question, beginning: string): Reply {
  const variants = variantsOf(prompt, asked);
  const missing = missingIn(prompt, asked);
  const left = missing.length > 0 ? ` It leaves the ${listWords(missing)} to chance; here is what it could say.` : '';
  const { unknownWords } = asked.reader.read(prompt);
  const unread =
    unknownWords.length > 0
      ? [
          `The built-in engine does not draw ${listWords(unknownWords.slice(0, 5).map((word) => `“${word}”`))}; a connected engine may.`,
        ]
      : [];
  return {
    paragraphs: [
      `${beginning}${left}`,
      variants.map((variant, index) => `${index + 1}. ${variant}`).join('\n'),
      ...unread,
    ],
    marks: [
      ...variants.map((variant, index) => ({ mark: 'create' as const, prompt: variant, label: `Create ${index + 1}` })),
      { mark: 'ask', text: 'Make it more dramatic' },
      { mark: 'ask', text: 'The same in another fabric' },
    ],
  };
}

/** "and in navy", "make it shorter": words that only make sense after a prompt. */
export function followUpSkill(asked: Question): Reply | null {
  const last = lastPromptIn(asked);
  if (last === null || promptIn(asked) !== null) return null;
  const changed = changePrompt(last, asked);
  return changed === null ? null : replyWith(changed, asked, `Changed: **${changed}**.`);
}

/** The most recent prompt in the conversation. */
function lastPromptIn({ before, reader }: Question): string | null {
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
function isPlainQuestion({ text, words }: Question, prompt: string): boolean {
  const said = text.trim().replace(/[\s?!.]+$/, '');
  return prompt.length >= said.length && isQuestion({ text: said, words });
}

/** Improves a prompt that the person has written, and offers variants of it. */
export function promptSkill(asked: Question): Reply | null {
  const prompt = promptIn(asked);
  if (prompt === null || isPlainQuestion(asked, prompt) || ideasFor(asked.reader.read(prompt)) === null) return null;
  return replyWith(prompt, asked, `A good beginning: **${prompt}**.`);
}

/** Suggests a prompt when the person asks for an idea. */
export function ideaSkill(asked: Question): Reply | null {
  if (
    !/ (idea|ideas|inspir\w*|surprise|random|something new|what should i (make|create|design)|brief) /.test(asked.words)
  )
    return null;
  const form = asked.choose.of(['dress', 'coat', 'knitwear', 'handbag', 'skirt', 'blazer', 'jumpsuit', 'vase'])!;
  return replyWith(form, asked, `Let us begin with ${form === 'knitwear' ? form : `a ${form}`}.`);
}
