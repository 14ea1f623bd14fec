import { ColorPicker } from '@mantine/core';
import '@mantine/core/styles/ColorPicker.css';
import '@mantine/core/styles/ColorSwatch.css';
import { mdiEyedropper } from '@mdi/js';
import { useState } from 'react';
import classes from './colour-field.module.css';
import { IconButton } from '../icon-button.tsx';

interface ColourFieldProps {
  /** Colour as `#rrggbb`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * A field for any colour: chosen in a colour plane, typed as a code, or picked from the screen in browsers with an eye
 * dropper.
 */
export function ColourField({ value, onChange }: ColourFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const colour = `#${text.replace('#', '').trim().toLowerCase()}`;
    if (/^#[0-9a-f]{6}$/.test(colour)) onChange(colour);
  };
  return (
    <div className={classes.field}>
      <ColorPicker
        format="hex"
        value={value}
        saturationLabel="Saturation and lightness"
        hueLabel="Hue"
        onChange={(colour) => {
          setTyped(null);
          onChange(colour.toLowerCase());
        }}
      />
      <div className={classes.code}>
        <input
          aria-label="Colour code"
          spellCheck={false}
          maxLength={7}
          value={typed ?? value}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
        {'EyeDropper' in window && (
          <IconButton label="Pick from the screen" icon={mdiEyedropper} onClick={() => void pick(onChange)} />
        )}
      </div>
    </div>
  );
}

interface EyeDropperWindow {
  readonly EyeDropper: new () => { open: () => Promise<{ sRGBHex: string }> };
}

async function pick(onChange: (value: string) => void): Promise<void> {
  const { EyeDropper } = window as unknown as EyeDropperWindow;
  // The promise rejects when the person presses Escape: then the colour stays as it is.
  const picked = await new EyeDropper().open().catch(() => null);
  if (picked) onChange(picked.sRGBHex.toLowerCase());
}
