import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CheckoutForm } from '../../features/payment-sandbox/components/checkout-form.tsx';
import { SandboxFrame } from '../../features/payment-sandbox/components/sandbox-frame.tsx';
import { checkoutQuery } from '../../features/payment-sandbox/payment-sandbox.api.ts';
import { useProductName } from '../../lib/text/product-name.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { PleaseWait } from '../../ui/messages/please-wait.tsx';
import { NotFoundPage } from '../shared/not-found-page.tsx';

/** The payment sandbox's checkout, which takes test cards. */
export function CheckoutPage() {
  usePageTitle('Test checkout');
  const { reference = '' } = useParams();
  const productName = useProductName();
  const { data, isPending } = useQuery(checkoutQuery(reference));
  if (isPending) return <PleaseWait />;
  if (!data) return <NotFoundPage />;
  return (
    <SandboxFrame>
      <CheckoutForm reference={reference} checkout={data} productName={productName} />
    </SandboxFrame>
  );
}
