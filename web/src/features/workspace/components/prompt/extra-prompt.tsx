import { PROMPT_LIMIT } from '@kenna/contract';
import { useId, useState } from 'react';
import classes from './prompt-panel.module.css';

interface ExtraPromptProps {
  /** Label of the link that reveals the field, and of the field. */
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** An optional prompt field behind a link. 'Clear and hide' empties and hides it; a field with text is always shown. */
export function ExtraPrompt({ label, placeholder, value, onChange }: ExtraPromptProps) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  if (!opened && value === '') {
    return (
      <button type="button" className={classes.link} onClick={() => setOpened(true)}>
        {label}
      </button>
    );
  }
  const clear = () => {
    onChange('');
    setOpened(false);
  };
  return (
    <div className={classes.extra}>
      <div className={classes.extraHead}>
        <label className={classes.label} htmlFor={id}>
          {label}
        </label>
        <button type="button" className={classes.link} onClick={clear}>
          Clear and hide
        </button>
      </div>
      <textarea
        dir="auto"
        id={id}
        className={`${classes.field} ${classes.text}`}
        rows={2}
        maxLength={PROMPT_LIMIT}
        placeholder={placeholder}
        value={value}
        // A person who opens the field wants to write in it, so it takes the focus.
        ref={(field) => void (opened && value === '' && field?.focus())}
        onChange={(event) => {
          setOpened(true);
          onChange(event.currentTarget.value);
        }}
      />
    </div>
  );
}
