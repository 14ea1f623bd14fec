import classes from './switch-field.module.css';

interface SwitchFieldProps {
  readonly label: string;
  /** A few words on what the setting does. */
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A setting that is on or off. */
export function SwitchField({ label, hint, checked, onChange }: SwitchFieldProps) {
  return (
    <label className={classes.switch}>
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
