import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { portalQuery } from '../../features/plans/plans.api.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';

/**
 * Redirects to the payment provider's page for cards and invoices, or to the plans when the person is no customer yet.
 */
export function BillingPortalPage() {
  usePageTitle('Subscription');
  const { data, isError } = useQuery(portalQuery);
  useEffect(() => {
    if (data) window.location.replace(data.url);
  }, [data]);
  return isError ? <Navigate to="/account/subscriptions" replace /> : <PleaseWait />;
}
