import { mdiAlertCircleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Icon } from '../../../ui/icon.tsx';
import classes from './auth-card.module.css';

interface AuthCardProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
}

/** One calm column for every page of the sign-in family. */
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

/** What is wrong with a form as a whole. */
export function FormProblem({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text !== null && (
        <p className={classes.problem}>
          <Icon path={mdiAlertCircleOutline} />
          {text}
        </p>
      )}
    </div>
  );
}
