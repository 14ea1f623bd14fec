import type { ReactNode } from 'react';
import { usePageTitle } from '../../../lib/navigation/use-page-title.ts';
import classes from './desk.module.css';

interface DeskPageProps {
  readonly title: string;
  /** What the room is for, in a sentence. */
  readonly text?: string;
  /** Before the title: the way back. */
  readonly back?: ReactNode;
  /** At the right of the title. */
  readonly action?: ReactNode;
  /** Under the title: search, and choices of what is listed. */
  readonly tools?: ReactNode;
  /** A form reads better in one column. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** A room of the admin's desk. */
export function DeskPage({ title, text, back, action, tools, narrow = false, children }: DeskPageProps) {
  usePageTitle(title);
  return (
    <main className={classes.page} data-narrow={narrow}>
      {back !== undefined && <p className={classes.back}>{back}</p>}
      <header className={classes.head}>
        <div>
          <h1>{title}</h1>
          {text !== undefined && <p>{text}</p>}
        </div>
        {action}
      </header>
      {tools !== undefined && <div className={classes.tools}>{tools}</div>}
      {children}
    </main>
  );
}
