import { SIZE_PRESETS, type SizePresetName } from '@kenna/contract';
import { useId } from 'react';
import { RadioChoice, RadioGroup } from '../../../ui/fields/radio-group.tsx';
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
    <RadioGroup legend="Size">
      <div className={classes.choices}>
        {choices.map((choice) => {
          const { label, hint, frame } = SIZE_PRESETS[choice];
          const size = frame === null ? hint : `${frame.width} × ${frame.height}`;
          return (
            <RadioChoice
              key={choice}
              className={classes.choice}
              name={name}
              title={unavailable[choice] ?? hint}
              checked={choice === value}
              disabled={unavailable[choice] !== undefined}
              label={`${label}, ${size}${frame === null ? '' : `, ${hint}`}`}
              onChoose={() => onChange(choice)}
            >
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
            </RadioChoice>
          );
        })}
      </div>
    </RadioGroup>
  );
}
