import type { ReactNode } from 'react';
import classes from './desk.module.css';

/** A list of the desk with nothing in it: what would be there, and the way to the first. */
export const NothingYet = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <div className={classes.nothing}>
    <p className={classes.nothingTitle}>{title}</p>
    <p>{text}</p>
    {children}
  </div>
);
