import { lazy, Suspense, useId, useState } from 'react';
import { BACKGROUND_COLOURS } from '../../lib/colours/background-colours.ts';
import { Popover } from '../layers/popover.tsx';
import classes from './background-picker.module.css';
import { RadioChoice, RadioGroup } from './radio-group.tsx';

const ColourField = lazy(() => import('./colour-field.tsx').then((module) => ({ default: module.ColourField })));

/** Value of a transparent background in the API. */
const TRANSPARENT = 'transparent';
/** Colour that the picker starts from before a custom colour was chosen. */
const FIRST_CUSTOM = '#d8cfc0';

interface BackgroundPickerProps {
  readonly legend: string;
  /** A colour as `#rrggbb`, `transparent`, or null for no choice. */
  readonly value: string | null;
  /** Label of the option for no choice (null); without a label that option is not offered. */
  readonly unset?: string;
  /** Whether a transparent background is offered; by default it is. */
  readonly clear?: boolean;
  readonly onChange: (value: string | null) => void;
}

/** The background behind a garment or product: transparent, one of the studio's paper colours, or any colour. */
export function BackgroundPicker({ legend, value, unset, clear = true, onChange }: BackgroundPickerProps) {
  const name = useId();
  const choice = (chosen: string | null) => ({
    className: classes.choice,
    name,
    checked: value === chosen,
    onChoose: () => onChange(chosen),
  });
  return (
    <RadioGroup legend={legend}>
      <div className={classes.swatches}>
        {unset !== undefined && (
          <RadioChoice {...choice(null)}>
            <span className={classes.swatch} data-kind="unset">
              {unset}
            </span>
          </RadioChoice>
        )}
        {clear && (
          <RadioChoice title="Transparent" label="Transparent" {...choice(TRANSPARENT)}>
            <span className={classes.swatch} data-kind="transparent" />
          </RadioChoice>
        )}
        {BACKGROUND_COLOURS.map(([colour, label]) => (
          <RadioChoice key={colour} title={label} label={label} {...choice(colour)}>
            <span className={classes.swatch} style={{ '--colour': colour }} />
          </RadioChoice>
        ))}
        <CustomColour value={value} onChange={onChange} />
      </div>
    </RadioGroup>
  );
}

function CustomColour({ value, onChange }: Pick<BackgroundPickerProps, 'value' | 'onChange'>) {
  const [opened, setOpened] = useState(false);
  const isCustom = value !== null && value !== TRANSPARENT && !BACKGROUND_COLOURS.some(([colour]) => colour === value);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus withinPortal={false}>
      <Popover.Target>
        <button
          type="button"
          className={`${classes.swatch} ${classes.own}`}
          data-kind="other"
          data-chosen={isCustom}
          style={isCustom ? { background: value } : {}}
          aria-label={isCustom ? `Another background colour, ${value}` : 'Another background colour'}
          title="Another colour"
          onClick={() => setOpened(!opened)}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label="Another background colour">
        <Suspense>
          <ColourField value={isCustom ? value : FIRST_CUSTOM} onChange={onChange} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
