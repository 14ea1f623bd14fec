import { accountRoutes, type ForgetPassword, type Login, type ResetPassword } from '@kenna/contract';
import { useMutation } from '@tanstack/react-query';
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

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: ResetPassword) => call(accountRoutes.resetPassword, { body, handles: inForm }),
  });
