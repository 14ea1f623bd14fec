import { useId, type ReactNode, type Ref } from 'react';
import classes from './range-field.module.css';

interface RangeFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The value that changes nothing, from which the track is filled; by default the lowest. */
  readonly origin?: number;
  /** The value as people read it; by default its number. */
  readonly shown?: string;
  /** Content beside the value, such as a button that takes it back. */
  readonly aside?: ReactNode;
  readonly onChange: (value: number) => void;
  /** Called when the slider is released. */
  readonly onSettle?: () => void;
}

/** A slider with its value at its side. */
export function RangeField({
  ref,
  label,
  value,
  min,
  max,
  step = 1,
  origin = min,
  shown = String(value),
  aside,
  onChange,
  onSettle,
}: RangeFieldProps) {
  const id = useId();
  const shareOf = (at: number) => `${((at - min) / (max - min)) * 100}%`;
  const filled = {
    '--from': shareOf(Math.min(origin, value)),
    '--to': shareOf(Math.max(origin, value)),
    ...(origin !== min && { '--origin': shareOf(origin) }),
  };
  return (
    <div className={classes.field}>
      <div className={classes.head}>
        <label htmlFor={id}>{label}</label>
        {aside}
        <output htmlFor={id} className={classes.value}>
          {shown}
        </output>
      </div>
      <input
        ref={ref}
        id={id}
        className={classes.range}
        style={filled}
        data-origin={origin !== min}
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
