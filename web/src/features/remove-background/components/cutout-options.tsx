import { SettingControl } from '../../../lib/forms/setting-control.tsx';
import { BackgroundPicker } from '../../../ui/fields/background-picker.tsx';
import type { CutoutSettings } from '../cutout-request.ts';
import classes from './remove-background.module.css';

interface CutoutOptionsProps {
  readonly settings: CutoutSettings;
  readonly onChange: (change: Partial<CutoutSettings>) => void;
}

/** Settings of the dialog: the background, the type of the picture and HD quality. */
export function CutoutOptions({ settings, onChange }: CutoutOptionsProps) {
  return (
    <section className={classes.options} aria-label="Background">
      <BackgroundPicker
        legend="Background"
        value={settings.background}
        onChange={(value) => value !== null && onChange({ background: value })}
      />
      <SettingControl mode="RemoveBackground" name="sensitivity" value={settings.sensitivity} onChange={onChange} />
      <SettingControl mode="RemoveBackground" name="highQuality" value={settings.highQuality} onChange={onChange} />
    </section>
  );
}
