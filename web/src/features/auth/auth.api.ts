import { accountRoutes, type ForgetPassword, type Login, type ResetPassword } from '@kenna/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** For the `handles` option: the errors of these calls are shown only in their form. */
const inForm = () => true;

export const useLogin = () =>
  useMutation({
    mutationFn: (body: Login) => call(accountRoutes.login, { body, handles: inForm }),
  });

export const useForgetPassword = () =>
  useMutation({
    mutationFn: (body: ForgetPassword) => call(accountRoutes.forgetPassword, { body, handles: inForm }),
  });

/** Whether a reset link still works; undefined until that is known, and where it cannot be asked. */
export function useResetLink(token: string) {
  const { data, isPending } = useQuery({
    queryKey: ['reset-link', token],
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
    queryFn: ({ signal }) => call(accountRoutes.checkResetLink, { body: { token }, signal, handles: inForm }),
  });
  return { works: data?.works, isPending: isPending && token !== '' };
}

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: ResetPassword) => call(accountRoutes.resetPassword, { body, handles: inForm }),
  });
