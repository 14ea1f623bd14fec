import type { PixelSize } from '@kenna/contract';
import { useId } from 'react';
import classes from './try-on.module.css';

interface FoundOverlayProps {
  /** Address of a mask in the picture's size, white where the region is. */
  readonly maskUrl: string;
  readonly size: PixelSize;
}

/** Tints the region that was found in a picture. */
export function FoundOverlay({ maskUrl, size: { width, height } }: FoundOverlayProps) {
  const mask = useId();
  return (
    <svg className={classes.overlay} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-part="found">
      <mask id={mask} maskUnits="userSpaceOnUse" x={0} y={0} width={width} height={height}>
        <image href={maskUrl} width={width} height={height} />
      </mask>
      <rect width={width} height={height} mask={`url(#${mask})`} />
    </svg>
  );
}
