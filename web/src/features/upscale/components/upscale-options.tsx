import { UPSCALE_FACTORS, type PixelSize, type Settings, type UpscaleFactor } from '@kenna/contract';
import { mdiAlertCircleOutline, mdiClockOutline } from '@mdi/js';
import { Checkbox } from '@mantine/core';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import { SettingControl } from '../../../ui/fields/setting-control.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { upscaleVerdict } from '../upscale-verdict.ts';
import classes from './upscale-options.module.css';

/** The settings of Upscale, by their names in the table of settings. */
type UpscaleSettings = Pick<Settings, 'upscale' | 'faceEnhance' | 'handFixes'>;

interface UpscaleOptionsProps {
  readonly settings: UpscaleSettings;
  /** Size of the source; undefined while there is none. */
  readonly size: PixelSize | undefined;
  /** Whether there is a source whose size is not known yet. */
  readonly isMeasuring: boolean;
  /** Whether the engine restores faces instead of sharpening them. */
  readonly restoresFaces: boolean;
  readonly onChange: (change: Partial<UpscaleSettings>) => void;
}

const SHARPENS = 'Sharpens faces. It restores no detail that the picture has lost.';
const RESTORES =
  'Restores faces: detail that the picture has lost is drawn anew. Check that the person still looks like themselves.';

/** Settings of Upscale, with the size of the result. */
export function UpscaleOptions({ settings, size, isMeasuring, restoresFaces, onChange }: UpscaleOptionsProps) {
  const { upscale, faceEnhance, handFixes } = settings;
  return (
    <section className={classes.options} aria-label="Upscale">
      <ChoiceField
        legend="Scale"
        value={upscale}
        choices={UPSCALE_FACTORS.map((factor) => ({ value: factor, label: `${factor}X` }))}
        onChange={(value) => onChange({ upscale: value })}
      />
      {isMeasuring && <p className={classes.sizes}>Please wait...</p>}
      {size && <Outcome size={size} factor={upscale} onTwo={() => onChange({ upscale: 2 })} />}
      <Checkbox
        label="Apply face enhance"
        description={restoresFaces ? RESTORES : SHARPENS}
        checked={faceEnhance}
        onChange={(event) => onChange({ faceEnhance: event.currentTarget.checked })}
      />
      <SettingControl mode="UpscaleAndFacelift" name="handFixes" value={handFixes} onChange={onChange} />
    </section>
  );
}

function Outcome({ size, factor, onTwo }: { size: PixelSize; factor: UpscaleFactor; onTwo: () => void }) {
  const { after, refusal, warning } = upscaleVerdict(size, factor);
  return (
    <div className={classes.outcome} role="status">
      <p className={classes.sizes} data-refused={refusal !== null}>
        <span>{`${size.width} × ${size.height}`}</span>
        <span aria-label="becomes">→</span>
        <strong>{`${after.width} × ${after.height}`}</strong>
      </p>
      {refusal && (
        <p className={classes.refusal}>
          <Icon path={mdiAlertCircleOutline} size={18} />
          <span>{refusal.inline}</span>
        </p>
      )}
      {refusal?.twoIsFine === true && (
        <button type="button" className={classes.two} onClick={onTwo}>
          Use 2X
        </button>
      )}
      {refusal === null && warning !== null && (
        <p className={classes.warning}>
          <Icon path={mdiClockOutline} size={18} />
          <span>{warning}</span>
        </p>
      )}
    </div>
  );
}
