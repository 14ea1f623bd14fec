/** Identical requests that arrive while the first is pending share its answer or its failure. */
export function createRequestSharing<Answer>() {
  const waiting = new Map<string, Promise<Answer>>();
  return (question: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const asked = waiting.get(question);
    if (asked) return asked;
    const answer = ask().finally(() => waiting.delete(question));
    waiting.set(question, answer);
    return answer;
  };
}
