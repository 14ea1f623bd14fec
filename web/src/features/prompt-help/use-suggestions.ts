import type { Mode } from '@kenna/contract';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { suggestionKey } from './suggestion-keys.ts';
import { useSuggestedPrompts, type SuggestionQuestion } from './suggestions.api.ts';

/** Pause in typing before continuations are requested, in milliseconds. */
const PAUSE_MS = 700;
/** Minimum number of characters for which continuations are requested. */
const MIN_LENGTH = 3;
const NONE: readonly string[] = [];

interface SuggestionsInput {
  readonly text: string;
  readonly page: Mode;
  /** Called with the whole suggested text when the person accepts it. */
  readonly onTake: (text: string) => void;
}

/**
 * Suggested prompts for the typed text. They are requested after a pause in typing or by a key, accepted by a key or a
 * press, and shown only while the text is still the one that they were requested for.
 */
export function useSuggestions({ text, page, onTake }: SuggestionsInput) {
  const listId = useId();
  const [question, setQuestion] = useState<SuggestionQuestion | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const timer = useRef<number>(undefined);
  const improved = useRef({ text: '', seed: 0 });
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const current = question?.text === text ? question : null;
  const { data, isFetching, isError } = useSuggestedPrompts(current);
  const choices = current && !isFetching ? (data ?? NONE) : NONE;
  const active = selected !== null && selected < choices.length ? selected : null;

  const request = (next: SuggestionQuestion | null) => {
    window.clearTimeout(timer.current);
    setSelected(null);
    setQuestion(next);
  };
  const close = () => request(null);
  const take = (choice: string) => {
    close();
    onTake(choice);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const atEnd = event.currentTarget.selectionStart === text.length;
    const meant = suggestionKey(event, { count: choices.length, active, atEnd });
    if (meant === null) {
      // The tool sends the prompt, and suggestions for it would cover the settings.
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) close();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (meant.act === 'request') request({ text, page, kind: 'complete', seed: 0 });
    else if (meant.act === 'close') close();
    else if (meant.act === 'move') setSelected(meant.to);
    else take(choices[meant.index] ?? text);
  };
  const onInput = (event: SyntheticEvent<HTMLTextAreaElement>) => {
    const typed = event.currentTarget.value;
    close();
    if (typed.trim().length < MIN_LENGTH) return;
    timer.current = window.setTimeout(() => request({ text: typed, page, kind: 'complete', seed: 0 }), PAUSE_MS);
  };
  return {
    listId,
    choices,
    active,
    /** Status of a request for an improved text that is running, failed or returned nothing; null otherwise. */
    status: current?.kind === 'improve' ? statusOf({ isFetching, isError, count: choices.length }) : null,
    isImproving: current?.kind === 'improve',
    take,
    close,
    /** Requests improved versions of the text; for the same text, other versions than before. */
    improve: () => {
      const seed = improved.current.text === text ? improved.current.seed + 1 : 0;
      improved.current = { text, seed };
      request({ text, page, kind: 'improve', seed });
    },
    field: {
      onKeyDown,
      onInput,
      onBlur: close,
      'aria-autocomplete': 'list' as const,
      'aria-controls': choices.length > 0 ? listId : undefined,
      'aria-activedescendant': active === null ? undefined : `${listId}-${active}`,
    },
  };
}

export type Suggestions = ReturnType<typeof useSuggestions>;

const statusOf = ({ isFetching, isError, count }: { isFetching: boolean; isError: boolean; count: number }) => {
  if (isFetching) return 'Looking for suggestions…';
  if (isError) return 'No suggestions arrived. Try again.';
  return count === 0 ? 'There are no suggestions for this text.' : null;
};
