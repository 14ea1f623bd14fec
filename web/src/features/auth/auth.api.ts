import { accountRoutes, type ForgetPassword, type Login, type ResetPassword } from '@kenna/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import type { ApiError } from '../../lib/api-error.ts';

/** Password calls show the server's words in the form and no toast. */
const inForm = () => true;
/** Asked for on the page, which goes on. */
const isSecondStep = ({ kind }: ApiError) => kind === 'otp_required' || kind === 'otp_wrong';

export const useLogin = () =>
  useMutation({
    mutationFn: (body: Login) => call(accountRoutes.login, { body, handles: isSecondStep }),
  });

export const useForgetPassword = () =>
  useMutation({
    mutationFn: (body: ForgetPassword) => call(accountRoutes.forgetPassword, { body, handles: inForm }),
  });

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: ResetPassword) => call(accountRoutes.resetPassword, { body, handles: inForm }),
  });
