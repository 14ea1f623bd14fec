import type { Mode } from '@kenna/contract';
import { mdiAutoFix, mdiUndo } from '@mdi/js';
import { lazy, Suspense, useEffect, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { followPrompt } from './built-prompt.store.ts';
import { SuggestionList } from './components/suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';
import { useTextUndo } from './use-text-undo.ts';

/** Loads when it is opened. */
const PromptBuilder = lazy(() =>
  import('./components/prompt-builder.tsx').then((module) => ({ default: module.PromptBuilder })),
);

interface PromptAidInput {
  readonly text: string;
  /** The tool whose prompt it is. */
  readonly page: Mode;
  readonly onText: (text: string) => void;
  /** Puts the caret at the end of the field. */
  readonly focus: () => void;
}

/** What helps with the words of a prompt: ways to go on, more words for what is typed, and the builder. */
export function usePromptAid({ text, page, onText, focus }: PromptAidInput) {
  const [building, setBuilding] = useState(false);
  const { replace, undo, onKeyDown } = useTextUndo(text, onText);
  const suggestions = useSuggestions({ text, page, onTake: replace });
  useEffect(() => followPrompt(text), [text]);
  const improve = () => {
    suggestions.improve();
    // On glass the keyboard would cover what is offered.
    if (!window.matchMedia('(pointer: coarse)').matches) focus();
  };
  return {
    field: {
      ...suggestions.field,
      onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
        onKeyDown(event);
        suggestions.field.onKeyDown(event);
      },
    },
    /** Puts a whole text in the place of what is typed, which can be undone. */
    replace,
    tools: (
      <>
        <IconButton label="Improve" icon={mdiAutoFix} disabled={text.trim() === ''} onClick={improve} />
        {undo && (
          <IconButton
            label="Back to what I typed"
            icon={mdiUndo}
            onClick={() => {
              undo();
              focus();
            }}
          />
        )}
      </>
    ),
    under: (
      <>
        <SuggestionList typed={text} suggestions={suggestions} />
        {building && (
          <Suspense>
            <PromptBuilder text={text} onText={onText} onClose={() => setBuilding(false)} />
          </Suspense>
        )}
      </>
    ),
    build: () => setBuilding(true),
  };
}
