import { SIZE_PRESETS, type SizePresetName } from '@kenna/contract';
import { useId } from 'react';
import laidOver from '../../../ui/fields/laid-over.module.css';
import classes from './size-picker.module.css';

interface SizePickerProps {
  readonly value: SizePresetName;
  readonly choices: readonly SizePresetName[];
  /** Of the pictures themselves, width over height; 1 where they differ. */
  readonly ratio: number;
  /** Why one cannot be chosen. */
  readonly barred?: Partial<Record<SizePresetName, string>>;
  readonly onChange: (value: SizePresetName) => void;
}

/** The longer side of an outline, in pixels. */
const OUTLINE = 26;

const outlineOf = (ratio: number) => ({
  '--w': `${Math.round(ratio >= 1 ? OUTLINE : OUTLINE * ratio)}px`,
  '--h': `${Math.round(ratio >= 1 ? OUTLINE / ratio : OUTLINE)}px`,
});

/** Frames for sales channels, each drawn in its shape. */
export function SizePicker({ value, choices, ratio, barred = {}, onChange }: SizePickerProps) {
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Size</legend>
      <div className={classes.choices}>
        {choices.map((choice) => {
          const { label, hint, frame } = SIZE_PRESETS[choice];
          const size = frame === null ? hint : `${frame.width} × ${frame.height}`;
          return (
            <label key={choice} className={classes.choice} title={barred[choice] ?? hint}>
              <input
                className={laidOver.control}
                type="radio"
                name={name}
                checked={choice === value}
                disabled={barred[choice] !== undefined}
                aria-label={`${label}, ${size}${frame === null ? '' : `, ${hint}`}`}
                onChange={() => onChange(choice)}
              />
              <span className={classes.face}>
                <span className={classes.place}>
                  <span
                    className={classes.outline}
                    data-kind={choice}
                    style={outlineOf(frame === null ? ratio : frame.width / frame.height)}
                  />
                </span>
                {label}
                <small>{size}</small>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
