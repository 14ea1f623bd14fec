import type { ModelMessage, ModelPage } from '../../../ports/language-model.port.ts';
import { readAsked, writeReply, type Asked } from './reply.ts';
import { skills } from './skills/skills.ts';

interface Question {
  readonly messages: readonly ModelMessage[];
  readonly pages: readonly ModelPage[];
  readonly seed: number;
}

/** The text and marks of the answer, from the first skill that has one. */
export function answerQuestion(question: Question, stands: Pick<Asked, 'reader' | 'productName'>): string {
  const asked = readAsked(question, stands);
  for (const skill of skills) {
    const reply = skill(asked);
    if (reply) return writeReply(reply);
  }
  return '';
}
