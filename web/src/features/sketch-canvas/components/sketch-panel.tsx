import frame from '../../../ui/editor/drawing-panel.module.css';
import { KeyList } from '../../../ui/editor/key-list.tsx';
import { RangeField } from '../../../ui/fields/range-field.tsx';
import type { Panel, SketchActions } from '../sketch-actions.ts';
import { SKETCH_KEYS } from '../sketch-keys.ts';
import { changeSketching, ERASER_RANGE, PEN_RANGE, useSketchSettings } from '../sketch-settings.ts';

const NAMES: Record<Panel, string> = { pen: 'Pen', eraser: 'Eraser', help: 'Keys' };

/** The open panel above the toolbar. */
export function SketchPanel({ panel, actions }: { readonly panel: Panel; readonly actions: SketchActions }) {
  const { penSize, eraserSize, smoothing } = useSketchSettings();
  return (
    <section className={frame.panel} aria-label={NAMES[panel]}>
      {panel === 'pen' && (
        <div className={frame.pair}>
          <RangeField
            label="Pen size"
            {...PEN_RANGE}
            value={penSize}
            onChange={(value) => changeSketching({ penSize: value })}
          />
          <RangeField
            label="Smoothing"
            min={0}
            max={100}
            value={smoothing}
            onChange={(value) => changeSketching({ smoothing: value })}
          />
        </div>
      )}
      {panel === 'eraser' && (
        <RangeField
          label="Eraser size"
          {...ERASER_RANGE}
          value={eraserSize}
          onChange={(value) => changeSketching({ eraserSize: value })}
        />
      )}
      {panel === 'help' && <KeyList keys={SKETCH_KEYS} />}
      {panel !== 'help' && (
        <div className={frame.row} data-narrow>
          <button type="button" className={frame.action} onClick={actions.fit}>
            Fit the sheet
          </button>
          <button type="button" className={frame.action} onClick={() => actions.choose('hand')}>
            Hand
          </button>
          {actions.removePicture && (
            <button type="button" className={frame.action} onClick={actions.removePicture}>
              Remove the line art
            </button>
          )}
        </div>
      )}
    </section>
  );
}
