import { ANSWER_MARK, type AnswerMark, type ModelMessage, type ModelPage } from '../../../ports/language-model.port.ts';
import type { BriefReader } from './brief-reader.ts';
import { correctSpelling } from './correct-spelling.ts';
import { inEnglish } from './in-english.ts';
import { seededChoice, type SeededChoice } from './seeded-choice.ts';
import { wordsIn } from './words-in.ts';

/** A question as every skill of the stylist receives it. */
export interface Question {
  /** The person's text, with German colours translated. */
  readonly text: string;
  /** Lower case, without punctuation, spelling corrected, with single spaces between words and at both ends. */
  readonly words: string;
  /** The earlier messages, oldest first. */
  readonly before: readonly ModelMessage[];
  /** Ids of the pictures sent with it. */
  readonly pictures: readonly number[];
  readonly pages: readonly ModelPage[];
  readonly choose: SeededChoice;
  readonly reader: BriefReader;
  readonly productName: string;
}

export interface Reply {
  /** Markdown paragraphs, in order. */
  readonly paragraphs: readonly string[];
  readonly marks: readonly AnswerMark[];
}

/** A topic of the stylist; null when the question is not about it. */
export type Skill = (asked: Question) => Reply | null;

export function readQuestion(
  { messages, pages, seed }: { messages: readonly ModelMessage[]; pages: readonly ModelPage[]; seed: number },
  { reader, productName }: Pick<Question, 'reader' | 'productName'>,
): Question {
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
