import { mdiFitToPageOutline, mdiHandBackRightOutline, mdiImageRemoveOutline, mdiKeyboardOutline } from '@mdi/js';
import frame from '../../../ui/editor/drawing-panel.module.css';
import { ChoiceField } from '../../../ui/fields/choice-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import { changeCanvas, GROUNDS, OVERLAY_COLOURS, useCanvasSettings } from '../canvas-settings.ts';
import type { ToolbarActions } from './toolbar.tsx';
import laidOver from '../../../ui/fields/laid-over.module.css';
import classes from './panels.module.css';

const GROUND_CHOICES = GROUNDS.map(([value, label]) => ({ value, label }));

interface ViewPanelProps {
  readonly actions: ToolbarActions;
  readonly onFullSize: () => void;
}

/** How the mask and the picture are seen; on a narrow canvas also what its toolbar has no room for. */
export function ViewPanel({ actions, onFullSize }: ViewPanelProps) {
  const { overlayColour, overlayOpacity, ground } = useCanvasSettings();
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
        legend="Ground"
        value={ground}
        choices={GROUND_CHOICES}
        onChange={(value) => changeCanvas({ ground: value })}
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
        <button type="button" className={frame.action} data-narrow onClick={() => actions.press('help')}>
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
