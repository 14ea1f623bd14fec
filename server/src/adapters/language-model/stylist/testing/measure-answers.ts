/**
 * Asks the stylist designers' questions, with the pages that the knowledge base finds, and rates each answer by its
 * topics.
 */
import type { LanguageModel, ModelPage } from '../../../../ports/language-model.port.ts';
import type { DesignerQuestion } from './designer-question.ts';

export interface Judged {
  readonly asks: string;
  readonly text: string;
  /** `honest`: it says that it has no answer. `wrong`: neither an answer to the question nor honest about it. */
  readonly is: 'on the point' | 'honest' | 'wrong';
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const escaped = (text: string): string => text.replace(/[.*+?^${}()[\]\\]/g, String.raw`\$&`);

/** Whether each topic has an alternative that begins a word. */
const isAbout = (text: string, about: readonly string[]): boolean =>
  about.length > 0 &&
  about.every((topic) =>
    folded(topic)
      .split('|')
      .some((word) => new RegExp(`(?<![a-z0-9])${escaped(word)}`).test(folded(text))),
  );

const isHonest = (text: string): boolean => /I (do not|don’t) know/.test(text) && /\]\(\/knowledge-base[)/]/.test(text);

export async function judgeAnswer(
  model: LanguageModel,
  { asks, about }: DesignerQuestion,
  pages: readonly ModelPage[],
): Promise<Judged> {
  let said = '';
  const messages = [{ role: 'user' as const, text: asks, pictures: [] }];
  const request = { purpose: 'answer' as const, messages, pages, seed: 0 };
  for await (const piece of model.complete(request, new AbortController())) said += piece;
  const text = said
    .split('\n')
    .filter((line) => !line.startsWith('@@ '))
    .join('\n')
    .trim();
  const gaveUp = isHonest(text);
  return { asks, text, is: gaveUp ? 'honest' : isAbout(text, about) ? 'on the point' : 'wrong' };
}
