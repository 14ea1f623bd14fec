import {
  accountRoutes,
  type ForgetPassword,
  type Login,
  type ResetPassword,
  type Signup,
  type SignupInfo,
} from '@kenna/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import type { ApiError } from '../../lib/api-error.ts';

/** Sign-up shows the server's own words; password calls show theirs in the form and no toast. */
const inForm = () => true;
/** Asked for on the page, which goes on. */
const isSecondStep = ({ kind }: ApiError) => kind === 'otp_required' || kind === 'otp_wrong';

export const useLogin = () =>
  useMutation({
    mutationFn: (body: Login) => call(accountRoutes.login, { body, handles: isSecondStep }),
  });

export const useSignup = () =>
  useMutation({
    mutationFn: async (body: Signup) => {
      const { first_name, last_name, email, password, password_confirmation } = body;
      const info: SignupInfo = { first_name, last_name, email, password, password_confirmation };
      await call(accountRoutes.checkSignup, { body: info, handles: inForm });
      return call(accountRoutes.signup, { body, handles: inForm });
    },
  });

export const useForgetPassword = () =>
  useMutation({
    mutationFn: (body: ForgetPassword) => call(accountRoutes.forgetPassword, { body, handles: inForm }),
  });

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: ResetPassword) => call(accountRoutes.resetPassword, { body, handles: inForm }),
  });
