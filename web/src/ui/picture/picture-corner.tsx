import type { ReactNode } from 'react';
import classes from './picture-corner.module.css';

interface PictureCornerProps {
  /** Width over height of the picture. */
  readonly ratio: number;
  /** Width in CSS pixels beyond which the picture is not enlarged; absent where it fills the container. */
  readonly maxWidth?: number;
  readonly children: ReactNode;
}

/**
 * Places a control at the top right corner of a picture that is centred in a grid and fitted into it. The grid must be a
 * size container (`container-type: size`).
 */
export const PictureCorner = ({ ratio, maxWidth, children }: PictureCornerProps) => (
  <div
    className={classes.frame}
    style={{ '--ratio': ratio, ...(maxWidth !== undefined && { '--max': `${maxWidth}px` }) }}
  >
    <div className={classes.corner}>{children}</div>
  </div>
);
