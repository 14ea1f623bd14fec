import type { ReactNode } from 'react';
import classes from './picture-overlay.module.css';

interface PictureOverlayProps {
  /** Always shown in the corner at the top left. */
  readonly corner?: ReactNode;
  /** At the top right, on hover or focus. Anything marked `data-wide` shows only where the picture is wide enough. */
  readonly tools?: ReactNode;
  /** At the bottom right, on hover or focus; what is pressed stays. */
  readonly marks?: ReactNode;
  readonly children: ReactNode;
}

/** A picture with its actions at the corners, so that its middle stays free. */
export function PictureOverlay({ corner, tools, marks, children }: PictureOverlayProps) {
  return (
    <div className={classes.overlay}>
      {children}
      {corner && <div className={classes.corner}>{corner}</div>}
      {tools && <div className={classes.tools}>{tools}</div>}
      {marks && <div className={classes.marks}>{marks}</div>}
    </div>
  );
}
