import type { ReactNode } from 'react';
import classes from './admin.module.css';

/**
 * Placeholder of an empty list in the admin area. `children` is the button that creates the first entry, where people
 * can create one.
 */
export const NothingYet = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <div className={classes.nothing}>
    <p className={classes.nothingTitle}>{title}</p>
    <p>{text}</p>
    {children}
  </div>
);
