import { ANSWER_MARK, type AnswerMark, type ModelMessage, type ModelPage } from '../../../ports/language-model.port.ts';
import type { BriefReader } from './brief-reader.ts';
import { correctSpelling } from './correct-spelling.ts';
import { inEnglish } from './in-english.ts';
import { seededChoice, type SeededChoice } from './seeded-choice.ts';
import { wordsIn } from './words-in.ts';

/** A question as every skill of the stylist sees it. */
export interface Asked {
  /** As the person wrote it, with German colours in English. */
  readonly text: string;
  /** Lower case, without signs and with slips mended, between single spaces and with one at each end. */
  readonly words: string;
  /** What was said before, oldest first. */
  readonly before: readonly ModelMessage[];
  /** Ids of the pictures sent with it. */
  readonly pictures: readonly number[];
  readonly pages: readonly ModelPage[];
  readonly choose: SeededChoice;
  readonly reader: BriefReader;
  readonly productName: string;
}

export interface Reply {
  /** Markdown, one after the other. */
  readonly paragraphs: readonly string[];
  readonly marks: readonly AnswerMark[];
}

/** What the stylist can speak about; null when a question is not about it. */
export type Skill = (asked: Asked) => Reply | null;

export function readAsked(
  { messages, pages, seed }: { messages: readonly ModelMessage[]; pages: readonly ModelPage[]; seed: number },
  { reader, productName }: Pick<Asked, 'reader' | 'productName'>,
): Asked {
  const question = messages.at(-1);
  const text = inEnglish(question?.text ?? '');
  return {
    text,
    words: ` ${correctSpelling(wordsIn(text)).join(' ')} `,
    before: messages.slice(0, -1).map((message) => ({ ...message, text: inEnglish(message.text) })),
    pictures: question?.pictures.map(({ id }) => id) ?? [],
    pages,
    choose: seededChoice(text, seed),
    reader,
    productName,
  };
}

export function writeReply({ paragraphs, marks }: Reply): string {
  const lines = marks.map((mark) => `${ANSWER_MARK} ${JSON.stringify(mark)}`);
  return [paragraphs.join('\n\n'), lines.join('\n')].filter((part) => part !== '').join('\n\n');
}
