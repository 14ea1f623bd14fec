/** Equal questions that come while the first is still waiting share its answer, and its failure. */
export function createAskedTogether<Answer>() {
  const waiting = new Map<string, Promise<Answer>>();
  return (question: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const asked = waiting.get(question);
    if (asked) return asked;
    const answer = ask().finally(() => waiting.delete(question));
    waiting.set(question, answer);
    return answer;
  };
}
