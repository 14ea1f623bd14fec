import type { ReactNode } from 'react';
import classes from './tool-dialogs.module.css';

interface NothingYetProps {
  readonly headline: string;
  readonly children?: ReactNode;
}

/** Shown on the stage of a dialog that was opened without a picture. */
export const NothingYet = ({ headline, children }: NothingYetProps) => (
  <div className={classes.nothing} data-nothing>
    <p className={classes.headline}>{headline}</p>
    {children}
  </div>
);
