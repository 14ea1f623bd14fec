import { PROMPT_LIMIT } from '@kenna/contract';
import { mdiArrowUp, mdiBrushOutline } from '@mdi/js';
import { useId, type KeyboardEvent } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { MESSAGE_FIELD } from '../focus-message.ts';
import classes from './message-field.module.css';

interface MessageFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
  /** A message is on its way. */
  readonly sending: boolean;
  /** Whether a part of the picture is being marked; null where there is nothing to mark. */
  readonly marking: boolean | null;
  readonly onMark: () => void;
  readonly suggestions: readonly string[];
  readonly onSuggestion: (suggestion: string) => void;
  /** What it costs, or what keeps it from being sent. */
  readonly line: string;
  /** Why the last message was not taken; null when it was. */
  readonly refusal: string | null;
}

/** What to change, in words: Enter sends, Shift and Enter begin a new line. */
export function MessageField(props: MessageFieldProps) {
  const { text, onText, onSend, sending, marking, onMark, suggestions, onSuggestion, line, refusal } = props;
  const lineId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    // What is being composed belongs to the keyboard of its language.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div className={classes.message}>
      {suggestions.length > 0 && (
        <ul className={classes.suggestions} aria-label="Suggestions">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button type="button" onClick={() => onSuggestion(suggestion)}>
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.field}>
        {marking !== null && (
          <button type="button" className={classes.mark} aria-pressed={marking} onClick={onMark}>
            <Icon path={mdiBrushOutline} />
            <span>Mark a part</span>
          </button>
        )}
        <textarea
          id={MESSAGE_FIELD}
          className={classes.text}
          rows={1}
          maxLength={PROMPT_LIMIT}
          aria-label="Message"
          aria-describedby={lineId}
          placeholder={marking ? 'What should change there?' : 'What should change?'}
          enterKeyHint="send"
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={classes.send} aria-label="Send" aria-busy={sending} onClick={onSend}>
          <Icon path={mdiArrowUp} />
        </button>
      </div>
      <p id={lineId} className={classes.line}>
        {line}
      </p>
      {refusal !== null && (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
