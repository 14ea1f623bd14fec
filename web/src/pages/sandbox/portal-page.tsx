import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { BillingPortal } from '../../features/payment-sandbox/components/billing-portal.tsx';
import { SandboxFrame } from '../../features/payment-sandbox/components/sandbox-frame.tsx';
import { portalQuery } from '../../features/payment-sandbox/payment-sandbox.api.ts';
import { useProductName } from '../../lib/text/product-name.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';
import { NotFoundPage } from '../shared/not-found-page.tsx';

/** The payment sandbox's customer portal with the card and the invoices. */
export function PortalPage() {
  usePageTitle('Test billing');
  const { token = '' } = useParams();
  const productName = useProductName();
  const { data, isPending } = useQuery(portalQuery(token));
  if (isPending) return <PleaseWait />;
  if (!data) return <NotFoundPage />;
  return (
    <SandboxFrame>
      <BillingPortal token={token} portal={data} productName={productName} />
    </SandboxFrame>
  );
}
