import { SENSITIVITY_CHOICES } from '../../../lib/text/sensitivity-choices.ts';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import { BackgroundPicker } from '../../../ui/fields/background-picker.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import type { CutoutSettings } from '../cutout-request.ts';
import classes from './remove-background.module.css';

interface CutoutOptionsProps {
  readonly settings: CutoutSettings;
  readonly onChange: (change: Partial<CutoutSettings>) => void;
}

/** What the piece is set on, what it is taken for, how closely its edge is looked at. */
export function CutoutOptions({ settings, onChange }: CutoutOptionsProps) {
  return (
    <section className={classes.options} aria-label="Background">
      <BackgroundPicker
        legend="Background"
        value={settings.backgroundType}
        onChange={(value) => value !== null && onChange({ backgroundType: value })}
      />
      <ChoiceField
        legend="Image type"
        value={settings.modelSensitivity}
        choices={SENSITIVITY_CHOICES}
        onChange={(value) => onChange({ modelSensitivity: value })}
      />
      <SwitchField
        label="HD quality"
        hint="Finer edges, slightly slower"
        checked={settings.hdQuality}
        onChange={(checked) => onChange({ hdQuality: checked })}
      />
    </section>
  );
}
