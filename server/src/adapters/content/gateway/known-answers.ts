import type { Clock } from '../../../shared/clock.ts';

const MAX_ANSWERS = 300;

/** A cache of valid answers in memory; the least recently used is dropped first. */
export function createKnownAnswers<Answer>(clock: Clock) {
  const answers = new Map<string, { readonly answer: Answer; readonly until: number }>();
  return {
    find(question: string): Answer | null {
      const known = answers.get(question);
      answers.delete(question);
      if (!known || known.until <= clock.now().getTime()) return null;
      answers.set(question, known);
      return known.answer;
    },
    store(question: string, answer: Answer, seconds: number): void {
      answers.delete(question);
      answers.set(question, { answer, until: clock.now().getTime() + seconds * 1000 });
      const [oldest] = answers.keys();
      if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest);
    },
  };
}
