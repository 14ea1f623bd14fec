import { sandboxRoutes, type TestCardForm } from '@kenna/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { putConfirmed, reload } from '../../lib/api/newer-data.ts';

const inForm = () => true;

export const checkoutQuery = (ref: string) =>
  queryOptions({
    queryKey: ['payment-sandbox', 'checkout', ref],
    queryFn: ({ signal }) => call(sandboxRoutes.checkout, { params: { ref }, signal, handles: inForm }),
    retry: false,
  });

export const portalQuery = (token: string) =>
  queryOptions({
    queryKey: ['payment-sandbox', 'portal', token],
    queryFn: ({ signal }) => call(sandboxRoutes.portal, { params: { token }, signal, handles: inForm }),
    retry: false,
  });

export function usePay(ref: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: TestCardForm) => call(sandboxRoutes.pay, { params: { ref }, body, handles: inForm }),
    onSuccess: (checkout) => putConfirmed(queryClient, checkoutQuery(ref).queryKey, checkout),
  });
}

export function useConfirm(ref: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (is_approved: boolean) =>
      call(sandboxRoutes.confirm, { params: { ref }, body: { is_approved }, handles: inForm }),
    onSuccess: (checkout) => putConfirmed(queryClient, checkoutQuery(ref).queryKey, checkout),
    onError: (error) => {
      const { queryKey } = checkoutQuery(ref);
      // Without a response it is unknown whether the payment was confirmed, so the checkout is reloaded.
      if (!isApiError(error) || error.status === 0) return reload(queryClient, { queryKey });
      // A refusal by the bank ends this attempt, and the card form is shown again.
      putConfirmed(queryClient, queryKey, (checkout) => ({ ...checkout, status: 'open' as const }));
    },
  });
}

export function useChangeCard(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: TestCardForm) => call(sandboxRoutes.changeCard, { params: { token }, body, handles: inForm }),
    onSuccess: (portal) => putConfirmed(queryClient, portalQuery(token).queryKey, portal),
  });
}
