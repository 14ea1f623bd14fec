import type { ReactNode } from 'react';
import { usePageTitle } from '../../../lib/navigation/use-page-title.ts';
import classes from './auth-card.module.css';

interface AuthCardProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
}

/** The common single-column layout of the pages for sign-in, sign-up and password reset. */
export function AuthCard({ title, text, children, foot }: AuthCardProps) {
  usePageTitle(title);
  return (
    <main className={classes.card}>
      <h1 className={classes.title}>{title}</h1>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {children}
      {foot !== undefined && <p className={classes.foot}>{foot}</p>}
    </main>
  );
}
