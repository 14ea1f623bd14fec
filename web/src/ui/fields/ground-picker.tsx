import { lazy, Suspense, useId, useState } from 'react';
import { BACKGROUND_COLOURS } from '../../lib/colours/background-colours.ts';
import { Popover } from '../layers/popover.tsx';
import laidOver from './laid-over.module.css';
import classes from './ground-picker.module.css';

const ColourField = lazy(() => import('./colour-field.tsx').then((module) => ({ default: module.ColourField })));

/** What a ground without colour is called on the wire. */
const NONE = 'transparent';
/** Where the picker starts before a colour of one's own was chosen. */
const FIRST_OWN = '#d8cfc0';

interface GroundPickerProps {
  readonly legend: string;
  /** A colour, `transparent`, or null where that may be chosen. */
  readonly value: string | null;
  /** Name of the choice to choose nothing; without it there is none. */
  readonly unset?: string;
  /** Whether none may be chosen; by default it may. */
  readonly clear?: boolean;
  readonly onChange: (value: string | null) => void;
}

/** The ground behind a piece: transparent, one of the studio's papers, or any colour. */
export function GroundPicker({ legend, value, unset, clear = true, onChange }: GroundPickerProps) {
  const name = useId();
  const choice = (chosen: string | null) => ({
    type: 'radio',
    name,
    checked: value === chosen,
    onChange: () => onChange(chosen),
  });
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.swatches}>
        {unset !== undefined && (
          <label className={classes.choice}>
            <input className={laidOver.control} {...choice(null)} />
            <span className={classes.swatch} data-kind="unset">
              {unset}
            </span>
          </label>
        )}
        {clear && (
          <label className={classes.choice} title="Transparent">
            <input className={laidOver.control} aria-label="Transparent" {...choice(NONE)} />
            <span className={classes.swatch} data-kind="transparent" />
          </label>
        )}
        {BACKGROUND_COLOURS.map(([colour, label]) => (
          <label key={colour} className={classes.choice} title={label}>
            <input className={laidOver.control} aria-label={label} {...choice(colour)} />
            <span className={classes.swatch} style={{ '--colour': colour }} />
          </label>
        ))}
        <OwnColour value={value} onChange={onChange} />
      </div>
    </fieldset>
  );
}

function OwnColour({ value, onChange }: Pick<GroundPickerProps, 'value' | 'onChange'>) {
  const [opened, setOpened] = useState(false);
  const own = value !== null && value !== NONE && !BACKGROUND_COLOURS.some(([colour]) => colour === value);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus withinPortal={false}>
      <Popover.Target>
        <button
          type="button"
          className={`${classes.swatch} ${classes.own}`}
          data-kind="other"
          data-chosen={own}
          style={own ? { background: value } : {}}
          aria-label={own ? `Another background colour, ${value}` : 'Another background colour'}
          title="Another colour"
          onClick={() => setOpened(!opened)}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label="Another background colour">
        <Suspense>
          <ColourField value={own ? value : FIRST_OWN} onChange={onChange} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
