import type { ReactNode } from 'react';
import { usePageTitle } from '../../../lib/navigation/use-page-title.ts';
import classes from './auth-card.module.css';

interface AuthCardProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
}

/** A picture of the studio beside the form. It is among those that come with the product. */
const PICTURE = '/files/gallery/emerald-velvet-gown-960.webp';

/**
 * The common layout of the pages for sign-in, sign-up and password reset: one column, with a picture beside it in wide
 * windows. Others do not load the picture, because it is lazy and not shown.
 */
export function AuthCard({ title, text, children, foot }: AuthCardProps) {
  usePageTitle(title);
  return (
    <div className={classes.spread}>
      <main className={classes.card}>
        <h1 className={classes.title}>{title}</h1>
        {text !== undefined && <p className={classes.text}>{text}</p>}
        {children}
        {foot !== undefined && <p className={classes.foot}>{foot}</p>}
      </main>
      <img src={PICTURE} alt="" loading="lazy" className={classes.picture} />
    </div>
  );
}
