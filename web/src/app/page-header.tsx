import { useQueryClient } from '@tanstack/react-query';
import { NotificationsButton } from '../features/notifications/components/notifications-button.tsx';
import { reloadJobs } from '../features/notifications/notifications.api.ts';
import { GuestBar } from '../features/navigation/components/guest-bar.tsx';
import { MemberBar } from '../features/navigation/components/member-bar.tsx';
import { QuotaBadge } from '../features/plans/components/quota-badge.tsx';
import { isCapped } from '../features/plans/quota.ts';
import { openSubscribe } from '../features/plans/subscribe.store.ts';
import { useRemoveRender, useRetryRender } from '../features/render-results/render-results.api.ts';
import { useLogout, useUser } from '../features/session/session.api.ts';
import { isApiError } from '../lib/api-error.ts';

/** The top bar for whoever is there. */
export function PageHeader() {
  const queryClient = useQueryClient();
  const user = useUser();
  const logout = useLogout();
  const retry = useRetryRender();
  const remove = useRemoveRender();
  if (user === null) return <GuestBar />;

  const onSettled = () => void reloadJobs(queryClient);
  const actions = {
    retry: (id: number) =>
      retry.mutate(id, { onSettled, onError: (error) => isApiError(error) && error.status === 402 && openSubscribe() }),
    remove: (id: number) => remove.mutate(id, { onSettled }),
  };
  return (
    <MemberBar
      user={user}
      onLogout={() => logout.mutate()}
      quota={isCapped(user) && <QuotaBadge plan={user.plan} left={user.render_limit ?? 0} />}
      notifications={<NotificationsButton actions={actions} />}
    />
  );
}
