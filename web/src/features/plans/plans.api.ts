import {
  billingRoutes,
  imageRoutes,
  type ChangeSubscription,
  type EnterpriseContact,
  type Invoice,
  type PaymentOwed,
  type Register,
  type UserWithToken,
} from '@kenna/contract';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { call, callFile } from '../../lib/api/api-client.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { putConfirmed, reload } from '../../lib/api/newer-data.ts';
import { saveBlob } from '../../lib/browser/save-file.ts';
import type { RequestedChange } from './offer-words.ts';

const BILLING = ['billing'] as const;

const inForm = () => true;

export const billingQuery = queryOptions({
  queryKey: [...BILLING, 'state'],
  queryFn: ({ signal }) => call(billingRoutes.subscription, { query: {}, signal }),
});

/** The present cost of a change of plan. It is not cached, because the credit for unused time changes by the minute. */
export const quoteQuery = ({ plan, isMonthly }: RequestedChange) =>
  queryOptions({
    queryKey: [...BILLING, 'quote', plan, isMonthly],
    queryFn: ({ signal }) =>
      call(billingRoutes.quoteChange, { body: { plan, is_monthly: isMonthly }, signal, handles: inForm }),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });

export const invoicesQuery = queryOptions({
  queryKey: [...BILLING, 'invoices'],
  queryFn: ({ signal }) => call(billingRoutes.invoices, { query: {}, signal }),
});

export const storageQuery = queryOptions({
  queryKey: [...BILLING, 'storage'],
  queryFn: ({ signal }) => call(imageRoutes.storage, { query: {}, signal }),
});

export const quotaQuery = infiniteQueryOptions({
  queryKey: [...BILLING, 'quota'],
  queryFn: ({ signal, pageParam }) =>
    call(billingRoutes.quota, { signal, query: pageParam === null ? {} : { cursor: pageParam } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

/** Reloads the billing data after an event about a change of plan. */
export const refreshBilling = (queryClient: QueryClient): void => void reload(queryClient, { queryKey: BILLING });

/** Verifies a payment after the return from the checkout, and returns the updated person. */
export const verifiedPaymentQuery = (checkout: string) =>
  queryOptions({
    queryKey: [...BILLING, 'verified', checkout],
    queryFn: ({ signal }) => call(billingRoutes.verifyPayment, { body: { checkout }, signal, handles: inForm }),
    retry: false,
    staleTime: Infinity,
  });

export const useRegister = () =>
  useMutation({ mutationFn: (body: Register) => call(billingRoutes.register, { body, handles: inForm }) });

export function useChangeSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeSubscription) => call(billingRoutes.change, { body, handles: inForm }),
    onSuccess: ({ checkout: _checkout, checkout_url: _url, ...state }) =>
      putConfirmed(queryClient, billingQuery.queryKey, state),
    onSettled: () => refreshBilling(queryClient),
  });
}

/** A short-lived link to the payment provider's portal. The server refuses it if nothing has been paid yet. */
export const portalQuery = queryOptions({
  queryKey: [...BILLING, 'portal'],
  queryFn: ({ signal }) =>
    call(billingRoutes.portal, { body: {}, signal, handles: ({ kind }) => kind === 'nothing_to_change' }),
  retry: false,
  gcTime: 0,
});

/** Downloads an invoice. The request needs the session token, so a plain link would not work. */
export const useInvoiceDocument = () =>
  useMutation({
    mutationFn: async ({ id, number }: Pick<Invoice, 'id' | 'number'>) =>
      saveBlob(await callFile(billingRoutes.invoiceDocument, { params: { id } }), `${number}.pdf`),
  });

export const usePortal = () => useMutation({ mutationFn: () => call(billingRoutes.portal, { body: {} }) });

export const useContactEnterprise = () =>
  useMutation({
    mutationFn: (body: EnterpriseContact) => call(billingRoutes.contactEnterprise, { body, handles: inForm }),
  });

/** Returns the checkout that a refused call requires to be paid, or null if the call failed for another reason. */
export function owedBy(error: unknown): (PaymentOwed & { user?: UserWithToken }) | null {
  if (!isApiError(error) || error.kind !== 'payment_required') return null;
  const data = error.data as Partial<PaymentOwed> | null;
  return data?.checkout_url ? (data as PaymentOwed) : null;
}
