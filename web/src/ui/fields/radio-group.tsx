import type { ReactNode } from 'react';
import laidOver from './laid-over.module.css';
import classes from './radio-group.module.css';

interface RadioGroupProps {
  readonly legend: string;
  readonly children: ReactNode;
}

/** A group of native radio buttons under its legend. Its choices are `RadioChoice` elements. */
export function RadioGroup({ legend, children }: RadioGroupProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface RadioChoiceProps {
  /** Name that all choices of one group share. */
  readonly name: string;
  readonly checked: boolean;
  /** Name of the choice for screen readers; without it they read its children. */
  readonly label?: string;
  readonly title?: string;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
  readonly onChoose: () => void;
  /** What is seen of the choice. The native button lies invisibly over it, as the sibling before it. */
  readonly children: ReactNode;
}

/** One choice of a `RadioGroup`. */
export function RadioChoice(props: RadioChoiceProps) {
  const { name, checked, label, title, disabled = false, className = '', onChoose, children } = props;
  return (
    <label className={`${classes.choice} ${className}`} title={title}>
      <input
        className={laidOver.control}
        type="radio"
        name={name}
        checked={checked}
        disabled={disabled}
        aria-label={label}
        onChange={onChoose}
      />
      {children}
    </label>
  );
}
