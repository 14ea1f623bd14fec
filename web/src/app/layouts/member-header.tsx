import type { User } from '@kenna/contract';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { openPalette } from '../../features/command-palette/palette.store.ts';
import { MemberBar } from '../../features/navigation/components/member-bar.tsx';
import { NotificationsButton } from '../../features/notifications/components/notifications-button.tsx';
import { reloadJobs } from '../../features/notifications/notifications.api.ts';
import { QuotaBadge } from '../../features/plans/components/quota-badge.tsx';
import { isCapped } from '../../features/plans/quota.ts';
import { openSubscribe } from '../../features/plans/subscribe.store.ts';
import { useRemoveRender, useRetryRender } from '../../features/render-results/render-results.api.ts';
import { useLogout } from '../../features/session/session.api.ts';
import { isApiError } from '../../lib/api/api-error.ts';

// The runs are asked for when the notifications open, and the home page does not load what else is done with them.
const RunNotices = lazy(() =>
  import('../../features/runs/components/run-notices.tsx').then((module) => ({ default: module.RunNotices })),
);

/** The top bar of a person who is logged in. */
export function MemberHeader({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const logout = useLogout();
  const retry = useRetryRender();
  const remove = useRemoveRender();
  const onSettled = () => void reloadJobs(queryClient);
  const actions = {
    retry: (id: number) =>
      retry.mutate(id, {
        onSettled,
        onError: (error) => isApiError(error) && error.status === 402 && openSubscribe('refused'),
      }),
    remove: (id: number) => remove.mutate(id, { onSettled }),
  };
  return (
    <MemberBar
      user={user}
      onSearch={() => openPalette('commands')}
      onLogout={() => logout.mutate()}
      quota={isCapped(user) && <QuotaBadge plan={user.plan} left={user.render_limit ?? 0} />}
      notifications={
        user.is_blocked === 0 && (
          <NotificationsButton
            actions={actions}
            allowExplicit={user.is_allow}
            above={(onLeave) => (
              <Suspense>
                <RunNotices onLeave={onLeave} />
              </Suspense>
            )}
          />
        )
      }
    />
  );
}
