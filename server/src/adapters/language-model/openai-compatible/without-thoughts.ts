const OPEN = '<think>';
const CLOSE = '</think>';

/** Removes the reasoning that a model writes before its answer, where its server does not separate it. */
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
    /** Returns text that was held back as possible reasoning but was not. */
    end: (): string => (state === 'start' && held.trim() !== '' ? answer(held) : ''),
  };
}
