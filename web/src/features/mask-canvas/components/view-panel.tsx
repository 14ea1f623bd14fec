import { mdiFitToPageOutline, mdiHandBackRightOutline, mdiImageRemoveOutline, mdiKeyboardOutline } from '@mdi/js';
import frame from '../../../ui/editor/drawing-panel.module.css';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { changeCanvas, BACKGROUNDS, OVERLAY_COLOURS, useCanvasSettings } from '../canvas-settings.ts';
import type { ToolbarActions } from './toolbar.tsx';
import laidOver from '../../../ui/fields/laid-over.module.css';
import classes from './panels.module.css';

const BACKGROUND_CHOICES = BACKGROUNDS.map(([value, label]) => ({ value, label }));

interface ViewPanelProps {
  readonly actions: ToolbarActions;
  readonly onFullSize: () => void;
}

/** Settings for how mask and picture are displayed; on a narrow canvas also the buttons that the toolbar hides. */
export function ViewPanel({ actions, onFullSize }: ViewPanelProps) {
  const { overlayColour, overlayOpacity, background } = useCanvasSettings();
  return (
    <>
      <div className={classes.ways}>
        <RangeField
          label="Mask opacity"
          min={0}
          max={100}
          value={overlayOpacity}
          onChange={(value) => changeCanvas({ overlayOpacity: value })}
        />
        <fieldset className={classes.group}>
          <legend className={classes.legend}>Mask colour</legend>
          <div className={classes.swatches}>
            {OVERLAY_COLOURS.map(([colour, name]) => (
              <label key={colour} className={classes.choice} title={name}>
                <input
                  className={laidOver.control}
                  type="radio"
                  name="overlay-colour"
                  aria-label={name}
                  checked={overlayColour === colour}
                  onChange={() => changeCanvas({ overlayColour: colour })}
                />
                <span className={classes.swatch} style={{ background: colour }} />
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <ChoiceField
        legend="Background"
        value={background}
        choices={BACKGROUND_CHOICES}
        onChange={(value) => changeCanvas({ background: value })}
      />
      <div className={frame.row}>
        <button type="button" className={frame.action} onClick={actions.fit}>
          <Icon path={mdiFitToPageOutline} />
          Fit
        </button>
        <button type="button" className={frame.action} onClick={onFullSize}>
          100%
        </button>
        <button type="button" className={frame.action} data-narrow onClick={() => actions.choose('hand')}>
          <Icon path={mdiHandBackRightOutline} />
          Hand
        </button>
        <button type="button" className={frame.action} data-narrow data-keyboard onClick={() => actions.press('help')}>
          <Icon path={mdiKeyboardOutline} />
          Keys
        </button>
        {actions.removePicture && (
          <button type="button" className={frame.action} data-narrow onClick={actions.removePicture}>
            <Icon path={mdiImageRemoveOutline} />
            Remove picture
          </button>
        )}
      </div>
    </>
  );
}
