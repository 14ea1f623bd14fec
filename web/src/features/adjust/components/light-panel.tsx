import { LIGHT_NEUTRAL, LIGHT_SLIDERS, NEUTRAL_ADJUSTMENT, type LightSlider } from '@kenna/contract';
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

/** The change as people read it: from −100 over 0, which changes nothing, to +100. */
function shownChange(value: number): string {
  const change = Math.round(((value - LIGHT_NEUTRAL) / LIGHT_NEUTRAL) * 100);
  return change === 0 ? '0' : `${change < 0 ? '−' : '+'}${Math.abs(change)}`;
}

export function LightPanel({ editor }: { editor: Pick<AdjustEditor, 'adjustment' | 'change'> }) {
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
          origin={LIGHT_NEUTRAL}
          value={light[slider]}
          shown={shownChange(light[slider])}
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
