import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import classes from './notice.module.css';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly kicker?: string;
  readonly children?: ReactNode;
}

/** A page with a single message: a title, one sentence, and buttons that lead on. */
export function Notice({ title, text, kicker, children }: NoticeProps) {
  usePageTitle(title);
  return (
    <main className={classes.notice}>
      {kicker !== undefined && <p className={classes.kicker}>{kicker}</p>}
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      {children !== undefined && <div className={classes.actions}>{children}</div>}
    </main>
  );
}
