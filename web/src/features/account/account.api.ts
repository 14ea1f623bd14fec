import {
  accountAreaRoutes,
  API_BASE,
  apiKeyRoutes,
  downloadRoutes,
  webhookRoutes,
  type ApiScope,
  type ChangeEmail,
  type ChangePassword,
  type Profile,
  type RouteBody,
} from '@kenna/contract';
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call, callWithMessage } from '../../lib/api/api-client.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { putConfirmed, reload } from '../../lib/api/newer-data.ts';
import { saveAddress } from '../../lib/browser/save-file.ts';
import { showToast } from '../../ui/messages/toast.store.ts';

const PROFILE = ['account', 'profile'] as const;
const DEVICES = ['account', 'devices'] as const;
const KEYS = ['account', 'api-keys'] as const;
const WEBHOOKS = ['account', 'webhooks'] as const;

/** For the `handles` option of calls whose errors are shown in the form or by a message of their own. */
const handles = () => true;
const done = (title: string) => showToast({ title, type: 'success' });
const failed = (title: string) => showToast({ title, type: 'error', flag: 1 });

const profileQuery = queryOptions({
  queryKey: PROFILE,
  queryFn: ({ signal }) => call(accountAreaRoutes.profile, { body: {}, signal }),
});
export const useProfile = () => useQuery(profileQuery).data ?? null;

/** False while it is not known yet whether the address is verified. */
export const useKnowsProfile = (): boolean => !useQuery(profileQuery).isPending;
const refreshProfile = (queryClient: QueryClient) => reload(queryClient, { queryKey: PROFILE });
const changeProfile = (queryClient: QueryClient, change: Partial<Profile>) =>
  putConfirmed<Profile>(queryClient, PROFILE, (profile) => ({ ...profile, ...change }));

/** Verifies the address with the token of a link. A token is valid once, so the query is never repeated. */
export function useVerifyEmail(token: string) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      await call(accountAreaRoutes.verifyEmail, { body: { token }, handles });
      await refreshProfile(queryClient);
      return true;
    },
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

export const useResendVerification = () =>
  useMutation({
    mutationFn: () => call(accountAreaRoutes.resendVerification, { body: {} }),
    onSuccess: () => done('A new link is on its way to your mailbox'),
  });

export function useChangeEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeEmail) => call(accountAreaRoutes.changeEmail, { body, handles }),
    onSuccess: () => {
      done('A link is on its way to the new address');
      return refreshProfile(queryClient);
    },
  });
}

export function useCancelEmailChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(accountAreaRoutes.cancelEmailChange, { body: {} }),
    onSuccess: () => changeProfile(queryClient, { pending_email: null }),
  });
}

/** `onChanged` is called with the id and new address of the account. */
export function useConfirmEmail(onChanged: (changed: { user_id: number; email: string }) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(accountAreaRoutes.confirmEmailChange, { body: { token }, handles }),
    onSuccess: (changed) => {
      onChanged(changed);
      return refreshProfile(queryClient);
    },
  });
}

export const useUndoEmail = (onUndone: () => void) =>
  useMutation({
    mutationFn: (token: string) => call(accountAreaRoutes.undoEmailChange, { body: { token }, handles }),
    onSuccess: onUndone,
  });

/** `onUser` is called with the new name, which other parts of the page show as well. */
export function useRename(onUser: (change: { name: string }) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (user_name: string) => call(accountAreaRoutes.updateUsername, { body: { user_name }, handles }),
    onSuccess: ({ name }) => {
      changeProfile(queryClient, { name });
      onUser({ name });
      done('Username updated successfully');
    },
  });
}

export function useAvatar(onUser: (change: { avatar_url: string | null }) => void) {
  const queryClient = useQueryClient();
  const show = (avatar_url: string | null) => {
    changeProfile(queryClient, { avatar_url });
    onUser({ avatar_url });
  };
  const upload = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.set('image', file);
      return call(accountAreaRoutes.uploadAvatar, { form, handles });
    },
    onSuccess: ({ avatar_url }) => show(avatar_url),
    onError: () => failed('Profile image upload error. Please try again'),
  });
  const remove = useMutation({
    mutationFn: () => call(accountAreaRoutes.removeAvatar, { body: {} }),
    onSuccess: () => show(null),
  });
  return { upload, remove };
}

export const useChangePassword = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePassword) => call(accountAreaRoutes.changePassword, { body, handles }),
    onSuccess: () => {
      done('Password changed successfully');
      return reload(queryClient, { queryKey: DEVICES });
    },
  });
};

