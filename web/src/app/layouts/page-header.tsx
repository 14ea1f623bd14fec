import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { GuestBar } from '../../features/navigation/components/guest-bar.tsx';
import { sessionQuery } from '../../features/session/session.api.ts';

const MemberHeader = lazy(() => import('./member-header.tsx').then((module) => ({ default: module.MemberHeader })));

/** The top bar. The menus of members load only once the session says that somebody is logged in. */
export function PageHeader() {
  const { data: user, isPending } = useQuery(sessionQuery);
  if (!user) return <GuestBar mayBeMember={isPending} />;
  return (
    <Suspense fallback={<GuestBar mayBeMember />}>
      <MemberHeader user={user} />
    </Suspense>
  );
}
