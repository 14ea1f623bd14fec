import { useId } from 'react';
import classes from './choice-field.module.css';
import { RadioChoice, RadioGroup } from './radio-group.tsx';

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
    <RadioGroup legend={legend}>
      <div className={classes.choices} style={{ '--columns': columns }}>
        {choices.map((choice) => (
          <RadioChoice
            key={choice.value}
            className={classes.choice}
            name={name}
            checked={choice.value === value}
            label={choice.label}
            onChoose={() => onChange(choice.value)}
          >
            <span className={classes.face}>
              {choice.label}
              {choice.hint !== undefined && <small>{choice.hint}</small>}
            </span>
          </RadioChoice>
        ))}
      </div>
    </RadioGroup>
  );
}
