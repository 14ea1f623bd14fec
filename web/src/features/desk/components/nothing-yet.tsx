import type { ReactNode } from 'react';
import classes from './desk.module.css';

/** Placeholder of an empty list in the admin area: what it will contain, and a button that creates the first entry. */
export const NothingYet = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <div className={classes.nothing}>
    <p className={classes.nothingTitle}>{title}</p>
    <p>{text}</p>
    {children}
  </div>
);
