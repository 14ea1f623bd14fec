import { useId } from 'react';
import laidOver from './laid-over.module.css';
import classes from './choice-field.module.css';

interface ChoiceFieldProps<Value extends string | number> {
  readonly legend: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly hint?: string }[];
  /** Number of choices in a row; by default all are in one row. */
  readonly columns?: number;
  readonly onChange: (value: Value) => void;
}

/** A choice of one among a few, side by side. It is a native radio group with its own appearance. */
export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { legend, value, choices, columns = choices.length, onChange } = props;
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.choices} style={{ '--columns': columns }}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.choice}>
            <input
              className={laidOver.control}
              type="radio"
              name={name}
              checked={choice.value === value}
              aria-label={choice.label}
              onChange={() => onChange(choice.value)}
            />
            <span className={classes.face}>
              {choice.label}
              {choice.hint !== undefined && <small>{choice.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
