import { LIGHT_SLIDERS, NEUTRAL_ADJUSTMENT, type LightSlider } from '@kenna/contract';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import type { AdjustEditor } from '../use-adjust-editor.ts';
import classes from './adjust-sections.module.css';

const LABELS: Record<LightSlider, string> = {
  exposure: 'Exposure',
  contrast: 'Contrast',
  saturation: 'Saturation',
  temperature: 'Temperature',
  highlights: 'Highlights',
  shadows: 'Shadows',
};

export function LightPanel({ editor }: { editor: AdjustEditor }) {
  const { light } = editor.adjustment;
  const isNeutral = LIGHT_SLIDERS.every((slider) => light[slider] === NEUTRAL_ADJUSTMENT.light[slider]);
  return (
    <>
      {LIGHT_SLIDERS.map((slider) => (
        <RangeField
          key={slider}
          label={LABELS[slider]}
          min={0}
          max={100}
          value={light[slider]}
          onChange={(value) => editor.change(slider, { light: { ...light, [slider]: value } })}
        />
      ))}
      <button
        type="button"
        className={classes.quiet}
        disabled={isNeutral}
        onClick={() => editor.change('revert', { light: NEUTRAL_ADJUSTMENT.light })}
      >
        Revert changes
      </button>
    </>
  );
}
