import frame from '../../../ui/editor/drawing-stage.module.css';
import { useCanvasSettings } from '../canvas-settings.ts';
import type { MaskSession } from '../mask-session.ts';
import classes from './mask-canvas.module.css';

interface SheetProps {
  readonly session: MaskSession;
  readonly shown: string | null;
  /** Id of the text that explains drawing with the keyboard. */
  readonly describedBy: string;
}

/** Elements of the stage. `createStage` moves them and draws on them; React only sets what rarely changes. */
export function Sheet({ session, shown, describedBy }: SheetProps) {
  const opacity = useCanvasSettings((settings) => settings.overlayOpacity);
  const { width, height } = session.editor.mask;
  return (
    <div
      className={`${frame.stage} ${classes.stage}`}
      data-part="stage"
      role="application"
      aria-label="Mask on the picture"
      aria-describedby={describedBy}
      data-shown={shown !== null}
    >
      <div className={`${frame.sheet} ${classes.sheet}`} data-part="sheet" style={{ width, height }}>
        <img className={frame.layer} src={session.picture} alt="" draggable={false} />
        {shown !== null && <img className={frame.layer} src={shown} alt="" draggable={false} />}
        <canvas className={frame.layer} data-part="overlay" style={{ opacity: shown === null ? opacity / 100 : 0 }} />
        <svg className={`${frame.layer} ${classes.outlines}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <path data-part="outline" vectorEffect="non-scaling-stroke" />
          <path data-part="outline-light" vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <div className={`${frame.ring} ${classes.ring}`} data-part="ring" hidden />
      <div className={frame.label} data-part="label" aria-hidden="true" hidden />
    </div>
  );
}
