import type { ReactNode } from 'react';
import classes from './invitation.module.css';

interface InvitationProps {
  readonly title: string;
  readonly text: string;
  /** Examples to begin with. */
  readonly children: ReactNode;
  /** A line under the examples that leads on. */
  readonly more?: ReactNode;
}

/** Shown by a tool before its first result: what the tool does, and examples to begin with. */
export function Invitation({ title, text, children, more }: InvitationProps) {
  return (
    <section className={classes.invitation}>
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{text}</p>
      {children}
      {more !== undefined && <p className={classes.more}>{more}</p>}
    </section>
  );
}
