import { provenanceRoutes, type CredentialsChoice } from '@kenna/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { onceAfterFault } from '../../lib/api/once-after-fault.ts';
import { putConfirmed } from '../../lib/api/newer-data.ts';
import { showToast } from '../../ui/messages/toast.store.ts';

const CHOICE = ['credentials-choice'] as const;

/** Errors are shown beside the picture or in the form. */
const handles = () => true;

/** Reads the credentials of a file, which the server does not store. */
export const useVerify = () =>
  useMutation({
    mutationFn: ({ file, signal }: { readonly file: File; readonly signal: AbortSignal }) => {
      const form = new FormData();
      form.set('image', file);
      return call(provenanceRoutes.verify, { form, signal, handles });
    },
  });

/** How the picture at an address was made. Errors are shown in its place. */
export const useHistory = (address: string) =>
  useQuery({
    queryKey: ['picture-history', address],
    queryFn: ({ signal }) => call(provenanceRoutes.history, { query: { image_url: address }, signal, handles }),
    ...onceAfterFault,
  });

/** What the credentials of the person's pictures name; undefined until it is known. */
export const useCredentialsChoice = () =>
  useQuery({ queryKey: CHOICE, queryFn: ({ signal }) => call(provenanceRoutes.choice, { signal }) }).data;

export function useChooseCredentials() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CredentialsChoice) => call(provenanceRoutes.choose, { body, handles }),
    onSuccess: (choice) => {
      putConfirmed<CredentialsChoice>(queryClient, CHOICE, () => choice);
      showToast({ title: 'Content credentials saved', type: 'success' });
    },
  });
}
