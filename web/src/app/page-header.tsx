import { lazy, Suspense } from 'react';
import { GuestBar } from '../features/navigation/components/guest-bar.tsx';
import { useUser } from '../features/session/session.api.ts';
import classes from './layouts.module.css';

const MemberHeader = lazy(() => import('./member-header.tsx').then((module) => ({ default: module.MemberHeader })));

/** The top bar for whoever is there. A visitor does not load the menus of a member. */
export function PageHeader() {
  const user = useUser();
  if (user === null) return <GuestBar />;
  return (
    <Suspense fallback={<header className={classes.barPlace} />}>
      <MemberHeader user={user} />
    </Suspense>
  );
}
