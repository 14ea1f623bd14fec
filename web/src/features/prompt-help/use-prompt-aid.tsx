import type { Mode } from '@kenna/contract';
import { mdiAutoFix, mdiUndo } from '@mdi/js';
import { lazy, Suspense, useEffect, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { trackPrompt } from './built-prompt.store.ts';
import { SuggestionList } from './components/suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';
import { useTextUndo } from './use-text-undo.ts';

/** The builder's code is loaded when the builder is first opened. */
const PromptBuilder = lazy(() =>
  import('./components/prompt-builder.tsx').then((module) => ({ default: module.PromptBuilder })),
);

interface PromptAidInput {
  readonly text: string;
  /** Tool to which the prompt belongs. */
  readonly page: Mode;
  readonly onText: (text: string) => void;
  /** Focuses the field with the caret at the end. */
  readonly focus: () => void;
}

/** Help with writing a prompt: suggested continuations, improved versions of the typed text, and the builder. */
export function usePromptAid({ text, page, onText, focus }: PromptAidInput) {
  const [building, setBuilding] = useState(false);
  const { replace, undo, onKeyDown } = useTextUndo(text, onText);
  const suggestions = useSuggestions({ text, page, onTake: replace });
  useEffect(() => trackPrompt(text), [text]);
  const improve = () => {
    suggestions.improve();
    // On a touch screen the keyboard would cover the suggestions.
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
    /** Replaces the whole text; the replacement can be undone. */
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
