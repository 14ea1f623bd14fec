import type { Placement } from '@kenna/contract';
import type { CSSProperties } from 'react';
import classes from './results.module.css';

interface SourceLayerProps {
  /** Address of the picture. */
  readonly source: string;
  /** Where it lies on the canvas, in pixels of the canvas; null where it fills it. */
  readonly placement: Placement | null;
  /** Size in pixels of the pending picture. */
  readonly width: number;
  readonly height: number;
}

/** The picture that is worked on, dimmed, in the place that it has in the pending picture. */
export function SourceLayer({ source, placement, width, height }: SourceLayerProps) {
  const style: CSSProperties | undefined = placement
    ? {
        left: `${(placement.x / width) * 100}%`,
        top: `${(placement.y / height) * 100}%`,
        width: `${(placement.width / width) * 100}%`,
        height: `${(placement.height / height) * 100}%`,
      }
    : undefined;
  return <img className={classes.source} src={source} alt="" style={style} />;
}
