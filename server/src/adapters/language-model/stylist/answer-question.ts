import type { ModelMessage, ModelPage } from '../../../ports/language-model.port.ts';
import { readQuestion, writeReply, type Question } from './reply.ts';
import { skills } from './skills/skills.ts';

interface Conversation {
  readonly messages: readonly ModelMessage[];
  readonly pages: readonly ModelPage[];
  readonly seed: number;
}

/** The text and marks of the answer, from the first skill that has one. */
export function answerQuestion(conversation: Conversation, setup: Pick<Question, 'reader' | 'productName'>): string {
  const asked = readQuestion(conversation, setup);
  for (const skill of skills) {
    const reply = skill(asked);
    if (reply) return writeReply(reply);
  }
  return '';
}
