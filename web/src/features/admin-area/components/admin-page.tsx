import type { ReactNode } from 'react';
import { usePageTitle } from '../../../lib/navigation/use-page-title.ts';
import classes from './admin.module.css';

interface AdminPageProps {
  readonly title: string;
  /** One sentence about the purpose of the page. */
  readonly text?: string;
  /** Link back to the list, shown above the title. */
  readonly back?: ReactNode;
  /** Button to the right of the title. */
  readonly action?: ReactNode;
  /** Search and filters below the title. */
  readonly tools?: ReactNode;
  /** Limits the page to one narrow column, which suits forms. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** The common layout of a page in the admin area. */
export function AdminPage({ title, text, back, action, tools, narrow = false, children }: AdminPageProps) {
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