export const useAllowExplicit = (onUser: (change: { is_allow: boolean }) => void) =>
  useMutation({
    mutationFn: (is_allow: boolean) => callWithMessage(accountAreaRoutes.allowExplicit, { body: { is_allow } }),
    onSuccess: ({ message, data }) => {
      onUser(data);
      done(message);
    },
  });

export const useDevices = () =>
  useQuery({
    queryKey: DEVICES,
    queryFn: ({ signal }) => call(accountAreaRoutes.listSessions, { signal }),
  }).data?.sessions ?? null;

export function useRevokeDevice() {
  const queryClient = useQueryClient();
  return useMutation({
    /** Revokes the session with this id, or all sessions but the current one for null. */
    mutationFn: (id: number | null) =>
      id === null
        ? call(accountAreaRoutes.revokeOtherSessions, { body: {} })
        : call(accountAreaRoutes.revokeSession, { body: { id } }),
    onSettled: () => reload(queryClient, { queryKey: DEVICES }),
  });
}

export function useTwoFactor() {
  const queryClient = useQueryClient();
  const refresh = () => void refreshProfile(queryClient);
  return {
    begin: (password: string) => call(accountAreaRoutes.beginTwoFactor, { body: { password }, handles }),
    confirm: (otp: string) =>
      call(accountAreaRoutes.confirmTwoFactor, { body: { otp }, handles }).then(({ recovery_codes: codes }) => codes),
    renew: (password: string) =>
      call(accountAreaRoutes.renewRecoveryCodes, { body: { password }, handles }).then(
        ({ recovery_codes: codes }) => codes,
      ),
    disable: (password: string) =>
      call(accountAreaRoutes.disableTwoFactor, { body: { password }, handles }).then(() => refresh()),
    refresh,
  };
}

export const useApiKeys = () =>
  useQuery({ queryKey: KEYS, queryFn: ({ signal }) => call(apiKeyRoutes.list, { signal }) }).data?.keys ?? null;

export function useApiKeyChanges() {
  const queryClient = useQueryClient();
  const onSuccess = () => reload(queryClient, { queryKey: KEYS });
  const create = useMutation({
    mutationFn: (body: { name: string; scopes: ApiScope[] }) => call(apiKeyRoutes.create, { body, handles }),
    onSuccess,
  });
  const revoke = useMutation({
    mutationFn: (id: number) => call(apiKeyRoutes.revoke, { body: { id } }),
    onSuccess,
  });
  return { create, revoke };
}

export const useWebhooks = () =>
  useQuery({ queryKey: WEBHOOKS, queryFn: ({ signal }) => call(webhookRoutes.list, { signal }) }).data?.webhooks ??
  null;

const deliveriesKey = (id: number) => [...WEBHOOKS, id] as const;
/** Deliveries of a webhook, polled each second while one has not been attempted. */
export const useDeliveries = (id: number) =>
  useQuery({
    queryKey: deliveriesKey(id),
    queryFn: ({ signal }) => call(webhookRoutes.deliveries, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.deliveries.some(({ tries }) => tries === 0) ? 1000 : false),
  }).data?.deliveries ?? null;

export function useWebhookChanges() {
  const queryClient = useQueryClient();
  const onSuccess = () => reload(queryClient, { queryKey: WEBHOOKS });
  const create = useMutation({
    mutationFn: (body: RouteBody<typeof webhookRoutes.create>) => call(webhookRoutes.create, { body, handles }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: number) => call(webhookRoutes.remove, { body: { id } }),
    onSuccess,
  });
  const test = useMutation({
    mutationFn: (id: number) => call(webhookRoutes.test, { body: { id } }),
    onSuccess,
  });
  return { create, remove, test };
}

/** Creates an archive of the person's data, which the browser then downloads by a link. */
export const useExport = () =>
  useMutation({
    mutationFn: () => call(downloadRoutes.account, { body: {} }),
    onSuccess: ({ url, name }) => saveAddress(url, name),
  });

export const requestDeletion = (password: string) =>
  call(accountAreaRoutes.requestDeletion, { body: { password }, handles });

/** Returns the message to show when the server refuses a confirmation password. */
export const passwordProblem = (error: unknown): string =>
  isApiError(error) ? (error.fields.password ?? error.message) : 'An unexpected error has occurred. Please try again';

/** Address of the documentation of the API for scripts. */
export const DOCS_ADDRESS = API_BASE.replace(/\/web$/, '/docs');
