import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { shownSuggestion } from '../shown-suggestion.ts';
import type { Suggestions } from '../use-suggestions.ts';
import classes from './suggestion-list.module.css';

interface SuggestionListProps {
  readonly typed: string;
  readonly suggestions: Suggestions;
}

/** Maximum number of typed characters that are repeated before a suggestion; on a phone it has two lines. */
const ROOM = { wide: 28, phone: 12 };

/** Suggested prompts below the prompt field. */
export function SuggestionList({ typed, suggestions }: SuggestionListProps) {
  const { listId, choices, active, status, isImproving, take, close } = suggestions;
  const isPhone = useIsPhone();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // In the sheet of a narrow screen the list lies below what is visible. Two of them leave the typed text visible.
    const [first, second = first] = list.current?.children ?? [];
    second?.scrollIntoView({ block: 'nearest' });
  }, [choices]);
  useEffect(() => {
    // On a phone the list scrolls, and the keys select beyond what is visible.
    if (active !== null) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const label = isImproving ? 'Improved prompts' : 'Suggestions';
  return (
    <>
      <VisuallyHidden role="status">{announcementOf(choices.length)}</VisuallyHidden>
      {status !== null && (
        <p className={classes.status} role="status">
          {status}
        </p>
      )}
      {choices.length > 0 && (
        <div className={classes.place}>
          {/* Preventing the default action of a press leaves the focus in the field. */}
          <div className={classes.suggestions} onPointerDown={(event) => event.preventDefault()}>
            <ul ref={list} id={listId} role="listbox" aria-label={label} className={classes.list}>
              {choices.map((choice, index) => {
                const { repeated, added } = shownSuggestion(typed, choice, isPhone ? ROOM.phone : ROOM.wide);
                return (
                  // Keys reach it through the field.
                  // eslint-disable-next-line jsx-a11y/click-events-have-key-events
                  <li
                    key={choice}
                    id={`${listId}-${index}`}
                    role="option"
                    aria-selected={index === active}
                    className={classes.choice}
                    onClick={() => take(choice)}
                  >
                    <span className={classes.words}>
                      <span className={classes.repeated}>{repeated}</span>
                      {added}
                    </span>
                  </li>
                );
              })}
            </ul>
            <p className={classes.hint}>
              <span>
                <kbd>↓</kbd> chooses, <kbd>Enter</kbd> or <kbd>Tab</kbd> accepts
              </span>
              {/* Keys close the list with Escape, and Tab leads on to the next field. */}
              <button type="button" tabIndex={-1} onClick={close}>
                Close
              </button>
            </p>
          </div>
        </div>
      )}
    </>
  );
}

const announcementOf = (count: number): string =>
  count === 0 ? '' : `${count} suggestions. The down arrow chooses, Enter or Tab accepts, Escape closes.`;
