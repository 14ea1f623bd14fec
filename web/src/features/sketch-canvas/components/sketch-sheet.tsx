import type { Size } from '../../../lib/pan-zoom/view.ts';
import frame from '../../../ui/editor/drawing-stage.module.css';
import { CROQUIS_BOX, CROQUIS_GUIDES, CROQUIS_PATH } from '../croquis.ts';
import { useSketchSettings } from '../sketch-settings.ts';
import classes from './sketch-canvas.module.css';

interface SketchSheetProps {
  readonly size: Size;
  /** Whether the invitation to draw is shown. */
  readonly inviting: boolean;
  /** Id of the text that explains drawing by keys. */
  readonly describedBy: string;
}

/** Elements of the stage. `createSketchStage` moves them and draws on them; React sets only what changes rarely. */
export function SketchSheet({ size: { width, height }, inviting, describedBy }: SketchSheetProps) {
  const croquis = useSketchSettings((settings) => settings.croquis);
  const symmetry = useSketchSettings((settings) => settings.symmetry);
  return (
    <div
      className={frame.stage}
      data-part="stage"
      role="application"
      aria-label="Sheet to draw on"
      aria-describedby={describedBy}
    >
      <div className={`${frame.sheet} ${classes.sheet}`} data-part="sheet" style={{ width, height }}>
        <canvas className={frame.layer} data-part="drawing" />
        <canvas className={frame.layer} data-part="live" />
        {croquis && (
          <svg className={`${frame.layer} ${classes.croquis}`} viewBox={CROQUIS_BOX} aria-hidden="true">
            <path d={CROQUIS_PATH} vectorEffect="non-scaling-stroke" />
            <path className={classes.levels} d={CROQUIS_GUIDES} vectorEffect="non-scaling-stroke" />
          </svg>
        )}
        {inviting && <p className={classes.invitation}>Draw here, or add line art to trace.</p>}
        {symmetry && <span className={classes.axis} aria-hidden="true" />}
      </div>
      <div className={frame.ring} data-part="ring" hidden />
      <div className={frame.label} data-part="label" aria-hidden="true" hidden />
    </div>
  );
}
