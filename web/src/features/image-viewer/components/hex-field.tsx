import { Button } from '@mantine/core';
import { useState } from 'react';
import { hexOf } from '../../../lib/colours/hex-of.ts';
import classes from './hex-field.module.css';

interface HexFieldProps {
  /** Label of the button, such as "Use" or "Add". */
  readonly action: string;
  readonly disabled?: boolean;
  readonly onChoose: (hex: string) => void;
}

/** Field for a colour without a name: typed, pasted, or chosen in the system's colour picker. */
export function HexField({ action, disabled = false, onChoose }: HexFieldProps) {
  const [typed, setTyped] = useState('');
  const hex = hexOf(typed);
  // Shorter text may be the beginning of a colour such as #1f2a44.
  const isWrong = typed.trim().length >= 7 && hex === null;
  const choose = () => {
    if (hex === null || disabled) return;
    onChoose(hex);
    setTyped('');
  };
  return (
    <div className={classes.field}>
      <input
        type="color"
        aria-label="Pick a colour"
        className={classes.picker}
        value={hex ?? '#8f8a80'}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <input
        className={classes.text}
        aria-label="Colour as hex"
        aria-invalid={isWrong}
        placeholder="#1f2a44"
        spellCheck={false}
        autoComplete="off"
        maxLength={9}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          choose();
        }}
      />
      <Button size="compact-md" variant="default" disabled={hex === null || disabled} onClick={choose}>
        {action}
      </Button>
    </div>
  );
}
