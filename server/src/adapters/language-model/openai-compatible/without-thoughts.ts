const OPEN = '<think>';
const CLOSE = '</think>';

/** Leaves out what a model thought aloud before its answer, where its server does not keep that apart. */
export function withoutThoughts() {
  let state: 'start' | 'thinking' | 'answering' = 'start';
  let held = '';

  function read(words: string): string {
    if (state === 'answering') return words;
    held += words;
    if (state === 'start') {
      const begun = held.trimStart();
      if (begun.startsWith(OPEN)) state = 'thinking';
      else if (!OPEN.startsWith(begun)) return answer(held);
    }
    const close = state === 'thinking' ? held.indexOf(CLOSE) : -1;
    return close === -1 ? '' : answer(held.slice(close + CLOSE.length).trimStart());
  }

  function answer(words: string): string {
    state = 'answering';
    held = '';
    return words;
  }

  return {
    read,
    /** What was held back for nothing. */
    end: (): string => (state === 'start' && held.trim() !== '' ? answer(held) : ''),
  };
}
