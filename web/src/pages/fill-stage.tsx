import type { ReactNode } from 'react';
import { MaskCanvas, type MaskCanvasProps } from '../features/mask-canvas/components/mask-canvas.tsx';
import classes from './fill-stage.module.css';

interface FillStageProps extends MaskCanvasProps {
  /** Floats over the canvas. */
  readonly bar: ReactNode;
}

/** The canvas with what floats over it; a file of its own, because it loads with its first picture. */
export function FillStage({ bar, ...canvas }: FillStageProps) {
  return (
    <div className={classes.stage}>
      <MaskCanvas key={canvas.picture} {...canvas} />
      {bar}
    </div>
  );
}
