import { MESSAGE_LIMIT } from '@kenna/contract';
import { mdiArrowUp, mdiStop } from '@mdi/js';
import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { MESSAGE_FIELD } from '../focus-message.ts';
import classes from './composer.module.css';

interface ComposerProps {
  readonly text: string;
  readonly placeholder: string;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
  /** Whether a message is being sent. */
  readonly sending: boolean;
  /** Ends the answer that is being written; null when there is none. */
  readonly onStop?: (() => void) | null;
  /** Buttons in the field, before the text. */
  readonly tools?: ReactNode;
  /** Attachments of the message. */
  readonly children?: ReactNode;
  /** Suggested messages. Null keeps a line free for those that are about to come, so that nothing moves then. */
  readonly suggestions: readonly string[] | null;
  readonly onSuggestion: (suggestion: string) => void;
  /** The price of the message, or why it cannot be sent. */
  readonly line: string;
  /** Why the last message was rejected; null when it was accepted. */
  readonly refusal: string | null;
}

/** Field for the next message. Enter sends it; Shift and Enter start a new line. */
export function Composer(props: ComposerProps) {
  const { text, placeholder, onText, onSend, sending, onStop = null, tools, children } = props;
  const { suggestions, onSuggestion, line, refusal } = props;
  const lineId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a character, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div className={classes.message}>
      {suggestions === null && <div className={classes.suggestions} />}
      {suggestions !== null && suggestions.length > 0 && (
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
        {children !== undefined && <div className={classes.with}>{children}</div>}
        {tools && <div className={classes.tools}>{tools}</div>}
        <textarea
          dir="auto"
          id={MESSAGE_FIELD}
          className={classes.text}
          rows={1}
          maxLength={MESSAGE_LIMIT}
          aria-label="Message"
          aria-describedby={lineId}
          placeholder={placeholder}
          enterKeyHint="send"
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {onStop === null ? (
          <button
            type="button"
            className={classes.send}
            aria-label="Send"
            aria-busy={sending}
            data-idle={text.trim() === ''}
            onClick={onSend}
          >
            <Icon path={mdiArrowUp} />
          </button>
        ) : (
          <button type="button" className={classes.stop} aria-label="Stop" onClick={onStop}>
            <Icon path={mdiStop} />
          </button>
        )}
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

interface ComposerToolProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: string;
  /** Visible where there is enough space, otherwise only accessible. */
  readonly label: string;
}

/** A button that attaches something to the message. */
export const ComposerTool = ({ icon, label, ...rest }: ComposerToolProps) => (
  <button type="button" className={classes.tool} {...rest}>
    <Icon path={icon} />
    <span>{label}</span>
  </button>
);
