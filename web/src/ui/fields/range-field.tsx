import { useId } from 'react';
import classes from './range-field.module.css';

interface RangeFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The value as people read it; by default its number. */
  readonly shown?: string;
  readonly onChange: (value: number) => void;
  /** Called when the slider is released. */
  readonly onSettle?: () => void;
}

/** A slider with its value at its side. */
export function RangeField({
  label,
  value,
  min,
  max,
  step = 1,
  shown = String(value),
  onChange,
  onSettle,
}: RangeFieldProps) {
  const id = useId();
  const share = `${((value - min) / (max - min)) * 100}%`;
  return (
    <div className={classes.field}>
      <div className={classes.head}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className={classes.value}>
          {shown}
        </output>
      </div>
      <input
        id={id}
        className={classes.range}
        style={{ '--share': share }}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onPointerUp={onSettle}
        onKeyUp={onSettle}
      />
    </div>
  );
}
