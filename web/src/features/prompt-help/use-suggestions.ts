import type { Mode } from '@kenna/contract';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { suggestionKey } from './suggestion-keys.ts';
import { useSuggestedPrompts, type SuggestionQuestion } from './suggestions.api.ts';

/** Typing rests for this long before ways to go on are asked for. */
const PAUSE_MS = 700;
/** Fewer letters say too little to go on from. */
const ENOUGH = 3;
const NONE: readonly string[] = [];

interface SuggestionsInput {
  readonly text: string;
  readonly page: Mode;
  /** The person takes a suggestion: the whole text that comes in place of what is typed. */
  readonly onTake: (text: string) => void;
}

/**
 * Ways to go on from what is typed, asked for after a pause or by key, and taken by key or press; never without either.
 * They stand as long as the text is the one that was asked about.
 */
export function useSuggestions({ text, page, onTake }: SuggestionsInput) {
  const listId = useId();
  const [question, setQuestion] = useState<SuggestionQuestion | null>(null);
  const [reached, setReached] = useState<number | null>(null);
  const timer = useRef<number>(undefined);
  const improved = useRef({ text: '', seed: 0 });
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const current = question?.text === text ? question : null;
  const { data, isFetching, isError } = useSuggestedPrompts(current);
  const choices = current && !isFetching ? (data ?? NONE) : NONE;
  const active = reached !== null && reached < choices.length ? reached : null;

  const ask = (next: SuggestionQuestion | null) => {
    window.clearTimeout(timer.current);
    setReached(null);
    setQuestion(next);
  };
  const close = () => ask(null);
  const take = (choice: string) => {
    close();
    onTake(choice);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const atEnd = event.currentTarget.selectionStart === text.length;
    const meant = suggestionKey(event, { count: choices.length, active, atEnd });
    if (meant === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (meant.act === 'ask') ask({ text, page, kind: 'complete', seed: 0 });
    else if (meant.act === 'close') close();
    else if (meant.act === 'move') setReached(meant.to);
    else take(choices[meant.index] ?? text);
  };
  const onInput = (event: SyntheticEvent<HTMLTextAreaElement>) => {
    const typed = event.currentTarget.value;
    close();
    if (typed.trim().length < ENOUGH) return;
    timer.current = window.setTimeout(() => ask({ text: typed, page, kind: 'complete', seed: 0 }), PAUSE_MS);
  };
  return {
    listId,
    choices,
    active,
    /** What was asked for by a press and has not come, or has come to nothing; null where nothing is to be said. */
    waiting: current?.kind === 'improve' ? waitingOf({ isFetching, isError, count: choices.length }) : null,
    isImproving: current?.kind === 'improve',
    take,
    close,
    /** Asks for more words; again, for others. */
    improve: () => {
      const seed = improved.current.text === text ? improved.current.seed + 1 : 0;
      improved.current = { text, seed };
      ask({ text, page, kind: 'improve', seed });
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

const waitingOf = ({ isFetching, isError, count }: { isFetching: boolean; isError: boolean; count: number }) => {
  if (isFetching) return 'Looking for suggestions…';
  if (isError) return 'No suggestions arrived. Try again.';
  return count === 0 ? 'There are no suggestions for this text.' : null;
};
