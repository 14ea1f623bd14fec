import { SIZE_PRESETS, type SizePresetName } from '@kenna/contract';
import { useId } from 'react';
import laidOver from '../../../ui/fields/laid-over.module.css';
import classes from './size-picker.module.css';

interface SizePickerProps {
  readonly value: SizePresetName;
  readonly choices: readonly SizePresetName[];
  /** Aspect ratio (width / height) of the pictures; 1 when they differ. */
  readonly ratio: number;
  /** Sizes that cannot be chosen, each with the reason. */
  readonly unavailable?: Partial<Record<SizePresetName, string>>;
  readonly onChange: (value: SizePresetName) => void;
}

/** Longer side of an outline in pixels. */
const OUTLINE_SIDE = 26;

const outlineOf = (ratio: number) => ({
  '--w': `${Math.round(ratio >= 1 ? OUTLINE_SIDE : OUTLINE_SIDE * ratio)}px`,
  '--h': `${Math.round(ratio >= 1 ? OUTLINE_SIDE / ratio : OUTLINE_SIDE)}px`,
});

/** Sizes to choose from, such as the formats of sales channels, each shown as an outline in its aspect ratio. */
export function SizePicker({ value, choices, ratio, unavailable = {}, onChange }: SizePickerProps) {
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Size</legend>
      <div className={classes.choices}>
        {choices.map((choice) => {
          const { label, hint, frame } = SIZE_PRESETS[choice];
          const size = frame === null ? hint : `${frame.width} × ${frame.height}`;
          return (
            <label key={choice} className={classes.choice} title={unavailable[choice] ?? hint}>
              <input
                className={laidOver.control}
                type="radio"
                name={name}
                checked={choice === value}
                disabled={unavailable[choice] !== undefined}
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
